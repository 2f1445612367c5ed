// The commands of the trick game that see all hands: deal and solve.
import { NAP_NONE, NapFault } from '../../../assembly/abi';
import { BadNap, BadSettings, napOn } from '../../nap/core/nap';
import type { NapCore, NapPosition, NapSettings } from '../../nap/core/types';
import { cardText } from '../../shared/core/cardText';
import { instantiate, type NapExports } from '../../shared/core/open';
import type { CardId } from '../../shared/core/types';
import { napModule } from '../core';
import { answer, fail } from '../output';
import { bidOf, cardsOf, type NapGiven, numberOf, readNapOptions, settingsOf } from './options';

/** Nodes for one double-dummy question: seconds at the most, and six hands need a thousandth of it. */
const solveNodes = 20_000_000;

/** A table under the settings asked for. */
export async function openTable(given: NapGiven): Promise<NapCore> {
  const core = napOn(await instantiate<NapExports>(napModule(), 0));
  setTable((settings) => core.setSettings(settings), settingsOf(given, core.defaults()));
  return core;
}

export function setTable(set: (settings: NapSettings) => void, settings: NapSettings): void {
  try {
    set(settings);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    fail(`"${error.key}" cannot be ${JSON.stringify(settings[error.key])} with these settings`);
  }
}

export function cardTexts(cards: readonly CardId[]): string[] {
  return cards.map(cardText);
}

/** The core's fault as a sentence. */
export function sayFault(error: unknown): never {
  if (!(error instanceof BadNap)) throw error;
  const { fault, detail } = error;
  const card = detail < NAP_NONE ? cardText(detail) : 'that';
  const sentences: Partial<Record<number, string>> = {
    [NapFault.Size]: 'the hands must have one to five cards each, all as many',
    [NapFault.Call]: `call ${detail + 1} is not legal there`,
    [NapFault.Contract]: 'that bid is not played at this table',
    [NapFault.NoSuchCard]: `${card} is not in this pack`,
    [NapFault.Twice]: `${card} is in two places`,
    [NapFault.Follow]: `seat ${detail + 1} did not follow suit, and has the suit`,
    [NapFault.NotDealt]: `it is this seat that plays ${card}, which its hand does not have`,
    [NapFault.Over]: `card ${detail + 1} comes after the end of the deal`,
    [NapFault.Seat]: 'there is no such seat',
  };
  return fail(sentences[fault] ?? error.message);
}

/** `napoleon nap deal`: all hands of a seed. */
export async function deal(args: readonly string[]): Promise<void> {
  const given = readNapOptions(args, ['seed']);
  const core = await openTable(given);
  const seed = numberOf(given, 'seed', 0, 2 ** 32 - 1);
  core.deal(seed);
  const hands = core.position().hands.map(cardTexts);
  const { players } = core.settings;
  const unseen = cardTexts(core.undealt());
  answer(given.json, { players, seed, dealer: players, hands, unseen }, () =>
    [
      ...hands.map((hand, i) => `${i + 1}  ${hand.join(' ')}${i === players - 1 ? '  dealer' : ''}`),
      `unseen  ${unseen.join(' ')}`,
    ].join('\n'),
  );
}

/** `napoleon nap solve`: the contract with all cards seen. */
export async function solve(args: readonly string[]): Promise<void> {
  const given = readNapOptions(args, ['hands', 'bid']);
  const hands = (given.hands ?? fail('--hands is missing')).split('|').map(cardsOf);
  if (hands.length < 3 || hands.length > 6) fail(`there are 3 to 6 hands, not ${hands.length}`);
  const core = await openTable({ ...given, players: given.players ?? String(hands.length) });
  const contract = { declarer: 0, bid: bidOf(given) };
  const { tricks: needs } = core.stakes(contract.bid);
  const size = hands[0]?.length ?? 0;
  if (needs > size) fail(`${contract.bid} takes ${needs} tricks, and the hands have ${size} cards`);
  load(core, { hands, calls: [], contract, played: [] });
  const verdict = core.solve(solveNodes);
  const line = core.line(solveNodes);
  for (const card of line) core.play(card);
  const tricks = core.facts().tricks.map(({ plays, winner }) => ({
    cards: cardTexts(plays.map(({ card }) => card)),
    leader: plays[0]!.seat + 1,
    winner: winner === null ? null : winner + 1,
  }));
  const made = verdict === 'open' ? null : verdict === 'made';
  answer(given.json, { bid: contract.bid, made, line: tricks }, () =>
    [
      `${contract.bid}: ${made === null ? 'not known within the nodes' : made ? 'made' : 'not made'} with all cards seen`,
      ...tricks.map(
        ({ leader, cards, winner }) => `seat ${leader} leads  ${cards.join(' ')}  seat ${winner} takes it`,
      ),
    ].join('\n'),
  );
}

function load(core: NapCore, position: NapPosition): void {
  try {
    core.load(position);
  } catch (error) {
    sayFault(error);
  }
}
