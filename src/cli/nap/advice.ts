// The commands of the trick game that see one hand: bid and play.

import { adviserOn } from '../../nap/core/adviser';
import { defaultSettings } from '../../nap/core/settings';
import type {
  NapAdvice,
  NapAdviser,
  NapCallAdvice,
  NapCardAdvice,
  NapChance,
  NapPhase,
  NapView,
} from '../../nap/core/types';
import { suitLetter } from '../../shared/core/cardText';
import { instantiate, type NapExports } from '../../shared/core/open';
import { napModule } from '../core';
import { answer, fail } from '../output';
import { bidOf, callsOf, cardsOf, type NapGiven, numberOf, readNapOptions, settingsOf } from './options';
import { cardTexts, sayFault, setTable } from './table';

const defaultWorlds = 500;
/** Worlds that are solved with all cards seen too, and nodes for each question. */
const solvedWorlds = 100;
const solveNodes = 20_000;

/** Why there is nothing to advise on. */
const elsewhere: Readonly<Record<NapPhase, string>> = {
  bidding: 'the bidding is not over: --calls are not all calls',
  playing: 'the bidding is over: nobody is to call',
  done: 'the deal is decided: nobody is to play',
  passed: 'all have passed: there is nothing to play',
};

interface SeatAdviser {
  readonly adviser: NapAdviser;
  readonly players: number;
}

async function openSeatAdviser(given: NapGiven): Promise<SeatAdviser> {
  const exports = await instantiate<NapExports>(napModule(), 0);
  const adviser = adviserOn(exports);
  const settings = settingsOf(given, defaultSettings(exports));
  setTable((wanted) => adviser.setSettings(wanted), settings);
  return { adviser, players: settings.players };
}

function advise(
  { adviser }: SeatAdviser,
  given: NapGiven,
  view: NapView,
  phase: 'bidding' | 'playing',
): NapAdvice {
  const worlds = numberOf(given, 'worlds', 1, 1_000_000, defaultWorlds);
  const seed = numberOf(given, 'seed', 0, 2 ** 32 - 1, 1);
  try {
    const facts = adviser.facts(view);
    if (facts.phase !== phase) fail(elsewhere[facts.phase]);
    if (facts.turn !== view.seat)
      fail(`it is seat ${Number(facts.turn) + 1}'s turn, not seat ${view.seat + 1}'s`);
    adviser.begin(view, seed);
  } catch (error) {
    sayFault(error);
  }
  adviser.step(worlds, Math.min(worlds, solvedWorlds), solveNodes);
  return adviser.advice();
}

function percent(chance: NapChance | null): string {
  if (chance === null) return '-';
  const { share, low, high } = chance;
  return `${Math.round(100 * share)} % (${Math.round(100 * low)}-${Math.round(100 * high)})`;
}

/** Chips with no more digits than the interval bears. */
function chipsText(chips: number, margin: number): string {
  const digits = margin >= 1 ? 0 : 1;
  const text = (value: number): string => value.toFixed(digits).replace(/^-(0(\.0)?)$/, '$1');
  const sign = Number(text(chips)) > 0 ? '+' : '';
  return `${sign}${text(chips)} ± ${text(Math.max(margin, 0.1))}`;
}

function callLine({ call, made, plays, chips, margin, suit }: NapCallAdvice): string {
  const worth = chipsText(chips, margin).padEnd(13);
  if (call === 'pass') return `${call.padEnd(11)} ${worth}`.trimEnd();
  const trumps = suit === null ? '' : `  trumps ${suitLetter(suit)}`;
  return `${call.padEnd(11)} ${worth} made ${percent(made).padEnd(14)} played ${Math.round(100 * plays)} %${trumps}`;
}

/** `napoleon nap bid`: every legal call, best first. */
export async function bid(args: readonly string[]): Promise<void> {
  const given = readNapOptions(args, ['hand', 'calls', 'worlds', 'seed']);
  const opened = await openSeatAdviser(given);
  const hand = handOf(given);
  const calls = callsOf(given.calls);
  const seat = calls.length;
  if (seat >= opened.players) fail(`--calls names ${seat} calls: all ${opened.players} seats have called`);
  const { worlds, calls: found } = advise(
    opened,
    given,
    { seat, hand, calls, contract: null, played: [] },
    'bidding',
  );
  const record = {
    players: opened.players,
    seat: seat + 1,
    worlds,
    calls: found.map(({ suit, ...rest }) => ({ ...rest, suit: suit === null ? null : suitLetter(suit) })),
  };
  answer(given.json, record, () => found.map(callLine).join('\n'));
}

function handOf(given: NapGiven): number[] {
  const hand = cardsOf(given.hand ?? fail('--hand is missing'));
  return hand.length === 5 ? hand : fail(`a hand has five cards, not ${hand.length}`);
}

function cardLine({ cards, made, makeable, certain, rule }: NapCardAdvice): string {
  const proved = certain === 'open' ? '' : `  certain: ${certain}`;
  const all = makeable === null ? '' : `  all cards seen ${percent(makeable).padEnd(14)}`;
  const thumb = rule ? '  rule of thumb' : '';
  return `${cardTexts(cards).join(' ').padEnd(14)} made ${percent(made).padEnd(14)}${all}${proved}${thumb}`.trimEnd();
}

/** The view of the options: the auction if it is known, else the contract alone. */
function playView(given: NapGiven, { adviser, players }: SeatAdviser): NapView {
  const seat = numberOf(given, 'seat', 1, players) - 1;
  const calls = callsOf(given.calls);
  const contract = { declarer: numberOf(given, 'declarer', 1, players) - 1, bid: bidOf(given) };
  const played = cardsOf((given.played ?? '').replaceAll('|', ' '));
  const view = { seat, hand: handOf(given), calls, contract: calls.length > 0 ? null : contract, played };
  if (calls.length === 0) return view;
  try {
    const { declarer, bid: called } = adviser.facts({ ...view, played: [] });
    if (declarer !== contract.declarer || called !== contract.bid)
      fail('--calls end in another contract than --declarer and --bid');
  } catch (error) {
    sayFault(error);
  }
  return view;
}

/** `napoleon nap play`: every legal card, best first for the seat. */
export async function play(args: readonly string[]): Promise<void> {
  const given = readNapOptions(args, [
    'hand',
    'seat',
    'declarer',
    'bid',
    'calls',
    'played',
    'worlds',
    'seed',
  ]);
  const opened = await openSeatAdviser(given);
  const view = playView(given, opened);
  const { worlds, cards, makeable, indifferent } = advise(opened, given, view, 'playing');
  const record = {
    players: opened.players,
    seat: view.seat + 1,
    worlds,
    makeable,
    indifferent,
    cards: cards.map(({ cards: equal, ...rest }) => ({ cards: cardTexts(equal), ...rest })),
  };
  answer(given.json, record, () => {
    const lines = cards.map(cardLine);
    if (indifferent && cards.length > 1) lines.push('no difference');
    if (makeable !== null)
      lines.push(`makeable with all cards seen in ${percent(makeable)} of the worlds that fit`);
    return lines.join('\n');
  });
}
