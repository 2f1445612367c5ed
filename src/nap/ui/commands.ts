// Every command of the trick game's page, one record each.

import { always, type Command } from '../../shared/ui/commands';
import { canFullScreen } from '../../shared/ui/fullScreen';
import type { NapCall } from '../core/types';
import type { NapIntent } from '../game/session/intents';
import type { NapState } from '../game/session/state';

/** What the trick game's page does by itself. */
export type NapPageAction =
  | 'lastTrick'
  | 'sheet'
  | 'match'
  | 'earlier'
  | 'reviewSheet'
  | 'replay'
  | 'playOn'
  | 'challenge'
  | 'matchResult'
  | 'choose'
  | 'statistics'
  | 'settings'
  | 'house'
  | 'fullScreen'
  | 'help'
  | 'menu'
  | 'example'
  | 'update'
  | 'reload'
  | 'card1'
  | 'card2'
  | 'card3'
  | 'card4'
  | 'card5';

export type NapCommandId =
  | NapCall
  | 'skip'
  | 'advice'
  | 'noAdvice'
  | 'undo'
  | 'claim'
  | 'next'
  | 'rematch'
  | 'review'
  | 'endTrial'
  | Exclude<NapPageAction, 'reviewSheet'>;

export type NapCommand = Command<NapCommandId, NapState, NapIntent, NapPageAction>;

const bidding = (state: NapState) => state.phase === 'bidding' && state.turn === state.looker;
const myCard = (state: NapState) => state.phase === 'playing' && state.turn === state.looker;
const done = (state: NapState) => state.opened !== null;
const calling = (call: NapCall, keys: readonly string[]): NapCommand => ({
  id: call,
  keys,
  icon: 'send',
  enabled: (state) => bidding(state) && state.legalCalls.some((legal) => legal === call),
  saysWhyNot: bidding,
  does: () => ({ kind: 'call', call }),
});
const playing = (id: 'card1' | 'card2' | 'card3' | 'card4' | 'card5', n: number): NapCommand => ({
  id,
  keys: [String(n)],
  icon: 'send',
  enabled: (state) => myCard(state) && state.hand.length >= n,
  does: id,
});

/** The commands of the trick game. A bid's key is its number of tricks, a card's its place in the hand. */
export const napCommands: readonly NapCommand[] = [
  calling('pass', ['p']),
  calling('two', ['2']),
  calling('three', ['3']),
  calling('misere', ['0']),
  calling('four', ['4']),
  calling('nap', ['5']),
  calling('wellington', ['w']),
  calling('blucher', ['b']),
  playing('card1', 1),
  playing('card2', 2),
  playing('card3', 3),
  playing('card4', 4),
  playing('card5', 5),
  {
    id: 'skip',
    keys: ['space'],
    icon: 'step',
    enabled: (state) =>
      state.phase === 'trick' ||
      state.thinking !== 'no' ||
      (state.turn !== null && state.turn !== state.looker),
    does: () => ({ kind: 'skip' }),
  },
  {
    id: 'advice',
    keys: ['h'],
    icon: 'hint',
    enabled: (state) => bidding(state) || myCard(state),
    does: (state) => ({ kind: state.advice ? 'noAdvice' : 'advice' }),
  },
  {
    id: 'undo',
    keys: ['ctrl+z', 'z', 'u', 'backspace'],
    icon: 'undo',
    enabled: (state) => state.canUndo,
    saysWhyNot: always,
    does: () => ({ kind: 'undo' }),
  },
  { id: 'claim', keys: ['c'], icon: 'finish', enabled: myCard, does: () => ({ kind: 'claim' }) },
  {
    id: 'noAdvice',
    keys: ['escape'],
    icon: 'close',
    enabled: (state) => state.advice !== null,
    does: () => ({ kind: 'noAdvice' }),
  },
  {
    id: 'lastTrick',
    keys: ['l'],
    icon: 'history',
    enabled: (state) => state.tricks.some(({ winner }) => winner !== null),
    does: 'lastTrick',
  },
  { id: 'sheet', keys: ['x'], icon: 'sheet', enabled: always, does: 'sheet' },
  {
    id: 'next',
    keys: ['n', 'f2'],
    icon: 'deal',
    enabled: (state) => done(state) && state.matchOver === null,
    does: () => ({ kind: 'next' }),
  },
  {
    id: 'rematch',
    keys: ['n', 'f2'],
    icon: 'again',
    enabled: (state) => state.matchOver !== null,
    does: () => ({ kind: 'rematch' }),
  },
  {
    id: 'replay',
    keys: ['v'],
    icon: 'review',
    enabled: (state) => done(state) && state.trial === null,
    does: 'replay',
  },
  {
    id: 'review',
    keys: ['r'],
    icon: 'sight',
    enabled: (state) => done(state) && state.trial === null,
    does: 'reviewSheet',
  },
  { id: 'playOn', keys: ['o'], icon: 'playOn', enabled: done, does: 'playOn' },
  {
    id: 'endTrial',
    keys: ['q'],
    icon: 'back',
    enabled: (state) => state.trial !== null,
    does: () => ({ kind: 'endTrial' }),
  },
  { id: 'challenge', keys: ['i'], icon: 'share', enabled: always, does: 'challenge' },
  {
    id: 'matchResult',
    keys: [],
    icon: 'sheet',
    enabled: (state) => state.matchOver !== null,
    does: 'matchResult',
  },
  { id: 'match', keys: [], icon: 'again', enabled: always, does: 'match' },
  { id: 'earlier', keys: [], icon: 'back', enabled: always, does: 'earlier' },
  { id: 'choose', keys: ['g'], icon: 'choose', enabled: always, does: 'choose' },
  { id: 'statistics', keys: ['s'], icon: 'statistics', enabled: always, does: 'statistics' },
  { id: 'settings', keys: ['t'], icon: 'seats', enabled: always, does: 'settings' },
  { id: 'house', keys: [], icon: 'settings', enabled: always, does: 'house' },
  { id: 'fullScreen', keys: ['shift+f'], icon: 'fullScreen', enabled: canFullScreen, does: 'fullScreen' },
  { id: 'help', keys: ['f1', '?'], icon: 'help', enabled: always, does: 'help' },
  { id: 'example', keys: ['e'], icon: 'play', enabled: always, does: 'example' },
  { id: 'menu', keys: ['m'], icon: 'menu', enabled: always, does: 'menu' },
  { id: 'update', keys: [], icon: 'again', enabled: always, does: 'update' },
  { id: 'reload', keys: [], icon: 'again', enabled: always, does: 'reload' },
];

/** The record of a command of the trick game. */
export function napCommand(id: NapCommandId): NapCommand {
  return napCommands.find((c) => c.id === id)!;
}

/** The trick game's menu, in groups. */
export const napMenuGroups: readonly (readonly NapCommandId[])[] = [
  ['next', 'rematch', 'match', 'earlier', 'settings', 'choose'],
  ['undo', 'advice', 'claim', 'lastTrick', 'sheet'],
  ['replay', 'review', 'playOn', 'endTrial', 'challenge', 'matchResult'],
  ['statistics', 'house', 'help', 'example', 'fullScreen'],
];
