// Every command of the patiences' page, one record each. The bar, the menu, the keyboard and the help all
// read this table. The trick game's stand in `src/nap/ui/commands.ts`.

import { always, type Command } from '../../../shared/ui/commands';
import { canFullScreen } from '../../../shared/ui/fullScreen';
import type { GameState, Intent } from '../../game/session/intents';

/** What the page itself does, beyond the session's intents. */
export type PageAction =
  | 'new'
  | 'skip'
  | 'choose'
  | 'house'
  | 'enter'
  | 'next'
  | 'previous'
  | 'daily'
  | 'calendar'
  | 'finish'
  | 'showMoves'
  | 'showRank'
  | 'jump'
  | 'sight'
  | 'statistics'
  | 'share'
  | 'settings'
  | 'fullScreen'
  | 'nap'
  | 'help'
  | 'helpVerdict'
  | 'helpRefusal'
  | 'menu'
  | 'update'
  | 'reload';

export type CommandId =
  | 'new'
  | 'skip'
  | 'again'
  | 'choose'
  | 'house'
  | 'enter'
  | 'next'
  | 'previous'
  | 'daily'
  | 'calendar'
  | 'goBack'
  | 'undo'
  | 'redo'
  | 'undoAll'
  | 'backToWinnable'
  | 'hint'
  | 'showLine'
  | 'sendAll'
  | 'finish'
  | 'playLine'
  | 'turn'
  | 'jump'
  | 'showMoves'
  | 'showRank'
  | 'statistics'
  | 'share'
  | 'sight'
  | 'settings'
  | 'fullScreen'
  | 'nap'
  | 'help'
  | 'helpVerdict'
  | 'helpRefusal'
  | 'menu'
  | 'lineBack'
  | 'lineStep'
  | 'linePlay'
  | 'linePause'
  | 'lineSlower'
  | 'lineFaster'
  | 'takeLine'
  | 'leaveLine'
  | 'review'
  | 'reviewBack'
  | 'reviewStep'
  | 'reviewFirst'
  | 'reviewLast'
  | 'reviewTurning'
  | 'playOn'
  | 'leaveReview'
  | 'otherWay'
  | 'update'
  | 'reload';

export type PatienceCommand = Command<CommandId, GameState, Intent, PageAction>;

const atTable = (state: GameState) => state.line === null && state.review === null;
const inLine = (state: GameState) => state.line !== null;
const inReview = (state: GameState) => state.review !== null;
const notFirst = ({ review }: GameState) => review !== null && review.at > 0;
const notLast = ({ review }: GameState) => review !== null && review.at < review.length;
const open = (state: GameState) => atTable(state) && state.status === 'playing';
const numbered = (state: GameState) => state.number !== null;

/** Moves a second that the line player offers. */
export const lineSpeeds: readonly number[] = [0.5, 1, 2, 3, 5, 8, 16];

/** The next line speed above (`by` 1) or below (-1) the present one; the same at the end of the list. */
export function lineSpeedFrom(speed: number, by: 1 | -1): number {
  const next = by > 0 ? lineSpeeds.find((s) => s > speed) : lineSpeeds.findLast((s) => s < speed);
  return next ?? speed;
}

const canChangeSpeed = (by: 1 | -1) => (state: GameState) =>
  state.line !== null && lineSpeedFrom(state.line.speed, by) !== state.line.speed;
const changeSpeed =
  (by: 1 | -1) =>
  (state: GameState): Intent => ({ kind: 'lineSpeed', speed: lineSpeedFrom(state.line?.speed ?? 1, by) });

export const commands: readonly PatienceCommand[] = [
  { id: 'new', keys: ['n', 'f2'], icon: 'deal', enabled: always, does: 'new' },
  { id: 'skip', keys: [], icon: 'finish', enabled: always, does: 'skip' },
  { id: 'again', keys: [], icon: 'again', enabled: always, does: () => ({ kind: 'again' }) },
  { id: 'choose', keys: ['g'], icon: 'choose', enabled: always, does: 'choose' },
  { id: 'house', keys: [], icon: 'house', enabled: always, does: 'house' },
  { id: 'enter', keys: [], icon: 'enter', enabled: always, does: 'enter' },
  { id: 'next', keys: [], icon: 'next', enabled: numbered, does: 'next' },
  { id: 'previous', keys: [], icon: 'previous', enabled: numbered, does: 'previous' },
  { id: 'daily', keys: ['t'], icon: 'daily', enabled: always, does: 'daily' },
  { id: 'calendar', keys: ['shift+t'], icon: 'calendar', enabled: always, does: 'calendar' },
  {
    id: 'goBack',
    keys: [],
    icon: 'undo',
    enabled: (state) => state.left !== null,
    does: () => ({ kind: 'goBack' }),
  },
  {
    id: 'undo',
    keys: ['ctrl+z', 'z', 'u', 'backspace'],
    icon: 'undo',
    // a deal in which nothing was moved yet is undone too
    enabled: (state) => state.line === null && (state.canUndo || state.left !== null),
    does: () => ({ kind: 'undo' }),
  },
  {
    id: 'redo',
    keys: ['ctrl+shift+z', 'ctrl+y', 'r'],
    icon: 'redo',
    enabled: (state) => state.line === null && state.canRedo,
    does: () => ({ kind: 'redo' }),
  },
  {
    id: 'undoAll',
    keys: [],
    icon: 'back',
    enabled: (state) => atTable(state) && state.canUndo,
    does: () => ({ kind: 'undoAll' }),
  },
  {
    id: 'backToWinnable',
    keys: [],
    icon: 'back',
    enabled: (state) => atTable(state) && state.lastWinnable !== null,
    does: () => ({ kind: 'backToWinnable' }),
  },
  { id: 'hint', keys: ['h'], icon: 'hint', enabled: open, does: () => ({ kind: 'hint' }) },
  { id: 'showLine', keys: ['shift+h'], icon: 'line', enabled: open, does: () => ({ kind: 'showLine' }) },
  { id: 'sendAll', keys: ['a'], icon: 'sendAll', enabled: open, does: () => ({ kind: 'sendAll' }) },
  {
    id: 'finish',
    keys: ['f'],
    icon: 'finish',
    enabled: (state) => open(state) && (state.canFinish || state.lineLength !== null),
    saysWhyNot: open,
    does: 'finish',
  },
  {
    id: 'playLine',
    keys: [],
    icon: 'finish',
    enabled: (state) => open(state) && state.lineLength !== null,
    does: () => ({ kind: 'playLine' }),
  },
  {
    id: 'turn',
    keys: ['d'],
    icon: 'turn',
    enabled: (state) => open(state) && state.rules.passes > 0,
    does: () => ({ kind: 'turn' }),
  },
  { id: 'jump', keys: ['j'], icon: 'jump', enabled: atTable, does: 'jump' },
  { id: 'showMoves', keys: ['e'], icon: 'moves', enabled: atTable, does: 'showMoves' },
  { id: 'showRank', keys: ['x'], icon: 'rank', enabled: atTable, does: 'showRank' },
  { id: 'statistics', keys: ['s'], icon: 'statistics', enabled: always, does: 'statistics' },
  { id: 'share', keys: ['l'], icon: 'share', enabled: always, does: 'share' },
  { id: 'sight', keys: [], icon: 'sight', enabled: always, does: 'sight' },
  { id: 'settings', keys: [], icon: 'settings', enabled: always, does: 'settings' },
  { id: 'fullScreen', keys: ['shift+f'], icon: 'fullScreen', enabled: canFullScreen, does: 'fullScreen' },
  { id: 'nap', keys: [], icon: 'seats', enabled: always, does: 'nap' },
  { id: 'help', keys: ['f1', '?'], icon: 'help', enabled: always, does: 'help' },
  { id: 'helpVerdict', keys: [], icon: 'help', enabled: always, does: 'helpVerdict' },
  { id: 'helpRefusal', keys: [], icon: 'help', enabled: always, does: 'helpRefusal' },
  { id: 'menu', keys: ['m'], icon: 'menu', enabled: always, does: 'menu' },
  {
    id: 'lineBack',
    keys: ['arrowleft'],
    icon: 'stepBack',
    enabled: (state) => state.line !== null && state.line.at > 0,
    does: () => ({ kind: 'lineStep', back: true }),
  },
  {
    id: 'lineStep',
    keys: ['arrowright'],
    icon: 'step',
    enabled: (state) => state.line !== null && state.line.at < state.line.length,
    does: () => ({ kind: 'lineStep' }),
  },
  {
    id: 'linePlay',
    keys: ['space'],
    icon: 'play',
    enabled: (state) => state.line !== null && !state.line.playing && state.line.at < state.line.length,
    does: () => ({ kind: 'linePlay' }),
  },
  {
    id: 'linePause',
    keys: ['space'],
    icon: 'pause',
    enabled: (state) => state.line?.playing ?? false,
    does: () => ({ kind: 'linePause' }),
  },
  { id: 'lineSlower', keys: ['-'], icon: 'slower', enabled: canChangeSpeed(-1), does: changeSpeed(-1) },
  { id: 'lineFaster', keys: ['+'], icon: 'faster', enabled: canChangeSpeed(1), does: changeSpeed(1) },
  {
    id: 'takeLine',
    keys: ['enter'],
    icon: 'playOn',
    enabled: ({ line }) => line !== null && line.at > 0,
    does: () => ({ kind: 'takeLine' }),
  },
  { id: 'leaveLine', keys: ['escape'], icon: 'close', enabled: inLine, does: () => ({ kind: 'leaveLine' }) },
  {
    id: 'review',
    keys: ['v'],
    icon: 'review',
    enabled: (state) => atTable(state) && (state.canUndo || state.canRedo),
    does: () => ({ kind: 'review' }),
  },
  {
    id: 'otherWay',
    keys: [],
    icon: 'otherWay',
    enabled: (state) => atTable(state) && state.hasOtherWay,
    does: () => ({ kind: 'otherWay' }),
  },
  {
    id: 'reviewBack',
    keys: ['arrowleft'],
    icon: 'stepBack',
    enabled: notFirst,
    does: () => ({ kind: 'reviewStep', by: -1 }),
  },
  {
    id: 'reviewStep',
    keys: ['arrowright'],
    icon: 'step',
    enabled: notLast,
    does: () => ({ kind: 'reviewStep', by: 1 }),
  },
  {
    id: 'reviewFirst',
    keys: ['home'],
    icon: 'back',
    enabled: notFirst,
    does: () => ({ kind: 'reviewTo', at: 0 }),
  },
  {
    id: 'reviewLast',
    keys: ['end'],
    icon: 'step',
    enabled: notLast,
    does: ({ review }) => ({ kind: 'reviewTo', at: review?.length ?? 0 }),
  },
  {
    id: 'reviewTurning',
    keys: ['w'],
    icon: 'turning',
    enabled: ({ review }) => review !== null && review.turning !== null && review.at !== review.turning,
    does: () => ({ kind: 'reviewTurning' }),
  },
  { id: 'playOn', keys: ['enter'], icon: 'playOn', enabled: inReview, does: () => ({ kind: 'playOn' }) },
  {
    id: 'leaveReview',
    keys: ['escape', 'v'],
    icon: 'close',
    enabled: inReview,
    does: () => ({ kind: 'leaveReview' }),
  },
  { id: 'update', keys: [], icon: 'again', enabled: always, does: 'update' },
  { id: 'reload', keys: [], icon: 'again', enabled: always, does: 'reload' },
];

/** The record of a command. */
export function command(id: CommandId): PatienceCommand {
  return commands.find((c) => c.id === id)!;
}

/** The menu, in groups. */
export const menuGroups: readonly (readonly CommandId[])[] = [
  ['new', 'choose', 'again', 'daily', 'next', 'calendar', 'previous', 'house', 'enter', 'nap'],
  ['hint', 'showLine', 'sendAll', 'finish', 'review', 'sight', 'undoAll', 'backToWinnable', 'otherWay'],
  ['statistics', 'settings', 'share', 'help', 'fullScreen'],
];
