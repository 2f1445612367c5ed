// Today's deal: found once a day, since it is searched for one that can be won.
import { linkTranscript } from '../game/link';
import { dailyRun } from '../game/statistics';
import type { Ui } from './context';

/** Lays today's deal of the patience on the table, or goes on with it. */
export async function dealDaily(ui: Ui, game = ui.session.state.game): Promise<void> {
  const texts = ui.texts().keeping;
  ui.tell(texts.dailyLooking);
  try {
    const number = await ui.keeping.daily(game);
    await ui.keeping.visit(linkTranscript({ game, number }, ui.games.rules(game), ui.anyNumber));
    const own = (await ui.keeping.results()).filter((result) => result.game === game);
    const today = ui.keeping.today();
    const { run } = dailyRun(own, today);
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
    const date = new Intl.DateTimeFormat(ui.lang(), { dateStyle: 'long' }).format(
      new Date(year, month - 1, day),
    );
    const said = texts.dailyDealt(date);
    ui.tell(run > 0 ? `${said} ${texts.dailyRun(run)}` : said);
  } catch {
    ui.tell(texts.dailyFailed);
  }
}
