import {
  NAP_ADVICE,
  NAP_HAND,
  NAP_ROW,
  NAP_VIEW_BYTES,
  NapCallRow,
  NapCardRow,
  type NapFact,
  NapFault,
  NapHead,
} from '../../../assembly/abi';
import { instantiate, type NapExports } from '../../shared/core/open';
import { cardOfNap, encodeNapView } from './buffers';
import { BadNap, napResults, readFacts } from './facts';
import { detailOf } from './nap';
import { defaultSettings, takeSettings } from './settings';
import {
  type NapAdvice,
  type NapAdviser,
  type NapCallAdvice,
  type NapCardAdvice,
  type NapChance,
  type NapView,
  napCalls,
  napLevels,
} from './types';

/** Advice or a move was asked of a seat that is not to call or play. */
export class NotItsTurn extends Error {
  override name = 'NotItsTurn';
}

const z = 1.96;
/** Cards within this of the best are as good. */
const point = 0.01;

/** Wilson's interval; with weighted worlds `n` is how many equal ones they are worth. */
export function chanceOf(hits: number, weight: number, squares: number): NapChance | null {
  if (weight <= 0) return null;
  const n = weight ** 2 / squares;
  const share = Math.min(1, hits / weight);
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

function readCalls(figures: Float64Array): NapCallAdvice[] {
  const at = (place: number): number => figures[place] ?? 0;
  const weight = at(NapHead.Weight);
  const n = weight ** 2 / at(NapHead.Squares);
  const rows = napCalls.flatMap((call, i): NapCallAdvice[] => {
    const row = NapHead.Rows + i * NAP_ROW;
    if (at(row + NapCallRow.Legal) === 0) return [];
    const plays = at(row + NapCallRow.Plays);
    const chips = at(row + NapCallRow.Chips) / weight;
    const variance = Math.max(0, at(row + NapCallRow.Squares) / weight - chips ** 2);
    const suit = at(row + NapCallRow.Suit);
    return [
      {
        call,
        made: call === 'pass' ? null : chanceOf(at(row + NapCallRow.Made), plays, plays),
        plays: plays / weight,
        chips,
        margin: z * Math.sqrt(variance / n),
        suit: suit < 0 ? null : suit,
      },
    ];
  });
  return rows.sort((a, b) => b.chips - a.chips);
}

function readCards(figures: Float64Array, forDeclarer: boolean): NapCardAdvice[] {
  const at = (place: number): number => figures[place] ?? 0;
  const rows = Array.from({ length: NAP_HAND }, (_, i) => NapHead.Rows + i * NAP_ROW).filter(
    (row) => at(row + NapCardRow.Card) >= 0,
  );
  const groups = rows.filter((row) => at(row + NapCardRow.Card) === at(row + NapCardRow.Group));
  const found = groups.map((lowest): NapCardAdvice => {
    const equal = rows.filter((row) => at(row + NapCardRow.Group) === at(lowest + NapCardRow.Card));
    return {
      cards: equal.map((row) => cardOfNap(at(row + NapCardRow.Card))),
      made: chanceOf(at(lowest + NapCardRow.Made), at(NapHead.Weight), at(NapHead.Squares))!,
      makeable: chanceOf(
        at(lowest + NapCardRow.Makeable),
        at(NapHead.SolvedWeight),
        at(NapHead.SolvedSquares),
      ),
      certain: equal
        .map((row) => napResults[at(row + NapCardRow.Certain)] ?? 'open')
        .reduce((one, other) => (one === 'open' ? other : one)),
      rule: equal.some((row) => at(row + NapCardRow.Rule) !== 0),
    };
  });
  const sign = forDeclarer ? -1 : 1;
  return found.sort((a, b) => sign * (a.made.share - b.made.share));
}

/** A seat's adviser on an open core. */
export function adviserOn(exports: NapExports): NapAdviser {
  const live = new Uint8Array(exports.memory.buffer, exports.napViewAt(), NAP_VIEW_BYTES);
  const figures = new Float64Array(exports.memory.buffer, exports.napAdviceAt(), NAP_ADVICE);
  let players = defaultSettings(exports).players;
  let bidding = false;
  let forDeclarer = false;
  takeSettings(exports, defaultSettings(exports));

  const take = (view: NapView): void => {
    live.set(encodeNapView(view));
    const fault = exports.napTakeView();
    if (fault !== NapFault.None) throw new BadNap(fault & 255, detailOf(fault));
  };
  const factsOf = (view: NapView) => {
    take(view);
    return readFacts(exports, (which: NapFact) => exports.napViewFact(which), players, view);
  };

  return {
    setSettings(settings) {
      takeSettings(exports, settings);
      players = settings.players;
    },
    facts: factsOf,
    begin(view, seed) {
      const facts = factsOf(view);
      bidding = facts.phase === 'bidding';
      forDeclarer = facts.declarer === view.seat;
      if (!exports.napAdviseBegin(seed)) throw new NotItsTurn(`it is not seat ${view.seat + 1}'s turn`);
    },
    step: (worlds, solved = 0, nodes = 0) => exports.napAdviseStep(worlds, solved, nodes),
    advice(): NapAdvice {
      const head = (place: NapHead): number => figures[place] ?? 0;
      const cards = bidding ? [] : readCards(figures, forDeclarer);
      const shares = cards.map(({ made }) => made.share);
      return {
        worlds: head(NapHead.Worlds),
        calls: bidding ? readCalls(figures) : [],
        cards,
        makeable: chanceOf(head(NapHead.Makeable), head(NapHead.SolvedWeight), head(NapHead.SolvedSquares)),
        indifferent: shares.length > 0 && Math.max(...shares) - Math.min(...shares) <= point,
      };
    },
    seatCall(view, level, seed) {
      take(view);
      const call = napCalls[exports.napSeatCall(napLevels.indexOf(level), seed)];
      if (call === undefined) throw new NotItsTurn(`it is not seat ${view.seat + 1}'s turn to call`);
      return call;
    },
    seatCard(view, level, seed) {
      take(view);
      const card = exports.napSeatCard(napLevels.indexOf(level), seed);
      if (card < 0) throw new NotItsTurn(`it is not seat ${view.seat + 1}'s turn to play`);
      return cardOfNap(card);
    },
  };
}

/** Opens an instance of the compiled core for advice and computer seats: it never holds a deal. */
export async function openAdviser(module: WebAssembly.Module): Promise<NapAdviser> {
  return adviserOn(await instantiate<NapExports>(module, 0));
}
