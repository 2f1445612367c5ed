import { expect, it } from 'vitest';
import { Verdict } from '../../assembly/abi';
import { gameIds } from '../../src/core/types';
import { welcomeDeals } from '../../src/game/welcome';
import { openTestCore } from '../support/core';
import { searchAll } from '../support/search';

/** Some seconds of a slow telephone at the most. */
const nodes = 100_000;

it('every deal for newcomers can be won, and that is found soon', async () => {
  const core = await openTestCore(64);
  core.setRules(core.gameRules(gameIds[0]));
  for (const number of welcomeDeals) {
    core.deal(number);
    expect(searchAll(core, nodes).verdict, `deal ${number}`).toBe(Verdict.Winnable);
  }
});
