// The keyboard at the trick game.

import { runCommand } from '../../shared/ui/commands';
import { commandForKey, isCommandKey, isHeldOn, isTextField, keyName } from '../../shared/ui/keyboard';
import { runNapCommand } from './bar';
import { napCommands } from './commands';
import type { NapUi } from './context';
import type { Exhibit } from './exhibit';
import type { NapMirror } from './mirror';

export interface NapKeyParts {
  readonly mirror: NapMirror;
  readonly exhibit: Pick<Exhibit, 'state' | 'step' | 'jump' | 'to' | 'end'>;
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

/** While something is gone through on the table: the arrows go through it, and Esc puts it away. */
function exhibitKey(exhibit: NapKeyParts['exhibit'], name: string): boolean {
  const moves: Readonly<Record<string, () => void>> = {
    escape: exhibit.end,
    arrowright: () => exhibit.step(1),
    space: () => exhibit.step(1),
    arrowleft: () => exhibit.step(-1),
    arrowdown: () => exhibit.jump(1),
    arrowup: () => exhibit.jump(-1),
    home: () => exhibit.to(0),
    end: () => exhibit.to(Number.POSITIVE_INFINITY),
  };
  const move = moves[name];
  move?.();
  return move !== undefined;
}

/** Listens to the whole page. */
export function listenToNapKeys(ui: NapUi, { mirror, exhibit, covered, touched }: NapKeyParts): void {
  const run = (name: string, target: EventTarget | null): boolean => {
    if (isButton(target) && (name === 'space' || name === 'enter')) return false;
    if (exhibit.state !== null && exhibitKey(exhibit, name)) return true;
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
