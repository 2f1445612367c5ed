// What a change of the table is worth saying to those who do not see it: each call, card, trick and result
// once.

import { napRefusal } from '../../i18n/nap';
import { cardName, suitName } from '../../i18n/words';
import type { Speech } from '../../shared/ui/speech';
import type { NapEvent, NapIntent, NapOutcome } from '../game/session/intents';
import type { NapState } from '../game/session/state';
import { chipsText, isYou, type NapUi, nameOf } from './context';
import { adviceText } from './hintSlip';
import { winnerText } from './matchResult';
import { resultText } from './result';

function handText(ui: NapUi, state: NapState): string {
  return ui.texts().spoken.hand(state.hand.map((card) => cardName(card, ui.lang())).join(', '));
}

/** Whether a card is the deal's first: it makes its suit trumps. */
function isFirst(state: NapState, card: number): boolean {
  return state.tricks[0]?.plays[0]?.card === card;
}

function eventText(ui: NapUi, state: NapState, event: NapEvent): string {
  const { spoken, bids } = ui.texts();
  switch (event.kind) {
    case 'dealt':
      return [spoken.dealt(nameOf(ui, event.dealer)), state.hand.length > 0 && handText(ui, state)]
        .filter(Boolean)
        .join('. ');
    case 'called':
      return event.call === 'pass'
        ? spoken.passes(nameOf(ui, event.chair))
        : spoken.called(nameOf(ui, event.chair), bids[event.call]);
    case 'contract':
      return spoken.contract(nameOf(ui, event.chair), bids[event.bid]);
    case 'played': {
      const said = spoken.played(nameOf(ui, event.chair), cardName(event.card, ui.lang()));
      const trumps = isFirst(state, event.card) && typeof state.trump === 'number';
      return trumps ? `${said}. ${spoken.trumps(suitName(state.trump as number, ui.lang()))}` : said;
    }
    case 'taken':
      return isYou(ui, event.chair) ? spoken.taking : spoken.taken(nameOf(ui, event.chair));
    case 'gathered':
      return '';
    case 'takenBack':
      return spoken.takenBack(nameOf(ui, event.chair));
    case 'claimed': {
      const said = event.result === 'made' ? spoken.claimedMade : spoken.claimedLost;
      return said(nameOf(ui, event.chair));
    }
    case 'finished': {
      const chips = event.chips.map((n, chair) => `${nameOf(ui, chair)} ${chipsText(ui.lang(), n)}`);
      const result = [resultText(ui, state), event.result !== 'passed' && chips.join(', ')];
      return [result.filter(Boolean).join(': '), winnerText(ui, state)].filter(Boolean).join('. ');
    }
  }
}

/** Whose turn it is, said when it is the looker's. */
function turnText(ui: NapUi, before: NapState, state: NapState): string {
  const { spoken } = ui.texts();
  const mine = (at: NapState) => at.turn !== null && at.turn === at.looker && at.phase !== 'trick';
  if (!mine(state)) return '';
  if (mine(before) && before.phase === state.phase && before.tricks.length === state.tricks.length) return '';
  return state.phase === 'bidding' ? spoken.yourBid : state.phase === 'playing' ? spoken.yourCard : '';
}

export interface NapAnnouncer {
  announce(before: NapState, state: NapState, outcome: NapOutcome, intent: NapIntent | null): void;
}

/** Says what happened. */
export function createNapAnnouncer(ui: NapUi, speech: Speech): NapAnnouncer {
  let advised = '';
  const say = (texts: readonly string[]) => {
    const said = texts.filter((text) => text !== '').join('. ');
    if (said !== '') speech.add('move', said);
  };
  return {
    announce(before, state, outcome, intent) {
      const cover = state.phase === 'cover' && before.phase !== 'cover';
      if (outcome.kind === 'happened') {
        const events = outcome.events.map((event) => eventText(ui, state, event));
        say([...events, turnText(ui, before, state)]);
      }
      if (outcome.kind === 'shown' && state.trial !== null)
        say([ui.texts().spoken.onTrial, handText(ui, state), turnText(ui, before, state)]);
      if (outcome.kind === 'refused') {
        const call = intent?.kind === 'call' ? intent.call : undefined;
        ui.tell(napRefusal(ui.lang(), outcome.refusal, call));
      }
      if (outcome.kind === 'changed' && intent?.kind === 'ready')
        say([handText(ui, state), turnText(ui, before, state)]);
      if (cover && state.turn !== null) speech.say('end', ui.texts().cover.give(nameOf(ui, state.turn)));
      const advice = state.advice;
      if (advice === null) advised = '';
      else if (advice.status === 'settled' || advice.status === 'failed') {
        const text = adviceText(ui, state);
        if (text !== advised) speech.say('hint', text);
        advised = text;
      }
    },
  };
}
