// The table of the next match, and how this screen likes to play. Seats and house rules take hold with a new
// match, since the score sheet belongs to them; habits take hold at once.

import { options, switchRow } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import type { SheetSpec } from '../../../shared/ui/sheet';
import type { NapSettings } from '../../core/types';
import type { MatchEnd, NapTable, SeatLevel, Sitter } from '../../game/session/intents';
import { isMatchEnd, mostDeals, mostMatchChips } from '../../game/session/matchEnd';
import type { NapUi } from '../context';
import { habits } from './habits';

const levels = ['easy', 'medium', 'hard'] as const;
const seatCounts = ['3', '4', '5', '6'] as const;
/** Cards in the stripped pack, by players. */
const stripped: Readonly<Record<number, number>> = { 3: 24, 4: 28, 5: 32 };
const LONGEST_NAME = 16;
const MOST_CHIPS = 100;

/** What a Blücher wins from each and loses to each, as typed. */
export interface Stakes {
  won: string;
  lost: string;
}

/** When the match is to end; the numbers as typed. */
export interface Ending {
  by: 'never' | MatchEnd['by'];
  deals: string;
  chips: string;
}

interface Draft {
  ending: Ending;
  settings: NapSettings;
  chairs: Sitter[];
  stakes: Stakes;
}

/** Stakes as the settings have them, or null where they are no chips that can be played for. */
export function readStakes({ won, lost }: Stakes): Pick<NapSettings, 'blucherWon' | 'blucherLost'> | null {
  const [blucherWon = 0, blucherLost = 0] = [won, lost].map((text) =>
    /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0,
  );
  const isChips = (n: number) => n >= 1 && n <= MOST_CHIPS;
  return isChips(blucherWon) && isChips(blucherLost) ? { blucherWon, blucherLost } : null;
}

/** The end of a match as typed; undefined: it has none; null: it can be none. */
export function readEnding({ by, deals, chips }: Ending): MatchEnd | null | undefined {
  if (by === 'never') return undefined;
  const text = (by === 'deals' ? deals : chips).trim();
  const end = { by, count: /^\d{1,4}$/.test(text) ? Number(text) : 0 };
  return isMatchEnd(end) ? end : null;
}

/** The draft with so many seats: new ones get computers, those that go are gone. */
export function seated(
  { settings, chairs }: Pick<Draft, 'settings' | 'chairs'>,
  players: number,
): Pick<Draft, 'settings' | 'chairs'> {
  const filled = Array.from({ length: players }, (_, i): Sitter => {
    return chairs[i] ?? { kind: 'computer', level: 'medium', name: '' };
  });
  const somebody = filled.some(({ kind }) => kind === 'person');
  const first: Sitter = { kind: 'person', name: '' };
  const pack = players === 6 ? 'full' : settings.pack;
  return {
    settings: { ...settings, players, pack },
    chairs: somebody ? filled : [first, ...filled.slice(1)],
  };
}

function seatRow(ui: NapUi, draft: Draft, chair: number, redraw: () => void): HTMLElement {
  const { settings: texts, levels: names } = ui.texts();
  const sitter = draft.chairs[chair]!;
  const persons = draft.chairs.filter(({ kind }) => kind === 'person').length;
  const lastPerson = sitter.kind === 'person' && persons === 1;
  const select = h('select', { attrs: { id: `seat-${chair}`, 'aria-label': texts.seat(chair + 1) } });
  const option = (value: string, label: string) => {
    const one = h('option', { attrs: { value } }, label);
    one.selected = value === (sitter.kind === 'person' ? 'person' : sitter.level);
    // somebody must be a person
    one.disabled = lastPerson && value !== 'person';
    return one;
  };
  select.append(option('person', texts.person), ...levels.map((level) => option(level, names[level])));
  select.addEventListener('change', () => {
    const name = draft.chairs[chair]!.name;
    const level = levels.find((one) => one === select.value);
    draft.chairs[chair] = level
      ? { kind: 'computer', level: level satisfies SeatLevel, name }
      : { kind: 'person', name };
    redraw();
  });
  const input = h('input', {
    class: 'seat-name',
    attrs: {
      type: 'text',
      id: `name-${chair}`,
      maxlength: String(LONGEST_NAME),
      placeholder: texts.namePlaceholder,
      'aria-label': texts.nameOf(chair + 1),
      autocomplete: 'off',
    },
    on: {
      input: () => {
        draft.chairs[chair] = { ...draft.chairs[chair]!, name: input.value.trim() };
      },
    },
  });
  input.value = sitter.name;
  return h('div', { class: 'seat-row' }, h('span', { class: 'seat-no' }, String(chair + 1)), input, select);
}

/** A field for a number, and its word. */
function numberRow(
  id: string,
  label: string,
  value: string,
  digits: number,
  change: (text: string) => void,
): HTMLElement {
  const input = h('input', {
    class: 'chips-field',
    attrs: { type: 'text', id, inputmode: 'numeric', maxlength: String(digits), autocomplete: 'off' },
    on: { input: () => change(input.value) },
  });
  input.value = value;
  return h(
    'div',
    { class: 'setting' },
    h('label', { class: 'setting-label', attrs: { for: id } }, label),
    input,
  );
}

/** Whether and when the match ends. */
function endingRows(ui: NapUi, draft: Draft, redraw: () => void): Node[] {
  const texts = ui.texts().settings;
  const { ending } = draft;
  const choices = (['never', 'deals', 'chips'] as const).map((value) => ({
    value,
    label: texts.endings[value],
  }));
  const rows: Node[] = [
    options('ends', texts.ends, choices, ending.by, (by) => {
      ending.by = by;
      redraw();
    }),
  ];
  if (ending.by === 'never') return rows;
  const { by } = ending;
  const label = by === 'deals' ? texts.endDeals : texts.endChips;
  return [...rows, numberRow(`end-${by}`, label, ending[by], 4, (text) => (ending[by] = text))];
}

/** Whether a Blücher is played, and for how much: what it is worth, each table agrees on. */
function blucherRows(ui: NapUi, draft: Draft, change: (part: Partial<NapSettings>) => void): Node[] {
  const texts = ui.texts().settings;
  const { blucher } = draft.settings;
  const rows = [
    switchRow('set-blucher', texts.blucher, blucher, (isOn) => change({ blucher: isOn })).element,
  ];
  if (!blucher) return rows;
  const stake = (of: keyof Stakes, label: string) =>
    numberRow(`blucher-${of}`, label, draft.stakes[of], 3, (text) => {
      draft.stakes[of] = text;
    });
  return [...rows, stake('won', texts.blucherWon), stake('lost', texts.blucherLost)];
}

function houseRules(ui: NapUi, draft: Draft, change: (part: Partial<NapSettings>) => void): Node[] {
  const { settings: texts, calls } = ui.texts();
  const { settings } = draft;
  const allPass = (['redeal', 'dealer'] as const).map((value) => ({ value, label: texts.allPasses[value] }));
  const lowest = (['two', 'three'] as const).map((value) => ({ value, label: calls[value] }));
  const miseres = (['plain', 'trumps', 'off'] as const).map((value) => ({
    value,
    label: texts.miseres[value],
  }));
  const lost = (['3', '6'] as const).map((value) => ({ value, label: `−${value}` }));
  const packs = (['full', 'stripped'] as const).map((value) => ({
    value,
    label: value === 'full' ? texts.packs.full : texts.packs.stripped(stripped[settings.players] ?? 0),
  }));
  return [
    options('allPass', texts.allPass, allPass, settings.allPass, (value) => change({ allPass: value })),
    options('lowest', texts.lowest, lowest, settings.lowest, (value) => change({ lowest: value })),
    options('misere', texts.misere, miseres, settings.misere, (value) => change({ misere: value })),
    ...(settings.misere === 'off'
      ? []
      : [
          options('misereLost', texts.misereLost, lost, settings.misereLost === 6 ? '6' : '3', (value) =>
            change({ misereLost: value === '6' ? 6 : 3 }),
          ),
        ]),
    switchRow('set-wellington', texts.wellington, settings.wellington, (isOn) =>
      change(isOn ? { wellington: true } : { wellington: false, blucher: false }),
    ).element,
    ...(settings.wellington ? blucherRows(ui, draft, change) : []),
    switchRow('set-playOn', texts.playOn, settings.playOn, (playOn) => change({ playOn }), texts.playOnNote)
      .element,
    ...(settings.players === 6
      ? []
      : [options('pack', texts.pack, packs, settings.pack, (value) => change({ pack: value }))]),
  ];
}

export interface SettingsParts {
  close(): void;
  /** draws the open sheet anew */
  redraw(spec: SheetSpec): void;
}

function spec(ui: NapUi, draft: Draft, parts: SettingsParts, fault: string): SheetSpec {
  const texts = ui.texts().settings;
  const redraw = () => parts.redraw(spec(ui, draft, parts, ''));
  const change = (part: Partial<NapSettings>) => {
    draft.settings = { ...draft.settings, ...part };
    redraw();
  };
  const counts = seatCounts.map((value) => ({ value, label: value }));
  const begin = () => {
    const stakes = readStakes(draft.stakes);
    if (draft.settings.blucher && stakes === null)
      return parts.redraw(spec(ui, draft, parts, texts.badStakes));
    const ends = readEnding(draft.ending);
    if (ends === null) {
      const most = draft.ending.by === 'deals' ? mostDeals : mostMatchChips;
      return parts.redraw(spec(ui, draft, parts, texts.badEnd(most)));
    }
    const settings = { ...draft.settings, ...stakes };
    const table: NapTable = { settings, chairs: draft.chairs, ...(ends && { ends }) };
    const outcome = ui.send({ kind: 'match', table });
    if (outcome.kind === 'refused') parts.redraw(spec(ui, draft, parts, texts.bad));
    else parts.close();
  };
  const start = h(
    'button',
    { class: 'button primary', attrs: { type: 'button', 'data-key': 'match' }, on: { click: begin } },
    texts.newMatch,
  );
  const body = [
    options('players', texts.players, counts, String(draft.settings.players), (value) => {
      Object.assign(draft, seated(draft, Number(value)));
      redraw();
    }),
    h('h3', {}, texts.seats),
    ...draft.chairs.map((_, chair) => seatRow(ui, draft, chair, redraw)),
    h('p', { class: 'note' }, texts.seatsNote),
    ...endingRows(ui, draft, redraw),
    h('h3', {}, texts.rules),
    ...houseRules(ui, draft, change),
    ...habits(ui),
  ];
  const foot = [
    h('div', { class: 'slip-buttons' }, start),
    h(
      'p',
      { class: fault ? 'note wrong' : 'note', attrs: { role: fault ? 'alert' : 'note' } },
      fault || texts.newMatchNote,
    ),
  ];
  return { id: 'nap-settings', title: texts.title, side: 'end', body, foot };
}

/** Seats, house rules and habits as a sheet. */
export function napSettingsSheet(ui: NapUi, parts: SettingsParts): SheetSpec {
  const { settings, chairs, ends } = ui.session.state.table;
  const stakes = { won: String(settings.blucherWon), lost: String(settings.blucherLost) };
  const ending: Ending = { by: ends?.by ?? 'never', deals: String(3 * settings.players), chips: '50' };
  if (ends !== undefined) ending[ends.by] = String(ends.count);
  return spec(ui, { settings, chairs: [...chairs], stakes, ending }, parts, '');
}
