// The daily deals: today's, and those of past days. One that stands in no book is searched for, since it can be won.

import { localeOf } from '../../../i18n/lang';
import { dailyRun } from '../../game/keeping/statistics';
import { linkTranscript } from '../../game/text/link';
import type { Ui } from './context';
import { withWayBack } from './wayBack';

type DailyUi = Pick<
  Ui,
  'session' | 'rooms' | 'savedGames' | 'games' | 'texts' | 'lang' | 'tell' | 'anyNumber'
>;

/** What lies there, and where the player is. */
function situation({ session, rooms }: DailyUi): string {
  return JSON.stringify([rooms.now, session.transcript()]);
}

/** which time it was asked for last */
let asked = 0;

/** A written day in full, in the language of the page. */
export function dayText(ui: Pick<Ui, 'lang'>, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(localeOf(ui.lang()), { dateStyle: 'long' }).format(
    new Date(year, month - 1, day),
  );
}

/**
 * Lays the deal of a day, today's unless another is named, on the table, or goes on with it. Whoever plays on while it is looked
 * for, goes elsewhere or asks for another one has thought better of it; whoever is still at that patience
 * hears that it is found.
 */
export async function dealDaily(
  ui: DailyUi,
  game = ui.session.state.game,
  date = ui.savedGames.today(),
): Promise<void> {
  const texts = ui.texts().keeping;
  const mine = ++asked;
  const before = situation(ui);
  const isWanted = () => mine === asked && situation(ui) === before;
  ui.tell(texts.dailyLooking);
  try {
    const number = await ui.savedGames.daily(game, date);
    if (!isWanted()) {
      const isHere = ui.rooms.now === 'patience' && ui.session.state.game === game;
      if (mine === asked && isHere) ui.tell(ui.texts().keeping.dailyWaits);
      return;
    }
    await ui.savedGames.visit(linkTranscript({ game, number }, ui.games.rules(game), ui.anyNumber));
    const today = ui.savedGames.today();
    const isToday = date === today;
    const said = (isToday ? texts.dailyDealt : texts.dailyPast)(dayText(ui, date));
    const own = (await ui.savedGames.results()).filter((result) => result.game === game);
    const { run } = dailyRun(own, today);
    const note = withWayBack(ui, isToday && run > 0 ? `${said} ${texts.dailyRun(run)}` : said);
    ui.tell(note.text, note.commands);
  } catch {
    if (mine === asked) ui.tell(texts.dailyFailed);
  }
}
