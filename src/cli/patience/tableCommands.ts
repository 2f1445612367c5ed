// The commands that only ask the rules: games, deal, moves, replay.
import { excerpt } from '../../i18n/excerpt';
import { writePosition } from '../../patience/core/notation';
import type { OpenCore } from '../../patience/core/patience';
import {
  type CalendarDate,
  dailyMegabytes,
  dateText,
  findDaily,
  readDate,
} from '../../patience/game/deals/daily';
import { bookedDaily } from '../../patience/game/deals/dailyBook';
import { catalogue } from '../../patience/game/text/catalogue';
import { changedRules } from '../../patience/game/text/link';
import { type ReadList, readList } from '../../patience/game/text/moveList';
import type { Work } from '../../patience/solver/protocol';
import { type GameId, gameIds } from '../../shared/core/types';
import { openJudge, openThreads } from '../core';
import { readOptions } from '../options';
import { answer, fail, print } from '../output';
import { illegalOf, lay, layPlayed, readStarts, readTokens, takeGame, tokensOf } from './starts';

/** `napoleon games`: the rule table. */
export async function games(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, []);
  if (words.length > 0 || options.rules !== null) fail('games takes no game');
  const core = await openJudge();
  const rows = gameIds.map((id) => ({ game: id, names: catalogue[id].names, rules: core.gameRules(id) }));
  if (options.json) {
    for (const row of rows) print(JSON.stringify(row));
    return;
  }
  const keys = Object.keys(rows[0]!.rules) as (keyof (typeof rows)[0]['rules'])[];
  const table = [
    ['game', ...keys, 'name'],
    ...rows.map(({ game, names, rules }) => [game, ...keys.map((key) => String(rules[key])), names.en[0]]),
  ];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    print(
      row
        .map((word, column) => word.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Do the game's own rules lie in the core? */
function isOwn({ rules, gameRules }: OpenCore, game: GameId): boolean {
  return Object.keys(changedRules(rules, gameRules(game))).length === 0;
}

/** Under house rules that are hardly ever won, no more deals than these are looked at. */
const mostDeals = 100;

/** The deal that `daily` or a date stands for under the rules in force; `null` for any other word. */
async function dailyNumber(core: OpenCore, game: GameId, word: string | undefined): Promise<number | null> {
  if (word === undefined || (word !== 'daily' && !/^\d+-\d+-\d+$/.test(word))) return null;
  const date = word === 'daily' ? today() : (readDate(word) ?? fail(`there is no day ${excerpt(word)}`));
  const booked = isOwn(core, game) ? await bookedDaily(game, dateText(date)) : null;
  if (booked !== null) return booked;
  const pool = openThreads(1, dailyMegabytes);
  try {
    let looked = 0;
    const ask = (work: Work) => {
      if (++looked > mostDeals) fail(`no winnable deal for ${dateText(date)}: ${mostDeals} were looked at`);
      return pool.ask(work);
    };
    return await findDaily(core, ask, date);
  } finally {
    pool.close();
  }
}

/** `napoleon deal`: a deal as position text. */
export async function deal(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, []);
  const core = await openJudge();
  const game = takeGame(core, words[0], options.rules);
  if (words[1] === '-') fail('deal takes a number, daily or a date');
  const daily = await dailyNumber(core, game, words[1]);
  for (const start of await readStarts(
    core,
    daily === null ? words.slice(1) : [String(daily), ...words.slice(2)],
    false,
  )) {
    lay(core, start);
    const position = writePosition(core.position(), core.rules);
    answer(options.json, { game, deal: start.deal, position }, () => {
      return daily === null ? position : `# deal ${start.deal}\n${position}`;
    });
  }
}

/** `napoleon moves`: the legal moves. */
export async function moves(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, ['moves']);
  const core = await openJudge();
  const game = takeGame(core, words[0], options.rules);
  for (const start of await readStarts(core, words.slice(1), false)) {
    layPlayed(core, start, options.moves);
    const tokens = tokensOf(core.moves());
    answer(options.json, { game, moves: tokens }, () => tokens.join(' '));
  }
}

/** How a list was read, where that is not as it stands. */
function readingText(read: ReadList): string {
  const { automatic, toEmpty } = read.reading;
  const cards = read.entries.flat().length - read.entries.length;
  const up = `${cards} ${cards === 1 ? 'card' : 'cards'} going up by ${cards === 1 ? 'itself' : 'themselves'}`;
  return [
    ...(cards > 0 ? [`${up} (${automatic})`] : []),
    ...(toEmpty === 'one' ? ['one card to an empty column where no count is written'] : []),
  ].join(', ');
}

/** What the program ends with when a list has an illegal move. */
const illegalMove = 3;

/** `napoleon replay`: plays moves, and stops at the first illegal one. */
export async function replay(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, ['moves']);
  if (options.moves === null) fail('replay needs --moves');
  const core = await openJudge();
  const game = takeGame(core, words[0], options.rules);
  for (const start of await readStarts(core, words.slice(1), false)) {
    lay(core, start);
    const read = readList(core, readTokens(core, options.moves));
    const illegal = illegalOf(core, read);
    if (illegal !== null) process.exitCode = illegalMove;
    const status = core.status();
    const position = writePosition(core.position(), core.rules);
    const moves = tokensOf(read.entries.flat().map(({ move }) => move));
    const ends = { ...read.reading, moves, won: status === 'won', stuck: status === 'stuck', position };
    const played = read.entries.length;
    answer(options.json, { game, ok: illegal === null, played, illegal, ...ends }, () => {
      const stop = illegal === null ? '' : `; move ${illegal.index}, ${illegal.move}: ${illegal.reason}`;
      const end = status === 'playing' ? '' : `; ${status}`;
      const reading = readingText(read);
      const spelled = reading === '' ? '' : `read with ${reading}: ${moves.join(' ')}\n`;
      return `played ${played}${stop}${end}\n${spelled}${position}`;
    });
  }
}
