// House rules in words: what differs from the game they were begun from, and the name they go by.

import type { Texts } from '../../../i18n/index';
import type { GameId } from '../../../shared/core/types';
import { ruleKeys } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import { changedRules } from '../../game/text/link';
import type { Ui } from '../base/context';

function ruleWord({ house: { words } }: Texts, key: keyof RuleRecord, rules: RuleRecord): string {
  switch (key) {
    case 'build':
      return words.build[rules.build];
    case 'carry':
      return words.carry[rules.carry];
    case 'fill':
      return words.fill[rules.fill];
    case 'return':
      return words.return[rules.return ? 'yes' : 'no'];
    case 'decks':
    case 'columns':
    case 'rows':
    case 'faceDown':
    case 'cells':
    case 'passes':
      return words[key](rules[key]);
  }
}

/** What differs, as a list in words; empty for the game's own rules. */
export function houseWords(texts: Texts, rules: RuleRecord, own: RuleRecord): string {
  const changed = changedRules(rules, own);
  return ruleKeys
    .filter((key) => key in changed)
    .map((key) => ruleWord(texts, key, rules))
    .join(', ');
}

/** A game under a rule record: its name, and for house rules their own name or what they change. */
export function recordName(ui: Ui, game: GameId, rules: RuleRecord): string {
  const name = ui.games.name(game, ui.lang());
  const said = ui.houseRules.nameOf(game, rules) ?? houseWords(ui.texts(), rules, ui.games.rules(game));
  return said === '' ? name : `${name} – ${said}`;
}
