import { readFileSync } from 'node:fs';
import { adviserOn } from '../../src/nap/core/adviser';
import { napOn } from '../../src/nap/core/nap';
import type { NapBid, NapCall, NapCore, NapPosition, NapSettings } from '../../src/nap/core/types';
import { cardText, readFace } from '../../src/shared/core/cardText';
import { instantiate, type NapExports } from '../../src/shared/core/open';
import type { NapDeal } from '../referee/nap';
import { build } from './core';

const wasm = new URL(`../../build/wasm/nap-${build}.wasm`, import.meta.url);

/** A table and an adviser under test, each on its own core. */
export async function openTestNap() {
  const module = new WebAssembly.Module(readFileSync(wasm));
  const [table, seats] = [await instantiate<NapExports>(module, 0), await instantiate<NapExports>(module, 0)];
  return { table: napOn(table), adviser: adviserOn(seats), exports: table };
}

/** Cards as texts, the same for both sides. */
export const texts = (cards: readonly number[]): string[] => cards.map(cardText);
export const faces = (line: string): number[] => line.split(' ').filter(Boolean).map(readFace);

/** The core's position as the referee takes one. */
export function asDeal(position: NapPosition, table: NapSettings): NapDeal {
  return {
    table,
    hands: position.hands.map(texts),
    calls: position.calls,
    played: texts(position.played),
  };
}

/** A position from hands as text, declarer and bid given. */
export function positionOf(
  hands: readonly string[],
  declarer: number,
  bid: NapBid,
  played = '',
): NapPosition {
  return { hands: hands.map(faces), calls: [], contract: { declarer, bid }, played: faces(played) };
}

/** An auction in which this seat gets this contract at the table's settings, for the referee, who takes calls only. */
export function auctionFor(players: number, declarer: number, bid: NapBid): NapCall[] {
  const below: NapCall[] = bid === 'wellington' ? ['nap'] : bid === 'blucher' ? ['nap', 'wellington'] : [];
  if (below.length > declarer) throw new Error(`seat ${declarer} cannot be the one to call ${bid}`);
  const before: NapCall[] = new Array<NapCall>(declarer - below.length).fill('pass');
  const after = bid === 'blucher' ? 0 : players - declarer - 1;
  return [...before, ...below, bid, ...new Array<NapCall>(after).fill('pass')];
}

/** The default table with these settings laid over it. */
export function tableWith(core: NapCore, settings: Partial<NapSettings>): NapSettings {
  const wanted = { ...core.defaults(), ...settings };
  core.setSettings(wanted);
  return wanted;
}
