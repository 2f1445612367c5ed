// What a change of the game is worth saying: a sentence by the badge, and words for readers.
import { Refusal, STOCK } from '../../../../assembly/abi';
import { capital, reasonText } from '../../../i18n/index';
import type { Messages, Note } from '../../../shared/ui/messages';
import type { Speech } from '../../../shared/ui/speech';
import type { Pile } from '../../core/types';
import type { GameState, Intent, Outcome, RefusalText } from '../../game/session/intents';
import { type CommandId, command } from '../base/commands';
import { gameName, type Ui } from '../base/context';
import { hintText, playedText, selectionText, verdictWord } from '../base/narrate';
import { keptNote } from '../base/wayBack';
import { resultFigures } from './result';

const AFTER_LOSS: readonly CommandId[] = ['undo', 'review', 'again', 'new'];

/** The ways out of a loss: where the game still could be won comes first. */
function waysOut(state: GameState): readonly CommandId[] {
  return state.lastWinnable === null ? AFTER_LOSS : ['backToWinnable', 'review', 'again', 'new'];
}

/** The note that stands as long as it is true. */
export function standingNote(ui: Ui, state: GameState): Note<CommandId> | null {
  const texts = ui.texts();
  if (state.line || state.review || state.status === 'won') return null;
  return state.canFinish ? { text: texts.spoken.canFinish, commands: ['finish'] } : null;
}

/** Told once, when the game has come to where nothing leads on. */
export function deadNote(ui: Ui, state: GameState): Note<CommandId> {
  const { result } = ui.texts();
  const ways = ['undo', 'backToWinnable', 'new'] as const;
  return {
    text: state.status === 'stuck' ? result.stuck : result.dead,
    commands: ways.filter((id) => command(id).enabled(state)),
  };
}

/** What the verdict means, in full; after a proved loss with the ways out. */
export function verdictNote(ui: Ui, state: GameState): Note<CommandId> {
  const { badge } = ui.texts();
  const said = [badge.sentences[state.badge]];
  if (state.activity !== undefined) said.push(badge.activitySentences[state.activity]);
  if (state.badge === 'winnable' && state.lineLength !== null) said.push(badge.lineLength(state.lineLength));
  const level = ui.dealing().level();
  if (level !== null) said.push(ui.texts().deals.levelSentences[level]);
  if (state.resistance !== null) {
    const { seconds, factor, won, sample } = state.resistance;
    said.push(badge.resistance(seconds, factor, won, sample));
  }
  const hidden = state.position.piles[STOCK]!.length > 0 || state.position.faceDown.some((n) => n > 0);
  if (state.badge === 'odds') said.push(badge.fairSight);
  else if (hidden && state.badge !== 'looking') said.push(badge.sight);
  const lost = state.badge === 'no-longer' || state.badge === 'cannot';
  return { text: said.join(' '), commands: lost ? [...waysOut(state), 'helpVerdict'] : ['helpVerdict'] };
}

/** Refusals that surprise, and that the help explains. */
const explained: readonly RefusalText['reason'][] = [
  Refusal.OneAtATime,
  Refusal.NeedsSpaces,
  Refusal.NeedsCells,
  Refusal.KingOnly,
];

/** The way back from a new deal is offered for so long, unless something is done before. */
const keptMs = 12_000;

/** Says, after a deal in mid-game, that the game before it is kept, and how to go back. */
function tellKept(ui: Ui, messages: Messages<CommandId>): void {
  const note = keptNote(ui);
  if (note === null) return;
  messages.show(note.text, note.commands);
  ui.say(note.text);
  setTimeout(() => messages.replace(note.text, note.text) && messages.clear(), keptMs);
}

interface Voices {
  readonly messages: Messages<CommandId>;
  readonly speech: Speech;
}

export interface Announcer {
  announce(before: GameState, state: GameState, outcome: Outcome, intent: Intent | null): void;
}

function wholeText(ui: Ui, state: GameState, deal: boolean, intent: Intent | null): string {
  const texts = ui.texts();
  if (deal) {
    const number = state.number === null ? texts.bar.custom : texts.bar.number(String(state.number));
    return texts.spoken.dealt(gameName(ui), number);
  }
  const moves = texts.bar.moves(state.moves);
  if (intent?.kind === 'redo') return texts.spoken.redone(moves);
  return intent?.kind === 'undo' || intent?.kind === 'undoAll' || intent?.kind === 'backToWinnable'
    ? texts.spoken.undone(moves)
    : '';
}

/** What has come to an end: the game, a shown line, or all that leads on. */
function tellEnds(ui: Ui, { messages, speech }: Voices, before: GameState, state: GameState): void {
  const { result, spoken, badge } = ui.texts();
  const atEnd = (line: GameState['line']) => line !== null && line.at === line.length;
  if (atEnd(state.line) && !atEnd(before.line)) speech.say('end', badge.sentences.won);
  // the review's own slider tells where it stands
  if (state.review || before.review) return;
  if (state.dead && !before.dead) {
    const note = deadNote(ui, state);
    messages.show(note.text, note.commands);
    speech.say('end', note.text);
  } else if (state.line || state.status === before.status) {
    if (state.canFinish && !before.canFinish && !state.line) speech.say('end', spoken.canFinish);
  } else if (state.status === 'won') speech.say('end', `${result.won}, ${resultFigures(ui, state)}`);
}

/** Says what happened, each thing once: `messages` are seen, `speech` is heard. */
export function createAnnouncer(ui: Ui, messages: Messages<CommandId>, speech: Speech): Announcer {
  let verdict = '';
  /** A better reason for the hint that is shown: its sentence changes, readers hear the reason alone. */
  const isSameHint = (before: GameState, { hint }: GameState, intent: Intent | null): boolean => {
    if (intent !== null || !hint?.reason || before.hint?.move !== hint.move) return false;
    const texts = ui.texts();
    if (messages.replace(hintText(texts, before.hint), hintText(texts, hint)))
      speech.say('hint', capital(reasonText(texts, hint.reason)));
    return true;
  };
  const changed = (before: GameState, state: GameState, intent: Intent | null) => {
    const texts = ui.texts();
    const isNew = state.hint !== before.hint && !state.review;
    if (state.hint && isNew && !isSameHint(before, state, intent)) {
      const canGoBack = state.hint.kind === 'lost' && state.lastWinnable !== null;
      const text = hintText(texts, state.hint) + (canGoBack ? ` ${texts.hint.back}` : '');
      messages.show(text, canGoBack ? waysOut(state) : []);
      speech.say('hint', text);
    }
    if (state.selection === before.selection) return;
    speech.say('move', state.selection ? selectionText(texts, state.selection, state) : texts.spoken.dropped);
  };
  /** A refusal is said beside the pile that refuses. */
  const refused = (refusal: RefusalText, pile: Pile | null) => {
    const text = ui.refusal(refusal);
    const near = () => (pile === null ? null : ui.table.rectOf(pile));
    messages.show(text, explained.includes(refusal.reason) ? ['helpRefusal'] : [], near);
    speech.say('refusal', text);
  };
  const verdicts = (state: GameState, fresh: boolean) => {
    if (fresh) verdict = '';
    if (state.badge === 'looking' || state.badge === verdict || state.line || state.review) return;
    verdict = state.badge;
    const { badge } = ui.texts();
    if (state.status === 'playing') speech.say('verdict', badge.verdict(verdictWord(ui.texts(), state)));
  };
  return {
    announce(before, state, outcome, intent) {
      const texts = ui.texts();
      if (outcome.kind === 'played' && outcome.steps.length > 0)
        speech.say('move', playedText(texts, outcome.steps, state));
      const why = outcome.kind === 'played' && state.line && !state.line.playing && state.line.last?.reason;
      if (why) speech.say('hint', capital(reasonText(texts, why)));
      if (outcome.kind === 'played' || outcome.kind === 'shown') messages.clear();
      if (outcome.kind === 'shown') {
        const text = wholeText(ui, state, outcome.deal, intent);
        if (text) speech.say('move', text);
        if (outcome.deal) tellKept(ui, messages);
      }
      if (outcome.kind === 'refused') refused(outcome.refusal, outcome.pile);
      if (outcome.kind === 'changed') {
        changed(before, state, intent);
        if (outcome.refusal) refused(outcome.refusal, state.selection?.pile ?? null);
      }
      verdicts(state, outcome.kind === 'shown' && outcome.deal);
      tellEnds(ui, { messages, speech }, before, state);
    },
  };
}
