import { describe, expect, test } from 'vitest';
import type { NapEvent } from '../../../../src/nap/game/session/intents';
import { cardText } from '../../../../src/shared/core/cardText';
import { aloneAmong, type NapScene, openNapScene, playOut, tableOf } from '../fakes';

/** What happened, in a line for each event. */
function storyOf({ told }: NapScene): string[] {
  const say = (event: NapEvent): string => {
    if (event.kind === 'called') return `${event.chair} ${event.call}`;
    if (event.kind === 'contract') return `${event.chair} plays ${event.bid}`;
    if (event.kind === 'played') return `${event.chair} ${cardText(event.card)}`;
    if (event.kind === 'finished') return `${event.result} ${event.chips.join(' ')}`;
    if (event.kind === 'dealt') return `dealt by ${event.dealer}`;
    return `${event.kind} ${event.chair}`;
  };
  return told.flatMap(({ outcome }) => (outcome.kind === 'happened' ? outcome.events.map(say) : []));
}

describe('a deal', () => {
  test('goes from bidding through the tricks to the score sheet, card by card', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 });
    const { match } = scene;
    expect(match.state).toMatchObject({
      phase: 'bidding',
      turn: 0,
      dealer: 3,
      looker: 0,
      held: [5, 5, 5, 5],
    });
    expect(match.state.hand.map(cardText)).toEqual(['AH', '9H', '7C', '6C', '3D']);
    await playOut(scene);
    expect(storyOf(scene)).toEqual([
      '0 pass',
      '1 pass',
      '2 pass',
      '3 two',
      '3 plays two',
      ...['3 KC', '0 7C', '1 8C', '2 2C', 'taken 3', 'gathered 3'],
      ...['3 KH', '0 AH', '1 QH', '2 6H', 'taken 0', 'gathered 0'],
      ...['0 9H', '1 4D', '2 4S', '3 7H', 'taken 0', 'gathered 0'],
      ...['0 6C', '1 5S', '2 6S', '3 3C', 'taken 0', 'gathered 0'],
      ...['0 3D', '1 KS', '2 TD', '3 9D', 'taken 2', 'gathered 2'],
      'lost 2 2 2 -6',
    ]);
    expect(match.state).toMatchObject({ phase: 'finished', totals: [2, 2, 2, -6], looker: null, hand: [] });
    expect(match.state.opened!.hands.map((hand) => hand.map(cardText).join(' '))).toEqual([
      'AH 9H 7C 6C 3D',
      'KS 5S QH 8C 4D',
      '6S 4S 6H 2C TD',
      'KH 7H KC 3C 9D',
    ]);
  });
});
