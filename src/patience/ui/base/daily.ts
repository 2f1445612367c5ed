// Today's deal: found once a day, since it is searched for one that can be won.

import { dailyRun } from '../../game/keeping/statistics';
import { linkTranscript } from '../../game/text/link';
import type { Ui } from './context';

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

/**
 * Lays today's deal of the patience on the table, or goes on with it. Whoever plays on while it is looked
 * for, goes elsewhere or asks for another one has thought better of it; whoever is still at that patience
 * hears that it is found.
 */
export async function dealDaily(ui: DailyUi, game = ui.session.state.game): Promise<void> {
  const texts = ui.texts().keeping;
  const mine = ++asked;
  const before = situation(ui);
  const isWanted = () => mine === asked && situation(ui) === before;
  ui.tell(texts.dailyLooking);
  try {
    const number = await ui.savedGames.daily(game);
    if (!isWanted()) {
      const isHere = ui.rooms.now === 'patience' && ui.session.state.game === game;
      if (mine === asked && isHere) ui.tell(ui.texts().keeping.dailyWaits);
      return;
    }
    await ui.savedGames.visit(linkTranscript({ game, number }, ui.games.rules(game), ui.anyNumber));
    const own = (await ui.savedGames.results()).filter((result) => result.game === game);
    const today = ui.savedGames.today();
    const { run } = dailyRun(own, today);
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
    const date = new Intl.DateTimeFormat(ui.lang(), { dateStyle: 'long' }).format(
      new Date(year, month - 1, day),
    );
    const said = texts.dailyDealt(date);
    ui.tell(run > 0 ? `${said} ${texts.dailyRun(run)}` : said);
  } catch {
    if (mine === asked) ui.tell(texts.dailyFailed);
  }
}
