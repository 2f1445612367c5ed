// A deal in mid-game takes nothing away: until something is moved in it, the game before it is kept and can be gone back to.

import type { Note } from '../../../shared/ui/messages';
import type { CommandId } from './commands';
import type { Ui } from './context';

type WayBackUi = Pick<Ui, 'session' | 'games' | 'texts' | 'lang'>;

/** That the game before is kept, with the way back; `null` where there is none. */
export function keptNote({ session, games, texts, lang }: WayBackUi): Note<CommandId> | null {
  const { game, left } = session.state;
  if (left === null) return null;
  const { bar, spoken } = texts();
  const number = left.number === null ? bar.custom : bar.number(String(left.number));
  const name = left.game === game ? number : `${games.name(left.game, lang())}, ${number}`;
  return { text: spoken.kept(name.charAt(0).toUpperCase() + name.slice(1)), commands: ['goBack'] };
}

/** A sentence about a new deal, with the way back from it. */
export function withWayBack(ui: WayBackUi, said: string): Note<CommandId> {
  const kept = keptNote(ui);
  return kept === null
    ? { text: said, commands: [] }
    : { text: `${said} ${kept.text}`, commands: kept.commands };
}
