// What a win is beside the others of its patience: fewest moves, best time, series. And the result to be passed on.

import { clockText } from '../../../i18n/index';
import { button, copyText } from '../../../shared/ui/controls';
import { h, setText } from '../../../shared/ui/dom';
import type { DealResult } from '../../game/keeping/dealResult';
import { type DailyRun, dailyRun, type Figures, figuresOf } from '../../game/keeping/statistics';
import type { GameState } from '../../game/session/intents';
import { recordKey } from '../../game/text/dealKey';
import { writeLink } from '../../game/text/link';
import { gameName, type Ui } from '../base/context';

/** A figure of the wins without help, and what it is with those counted that help was used in, where it differs. */
function beside(ui: Ui, alone: string, all: string): string {
  return alone === all ? alone : `${alone} (${ui.texts().keeping.bests.withHelp(all)})`;
}

/** Is this win the one that set a figure, and not the only one that could? */
function isNew(wins: readonly DealResult[], mine: DealResult, of: (win: DealResult) => number): boolean {
  return wins.length > 1 && wins.every((win) => win === mine || of(win) > of(mine));
}

interface Best {
  readonly label: string;
  readonly value: string;
  readonly isNew: boolean;
}

function bestsOf(ui: Ui, results: readonly DealResult[], mine: DealResult | undefined): readonly Best[] {
  const texts = ui.texts().keeping.bests;
  const figures: Figures = figuresOf(results, ui.savedGames.now());
  const wins = results.filter(({ won, helped }) => won !== null && !helped);
  const isMine = mine !== undefined && wins.includes(mine);
  const { withHelp } = figures;
  const number = (n: number | null) => (n === null ? '–' : String(n));
  const time = (n: number | null) => (n === null ? '–' : clockText(n));
  const best = (label: string, value: string, made: boolean): Best => ({ label, value, isNew: made });
  const times = best(
    texts.bestTime,
    beside(ui, time(figures.bestTime), time(withHelp.bestTime)),
    isMine && isNew(wins, mine, ({ elapsed }) => elapsed),
  );
  const days = dailyRun(results, ui.savedGames.today());
  const series = ({ run }: DailyRun) => String(run);
  return [
    best(
      texts.fewestMoves,
      beside(ui, number(figures.fewestMoves), number(withHelp.fewestMoves)),
      isMine && isNew(wins, mine, ({ moves }) => moves),
    ),
    ...(ui.settings.value.clock ? [times] : []),
    best(texts.run, beside(ui, String(figures.run), String(withHelp.run)), false),
    ...(mine?.daily ? [best(texts.daily, beside(ui, series(days.unaided), series(days)), false)] : []),
  ];
}

/** Fills the list once the win is written. A game from a typed position counts in no figure. */
async function fill(ui: Ui, { game, rules, number }: GameState, list: HTMLElement): Promise<void> {
  if (number === null) return;
  await ui.savedGames.settled();
  const key = recordKey(game, rules);
  const own = (await ui.savedGames.results()).filter((one) => recordKey(one.game, one.rules) === key);
  const mine = own.find((one) => one.number === number);
  const rows = bestsOf(ui, own, mine).map(({ label, value, isNew: made }) =>
    h(
      'div',
      {},
      h('dt', {}, label),
      h('dd', {}, value, made && h('span', { class: 'result-new' }, ui.texts().keeping.bests.isNew)),
    ),
  );
  list.replaceChildren(...rows);
}

/** The list of figures of a result; it fills by itself. */
export function bestsList(ui: Ui, state: GameState): HTMLElement {
  const list = h('dl', { class: 'result-bests' });
  void fill(ui, state, list).catch(() => undefined);
  return list;
}

/** Passes the result on, with the deal's address: by the device's own way, else by copying it. `said`: its figures. */
export function shareButton(ui: Ui, state: GameState, said: string): HTMLElement {
  const { bar, keeping } = ui.texts();
  const number = state.number === null ? bar.custom : bar.number(String(state.number));
  const text = keeping.bests.shared(gameName(ui), number, said);
  const url = ui.base() + writeLink(ui.session.transcript(), ui.games.rules(state.game), false);
  const share = async () => {
    if (typeof navigator.share === 'function') return navigator.share({ text, url }).catch(() => undefined);
    const done = await copyText(`${text}\n${url}`);
    const told = done ? keeping.share.copied : keeping.share.failed;
    setText(one.querySelector('span')!, told);
    ui.say(told);
  };
  const one = button('share', keeping.bests.share, () => void share());
  return one;
}
