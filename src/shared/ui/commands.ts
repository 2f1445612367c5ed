// What a command is, of whichever game: one record that the bar, the menu, the keyboard and the help all
// read.
import type { IconName } from './icons';

export interface Command<Id, State, Intent, PageAction> {
  /** also the name of its label in the catalogue */
  readonly id: Id;
  /** as `keyName` in keyboard.ts writes them */
  readonly keys: readonly string[];
  readonly icon: IconName;
  readonly enabled: (state: State) => boolean;
  /** where its key, pressed in vain, is answered with the reason */
  readonly saysWhyNot?: (state: State) => boolean;
  /** something that the page does by itself, or an intent of the session */
  readonly does: PageAction | ((state: State) => Intent);
}

/** As much of a game's page as a command needs to be carried out. */
export interface CommandTarget<State, Intent, PageAction> {
  readonly session: { readonly state: State };
  act(action: PageAction): void;
  send(intent: Intent): unknown;
}

export const always = () => true;

/** Carries a command out, whether it can be done or is to answer why not. */
export function runCommand<State, Intent, PageAction extends string>(
  page: CommandTarget<State, Intent, PageAction>,
  { does }: Pick<Command<unknown, State, Intent, PageAction>, 'does'>,
): void {
  if (typeof does === 'string') page.act(does);
  else page.send((does as (state: State) => Intent)(page.session.state));
}
