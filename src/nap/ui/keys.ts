// The keyboard at the trick game.

import { runCommand } from '../../shared/ui/commands';
import { commandForKey, isCommandKey, isHeldOn, isTextField, keyName } from '../../shared/ui/keyboard';
import { runNapCommand } from './bar';
import { napCommands } from './commands';
import type { NapUi } from './context';
import type { Example } from './example';
import type { NapMirror } from './mirror';

export interface NapKeyParts {
  readonly mirror: NapMirror;
  readonly example: Pick<Example, 'state' | 'step' | 'end'>;
  /** a sheet lies over the table, or another game is on it: keys mean something else */
  readonly covered: () => boolean;
  /** any key at all was pressed */
  readonly touched: () => void;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement;
}

const arrows: Readonly<Record<string, number>> = { arrowleft: -1, arrowright: 1 };

/** Arrows on the hand, or from anywhere onto it; among the bids they go from one to the next. */
function arrowKey(mirror: NapMirror, name: string, target: EventTarget | null): boolean {
  const by = arrows[name];
  if (by === undefined) return false;
  const bid = target instanceof HTMLElement ? target.closest('.bid-row') : null;
  if (bid) {
    const here = target as HTMLElement;
    const ends = by > 0 ? bid.firstElementChild : bid.lastElementChild;
    const beside = by > 0 ? here.nextElementSibling : here.previousElementSibling;
    const sibling = here === bid ? ends : beside;
    if (sibling instanceof HTMLElement) sibling.focus({ preventScroll: true });
    return true;
  }
  if (mirror.focused) mirror.step(by);
  else mirror.focusCard(0);
  return true;
}

/** While an example is shown the arrows go through it, and Esc puts it away. */
function exampleKey(example: NapKeyParts['example'], name: string): boolean {
  if (name === 'escape') example.end();
  else if (name === 'arrowright' || name === 'space') example.step(1);
  else if (name === 'arrowleft') example.step(-1);
  else return false;
  return true;
}

/** Listens to the whole page. */
export function listenToNapKeys(ui: NapUi, { mirror, example, covered, touched }: NapKeyParts): void {
  const run = (name: string, target: EventTarget | null): boolean => {
    if (isButton(target) && (name === 'space' || name === 'enter')) return false;
    if (example.state !== null && exampleKey(example, name)) return true;
    const { singleKeys } = ui.settings.value;
    const found = commandForKey(napCommands, name, ui.session.state, singleKeys);
    if (found) {
      if (found.enabled(ui.session.state)) runNapCommand(ui, found.id);
      else runCommand(ui, found);
      return true;
    }
    if (arrowKey(mirror, name, target)) return true;
    return isCommandKey(napCommands, name, singleKeys) && name !== 'escape' && name !== 'space';
  };
  document.addEventListener('keydown', (event) => {
    if (covered()) return;
    const name = keyName(event);
    if (name === null || isTextField(event.target)) return;
    if (isHeldOn(event, name)) {
      if (isCommandKey(napCommands, name, ui.settings.value.singleKeys)) event.preventDefault();
      return;
    }
    touched();
    if (run(name, event.target)) event.preventDefault();
  });
}
