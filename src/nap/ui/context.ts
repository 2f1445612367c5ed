// What every part of the trick game's page is given.

import type { Lang, Texts } from '../../i18n/index';
import type { NapTexts } from '../../i18n/nap';
import type { NapReason } from '../../i18n/napReasons';
import type { PageUi } from '../../shared/ui/pageUi';
import type { NapCore } from '../core/types';
import type { NapDealResult } from '../game/keeping/dealResult';
import type { Chair, Challenge, NapIntent, NapOutcome } from '../game/session/intents';
import type { NapSession, NapShown } from '../game/session/state';
import type { NapTable } from '../table/table';
import type { NapCommandId, NapPageAction } from './commands';

/** What the page may ask of the rules: nothing that is hidden from anybody. */
export type NapRules = Pick<NapCore, 'stakes' | 'refuseCall'>;

export interface NapUi extends PageUi<NapCommandId> {
  readonly rules: NapRules;
  readonly session: NapSession;
  readonly table: NapTable;
  /** shows the trick taken last, where the deal's result would lie over it, or ends that */
  lookBack(shown: boolean): void;
  texts(): NapTexts;
  /** the texts that all games share */
  pageTexts(): Texts;
  send(intent: NapIntent): NapOutcome;
  act(act: NapPageAction): void;
  /** what the table shows: the match, or an exhibit meanwhile */
  shown(): NapShown;
  /** puts an exhibit away, if one is shown */
  leaveExhibit(): void;
  /** why a call or a card is advised, in a sentence or two; may be empty */
  reasons(reasons: readonly NapReason[]): string;
  /** the address of the deal on the table, with a result to be beaten there */
  link(beat?: Challenge): string;
  /** every deal that was done here, the oldest first */
  deals(): Promise<readonly NapDealResult[]>;
  /** the browser gives no picture of the table */
  pictureLost(): boolean;
  /** a match that was left for another one waits */
  earlierWaits(): boolean;
  /** a seed at random, 0 .. 2^32 - 1 */
  anySeed(): number;
}

/** The name of a command; what concerns the page as a whole is called as it is at the patiences. */
export function commandLabel(
  { texts, pageTexts }: Pick<NapUi, 'texts' | 'pageTexts'>,
  id: NapCommandId,
): string {
  return id === 'update' || id === 'reload' || id === 'fullScreen'
    ? pageTexts().commands[id]
    : texts().commands[id];
}

/** Whether the one at the screen is the only person of the table. */
export function alone({ table }: Pick<NapShown, 'table'>): boolean {
  return table.chairs.filter(({ kind }) => kind === 'person').length === 1;
}

/** The name of who sits in a chair: as given, else "You", "Player 2", or one of the company. */
export function nameOf({ shown, texts }: NapUi, chair: Chair): string {
  const state = shown();
  const sitter = state.table.chairs[chair];
  if (sitter === undefined) return '';
  if (sitter.name !== '') return sitter.name;
  if (sitter.kind === 'computer') {
    const nth = state.table.chairs.slice(0, chair).filter(({ kind }) => kind === 'computer').length;
    return texts().company[nth] ?? '';
  }
  return alone(state) ? texts().you : texts().person(chair + 1);
}

/** Whether a chair is that of the only person. */
export function isYou({ shown }: NapUi, chair: Chair | null): boolean {
  const state = shown();
  return chair !== null && alone(state) && state.table.chairs[chair]?.kind === 'person';
}

/** Who has sent a result to be beaten, and what it is. */
export function senderOf({ texts }: NapUi, { name }: Challenge): string {
  return name === '' ? texts().challenge.sender : name;
}

export function toBeatText(ui: NapUi, challenge: Challenge): string {
  const { toBeat } = ui.texts().challenge;
  return `${toBeat(senderOf(ui, challenge), chipsText(ui.lang(), challenge.chips))}.`;
}

/** Chips with their sign: `+12`, `−3`, `0`; with `digits` all of them are said. */
export function chipsText(lang: Lang, chips: number, digits = 0): string {
  const shape: Intl.NumberFormatOptions = {
    signDisplay: 'exceptZero',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  };
  return new Intl.NumberFormat(lang, shape).format(chips).replace('-', '−');
}

/** A share as `62 %`, in whole per cent, since no sample says more. */
export function percentText(lang: Lang, share: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A chance that was counted, not proved: it is never said to be none or all. */
export function oddsText(lang: Lang, share: number): string {
  if (share < 0.005) return `<${percentText(lang, 0.01)}`;
  return share > 0.995 ? `>${percentText(lang, 0.99)}` : percentText(lang, share);
}

export const suitSign = (suit: number): string => '♣♦♥♠'.charAt(suit);
export const isRed = (suit: number): boolean => suit === 1 || suit === 2;
