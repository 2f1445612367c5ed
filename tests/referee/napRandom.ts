import type { NapTable } from './nap';
import type { Random } from './random';

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** Any settings that a table can have. */
export function randomTable(random: Random, players = 3 + Math.floor(random() * 4)): NapTable {
  const wellington = random() < 0.7;
  return {
    players,
    allPass: pick(random, ['redeal', 'dealer'] as const),
    lowest: pick(random, ['two', 'three'] as const),
    misere: pick(random, ['off', 'plain', 'plain', 'trumps'] as const),
    misereLost: pick(random, [3, 6] as const),
    wellington,
    blucher: wellington && random() < 0.7,
    blucherWon: pick(random, [10, 20, 30, 100]),
    blucherLost: pick(random, [1, 10, 15, 20]),
    playOn: random() < 0.3,
    pack: players < 6 && random() < 0.4 ? 'stripped' : 'full',
  };
}

/** A call among these, low ones likelier, so that auctions are long and short and of every bid. */
export function randomCall(random: Random, calls: readonly string[]): string {
  if (calls[0] === 'pass' && random() < 0.5) return 'pass';
  const bids = calls.filter((call) => call !== 'pass');
  return bids.length === 0 ? 'pass' : bids[Math.floor(random() ** 1.5 * bids.length)]!;
}
