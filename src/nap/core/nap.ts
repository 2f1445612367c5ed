import { NAP_POSITION_BYTES, type NapFact, NapFault, NapRefusal } from '../../../assembly/abi';
import { instantiate, type NapExports } from '../../shared/core/open';
import type { CardId } from '../../shared/core/types';
import { cardOfNap, decodeNapPosition, encodeNapPosition, napCard } from './buffers';
import { BadNap, napResults, readFacts } from './facts';
import { BadSettings, defaultSettings, takeSettings } from './settings';
import {
  type NapCall,
  type NapCore,
  type NapFacts,
  type NapPosition,
  type NapRefused,
  type NapSettings,
  type NapView,
  napCalls,
} from './types';

export { BadNap, BadSettings };

/** What a seat knows of a position: its own cards, and the record. The one place where hands are left out. */
export function viewOf(position: NapPosition, seat: number): NapView {
  const { calls, contract, played } = position;
  return { seat, hand: position.hands[seat] ?? [], calls, contract, played };
}

function refused(code: number): NapRefused | null {
  return code === NapRefusal.None ? null : { reason: code & 255, detail: code >> 8 };
}

/** The trick game's table on an open core. Its settings are the defaults until others are set. */
export function napOn(exports: NapExports): NapCore {
  const live = new Uint8Array(exports.memory.buffer, exports.napPositionAt(), NAP_POSITION_BYTES);
  let settings = defaultSettings(exports);
  takeSettings(exports, settings);

  const position = (): NapPosition => decodeNapPosition(live, settings.players);
  const facts = (): NapFacts => {
    return readFacts(exports, (which: NapFact) => exports.napFact(which), settings.players, position());
  };
  const held = (): CardId[] => position().hands.flat();
  const cards = (): CardId[] => held().filter((card) => exports.napRefuseCard(napCard(card)) === 0);
  const solve = (nodes: number) => napResults[exports.napSolve(nodes)] ?? 'open';

  return {
    get settings() {
      return settings;
    },
    defaults: () => defaultSettings(exports),
    setSettings(wanted: NapSettings) {
      takeSettings(exports, wanted);
      settings = Object.freeze({ ...wanted });
    },
    stakes(bid) {
      const value = (column: number): number => exports.napBidValue(napCalls.indexOf(bid), column);
      return { tricks: value(0), won: value(1), lost: value(2) };
    },
    deal: (seed) => exports.napDeal(seed),
    load(wanted) {
      const before = live.slice();
      const unequal = wanted.hands.some((hand) => hand.length !== wanted.hands[0]?.length);
      if (unequal || wanted.hands.length !== settings.players) throw new BadNap(NapFault.Size, 0);
      live.set(encodeNapPosition(wanted));
      const fault = exports.napTakePosition();
      if (fault === NapFault.None) return;
      live.set(before);
      throw new BadNap(fault & 255, detailOf(fault));
    },
    position,
    pack: () => packOf(exports),
    undealt: () => {
      const held = position().hands.flat();
      return packOf(exports).filter((card) => !held.includes(card));
    },
    facts,
    view: (seat) => viewOf(position(), seat),
    calls: () => napCalls.filter((_, call) => exports.napRefuseCall(call) === 0),
    cards,
    refuseCall: (call: NapCall) => refused(exports.napRefuseCall(napCalls.indexOf(call))),
    refuseCard: (card) => refused(exports.napRefuseCard(napCard(card))),
    call: (call) => refused(exports.napCall(napCalls.indexOf(call))),
    play: (card) => refused(exports.napPlay(napCard(card))),
    undo: () => exports.napUndo(),
    chips: () => Array.from({ length: settings.players }, (_, seat) => exports.napChips(seat)),
    solve,
    most(nodes) {
      const tricks = exports.napTricks(-1, nodes);
      return tricks < 0 ? null : tricks;
    },
    line: (nodes) => bestLine(exports, cards, solve, nodes),
  };
}

/** The pack in force, from its lowest rank: the twos' number in the game is suit * 13. */
function packOf(exports: NapExports): CardId[] {
  const lowest = exports.napLowestRank();
  return Array.from({ length: 52 }, (_, card) => card)
    .filter((card) => card % 13 >= lowest)
    .map(cardOfNap);
}

/** A fault's detail, cards as ids. */
export function detailOf(fault: number): number {
  const kind = fault & 255;
  const detail = fault >> 8;
  const isCard = kind === NapFault.NoSuchCard || kind === NapFault.Twice || kind === NapFault.NotDealt;
  return isCard && detail < 52 ? cardOfNap(detail) : detail;
}

/** Plays on with cards that keep the verdict, takes them back, and returns them. */
function bestLine(
  exports: NapExports,
  cards: () => CardId[],
  solve: (nodes: number) => string,
  nodes: number,
): CardId[] {
  const line: CardId[] = [];
  const verdict = solve(nodes);
  const keeps = (card: CardId): boolean => {
    exports.napPlay(napCard(card));
    if (solve(nodes) === verdict) return true;
    exports.napUndo();
    return false;
  };
  while (verdict !== 'open') {
    const card = cards().find(keeps);
    if (card === undefined) break;
    line.push(card);
  }
  for (const _ of line) exports.napUndo();
  return line;
}

/** Opens an instance of the compiled core as a table. */
export async function openNap(module: WebAssembly.Module): Promise<NapCore> {
  return napOn(await instantiate<NapExports>(module, 0));
}
