// The keyboard: what each press does, in the order in which presses are understood.
import { COLUMN, FOUNDATION, STOCK } from '../../../../assembly/abi';
import { runCommand } from '../../../shared/ui/commands';
import { commandForKey, isCommandKey, isHeldOn, isTextField, keyName } from '../../../shared/ui/keyboard';
import type { GameState } from '../../game/session/intents';
import { sameRank } from '../../table/held';
import { changeCount, type HeldKind } from '../../table/touch';
import { commands } from '../base/commands';
import type { Ui } from '../base/context';
import { type Direction, type Focus, foundationForJump, jumpLabels, jumpTo, moveFocus } from '../base/focus';
import { heldMovesText, heldRankText } from '../base/narrate';
import type { Mirror } from './mirror';

export interface KeyParts {
  readonly mirror: Mirror;
  /** a sheet lies over the table: its keys are its own */
  readonly covered: () => boolean;
  /** Esc, when nothing is held and no line is shown */
  readonly dismiss: () => void;
  readonly onJump: () => void;
  /** the element that the table lies in */
  readonly host: HTMLElement;
}

export interface Keys {
  /** J was pressed: the next key names a pile. */
  jump(): void;
  /** Shows something of the card where the keyboard is, or the pointer, as long as the key is down. */
  hold(kind: Exclude<HeldKind, 'all'>): void;
}

const arrows: Readonly<Record<string, Direction>> = {
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
  home: 'first',
  end: 'last',
};

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement;
}

/** The table's own keys: arrows, +, −, Esc, and Space for the stock. True when the key was one of them. */
function tableKey(
  ui: Ui,
  parts: KeyParts,
  state: GameState,
  name: string,
  target: EventTarget | null,
): boolean {
  const { focus } = parts.mirror;
  const direction = arrows[name];
  if (direction) {
    const { places } = ui.table.layout();
    const start: Focus = { pile: COLUMN, depth: 0 };
    parts.mirror.setFocus(focus ? moveFocus(state.position, places, focus, direction) : start);
    return true;
  }
  if (name === '+' || name === '-') {
    const more = changeCount(state, name === '+' ? 1 : -1);
    if (more) ui.send(more);
    if (more?.kind === 'select' && focus?.pile === more.pile) parts.mirror.setFocus(more);
    return more !== null;
  }
  if (name === 'escape') {
    if (state.selection) ui.send({ kind: 'deselect' });
    else parts.dismiss();
    return true;
  }
  if (name === 'space' && !isButton(target) && (focus === null || focus.pile === STOCK)) {
    ui.send({ kind: 'turn' });
    return true;
  }
  return false;
}

/** What a held key shows: of the card that the keyboard is on, else of the one under the pointer. */
function createHold(ui: Ui, { mirror, host }: KeyParts): Keys['hold'] {
  let pointed: { readonly x: number; readonly y: number } | null = null;
  let held = false;
  host.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    pointed = { x, y };
  });
  host.addEventListener('pointerleave', () => {
    pointed = null;
  });
  const end = () => {
    if (held) ui.table.hold(null);
    held = false;
  };
  window.addEventListener('keyup', end);
  window.addEventListener('blur', end);
  const spot = (): Focus | null => {
    if (mirror.focus !== null) return mirror.focus;
    const box = host.getBoundingClientRect();
    const under = pointed && ui.table.spotAt(pointed.x - box.left, pointed.y - box.top);
    return under && under.depth !== null ? { pile: under.pile, depth: under.depth } : null;
  };
  return (kind) => {
    const at = spot();
    if (at === null) return ui.tell(ui.texts().spoken.noCard);
    // a key that is held comes again and again
    if (held) return;
    held = true;
    ui.table.hold({ kind, ...at });
    const { state } = ui.session;
    const said =
      kind === 'moves'
        ? heldMovesText(ui.texts(), state, at, ui.session.targets(at.pile, at.depth + 1))
        : heldRankText(ui.texts(), state, sameRank(state.position, at));
    if (said !== '') ui.say(said);
  };
}

/** Listens to the whole page. */
export function listenToKeys(ui: Ui, parts: KeyParts): Keys {
  let jumping: { pending: string } | null = null;
  const endJump = () => {
    jumping = null;
    ui.table.jumpLabels(null);
  };
  const jumpKey = (state: GameState, name: string): boolean => {
    if (!jumping) return false;
    const to = jumpTo(state.rules, jumping.pending, name);
    if (!to) {
      const first = jumping.pending === '';
      endJump();
      return first && name === 'escape';
    }
    const pile = to.pile === FOUNDATION ? foundationForJump(state) : to.pile;
    parts.mirror.setFocus({ pile, depth: 0 });
    if (to.pending === '') endJump();
    else jumping = { pending: to.pending };
    return true;
  };
  const run = (state: GameState, name: string, target: EventTarget | null): boolean => {
    if (jumpKey(state, name)) return true;
    const pressesButton = isButton(target) && (name === 'space' || name === 'enter');
    if (pressesButton) return false;
    const { singleKeys } = ui.settings.value;
    const found = commandForKey(commands, name, state, singleKeys);
    if (found) {
      runCommand(ui, found);
      return true;
    }
    if (state.line === null && state.review === null && tableKey(ui, parts, state, name, target)) return true;
    return isCommandKey(commands, name, singleKeys) && name !== 'escape' && name !== 'space';
  };
  document.addEventListener('keydown', (event) => {
    const name = keyName(event);
    if (name === null || parts.covered() || isTextField(event.target)) return;
    const { singleKeys } = ui.settings.value;
    if (isHeldOn(event, name)) {
      if (isCommandKey(commands, name, singleKeys) && !isButton(event.target)) event.preventDefault();
    } else if (run(ui.session.state, name, event.target)) event.preventDefault();
  });
  return {
    hold: createHold(ui, parts),
    jump() {
      jumping = { pending: '' };
      ui.table.jumpLabels(jumpLabels);
      parts.onJump();
    },
  };
}
