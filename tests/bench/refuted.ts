// Deals that the order of departures refutes, hunted for a win all the same: see docs/soundness.md.
import { readFileSync } from 'node:fs';
import { Prune, Verdict } from '../../assembly/abi';
import { openCore } from '../../src/patience/core/patience';
import { searchOn } from '../../src/patience/core/search';
import type { GameId } from '../../src/shared/core/types';

interface Refuted {
  readonly game: GameId;
  readonly deal: number;
  readonly why: string;
}

/** Hunts for so many nodes each; `tell` gets every deal and its verdict without orders. */
export async function huntRefuted(
  path: string,
  nodes: number,
  tell: (deal: number, verdict: string) => void,
): Promise<void> {
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  const refuted = lines.map((line) => JSON.parse(line) as Refuted).filter(({ why }) => why === 'order');
  const core = await openCore(new WebAssembly.Module(readFileSync('build/wasm/release.wasm')), 128);
  const search = searchOn(core);
  core.exports.searchWithout(1 << Prune.Order);
  for (const { game, deal } of refuted) {
    core.setRules(core.gameRules(game));
    core.deal(deal);
    search.begin(nodes);
    let verdict: number = Verdict.Running;
    while (verdict === Verdict.Running) verdict = search.step(1_000_000);
    tell(deal, Verdict[verdict] ?? '');
  }
}
