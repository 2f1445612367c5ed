// What the trick game's worker does with a question. Clock and breathing are passed in.

import { suitOf } from '../../shared/core/cards';
import { instantiate, type NapExports } from '../../shared/core/open';
import { type AnswerHooks, INFO_MS } from '../../shared/solver/protocol';
import { adviserOn } from '../core/adviser';
import { luckOf } from '../core/luck';
import { napOn } from '../core/nap';
import type {
  NapAdvice,
  NapAdviser,
  NapBid,
  NapCore,
  NapPosition,
  NapSeat,
  NapSettings,
} from '../core/types';
import type { NapAnswer, NapInfo, NapMakeable, NapQuestion, NapWork } from './protocol';

/** An adviser that never holds a deal, and a table for deals that are done: on two cores. */
export interface NapCores {
  readonly adviser: NapAdviser;
  readonly table: NapCore;
}

export async function openNapCores(module: WebAssembly.Module): Promise<NapCores> {
  const adviser = adviserOn(await instantiate<NapExports>(module, 0));
  return { adviser, table: napOn(await instantiate<NapExports>(module, 0)) };
}

type Hooks = AnswerHooks<NapInfo>;
type Question<W extends NapQuestion['want']> = Extract<NapQuestion, { want: W }>;

/** Worlds of one slice: some milliseconds, and always as many, so that the clock has no say in the advice. */
const SLICE = 25;
/** Of these so many with all cards seen too, by the number of players; each question within so many nodes. */
const SOLVED = [0, 0, 0, 10, 10, 5, 2] as const;
const SOLVE_NODES = 20_000;
/** The first words come soon. */
const FIRST_INFO_MS = 40;

function move(
  { adviser }: NapCores,
  settings: NapSettings,
  { view, level, seed }: Question<'move'>,
): Partial<NapAnswer> {
  adviser.setSettings(settings);
  const { phase } = adviser.facts(view);
  if (phase === 'bidding') return { call: adviser.seatCall(view, level, seed) };
  return { card: adviser.seatCard(view, level, seed) };
}

async function advise(
  { adviser }: NapCores,
  { ticket, settings }: NapWork,
  { view, seed, limits }: Question<'advice'>,
  hooks: Hooks,
): Promise<{ readonly why: NapAnswer['why']; readonly advice: NapAdvice }> {
  adviser.setSettings(settings);
  adviser.begin(view, seed);
  const solved = SOLVED[settings.players] ?? 0;
  const began = hooks.now();
  let told = began + FIRST_INFO_MS - INFO_MS;
  for (let worlds = 0; worlds < limits.worlds; worlds += SLICE) {
    adviser.step(SLICE, solved, SOLVE_NODES);
    await hooks.breathe();
    const now = hooks.now();
    if (hooks.stopped()) return { why: 'stopped', advice: adviser.advice() };
    if (now - began >= limits.milliseconds) break;
    if (now - told < INFO_MS) continue;
    told = now;
    hooks.onInfo({ ticket, advice: adviser.advice() });
  }
  return { why: 'done', advice: adviser.advice() };
}

/** The first card of the most tricks: after it they are still to be had. */
function bestSuit(table: NapCore, position: NapPosition, tricks: number, nodes: number): number | null {
  for (const card of table.cards()) {
    table.load({ ...position, played: [card] });
    if (table.most(nodes) === tricks) return suitOf(card);
  }
  return null;
}

function makeable(table: NapCore, hands: NapPosition['hands'], seat: NapSeat, nodes: number): NapMakeable {
  const contract = (bid: NapBid): NapPosition => ({
    hands,
    calls: [],
    contract: { declarer: seat, bid },
    played: [],
  });
  const position = contract('nap');
  table.load(position);
  const tricks = table.most(nodes);
  const suit = tricks === null || tricks === 0 ? null : bestSuit(table, position, tricks, nodes);
  if (table.settings.misere === 'off') return { seat, tricks, suit, misere: null };
  table.load(contract('misere'));
  const result = table.solve(nodes);
  return { seat, tricks, suit, misere: result === 'open' ? null : result === 'made' };
}

async function judge(
  { table }: NapCores,
  settings: NapSettings,
  { position, nodes }: Question<'verdict'>,
  hooks: Hooks,
): Promise<Partial<NapAnswer>> {
  table.setSettings(settings);
  table.load({ ...position, played: [] });
  const contract = table.facts().phase === 'passed' ? null : table.solve(nodes);
  const found: NapMakeable[] = [];
  for (let seat = 0; seat < settings.players; seat++) {
    await hooks.breathe();
    if (hooks.stopped()) return { why: 'stopped' };
    found.push(makeable(table, position.hands, seat, nodes));
  }
  return { verdict: { contract, makeable: found } };
}

/** The deal from its first call to its end: every seat is given its view alone, and the table judges what it does. */
async function playDeal(
  { adviser, table }: NapCores,
  settings: NapSettings,
  { hands, levels, seed }: Question<'deal'>,
  hooks: Hooks,
): Promise<Partial<NapAnswer>> {
  adviser.setSettings(settings);
  table.setSettings(settings);
  table.load({ hands, calls: [], contract: null, played: [] });
  for (let decision = 0; ; decision++) {
    const { turn, phase, declarer, bid, result } = table.facts();
    if (turn === null) {
      const ended = result === 'open' ? 'passed' : result;
      return { deal: { declarer, bid, result: ended, chips: table.chips() } };
    }
    const view = table.view(turn);
    const level = levels[turn] ?? 'hard';
    const luck = luckOf(seed, decision);
    if (phase === 'bidding') table.call(adviser.seatCall(view, level, luck));
    else table.play(adviser.seatCard(view, level, luck));
    await hooks.breathe();
    if (hooks.stopped()) return { why: 'stopped' };
  }
}

/** Answers one question. Rejects when the core refuses the settings, the view or the position. */
export async function answerNap(cores: NapCores, work: NapWork, hooks: Hooks): Promise<NapAnswer> {
  const blank = { ticket: work.ticket, why: 'done' } as const;
  switch (work.want) {
    case 'move':
      return { ...blank, ...move(cores, work.settings, work) };
    case 'advice':
      return { ...blank, ...(await advise(cores, work, work, hooks)) };
    case 'deal':
      return { ...blank, ...(await playDeal(cores, work.settings, work, hooks)) };
    case 'verdict':
      return { ...blank, ...(await judge(cores, work.settings, work, hooks)) };
  }
}
