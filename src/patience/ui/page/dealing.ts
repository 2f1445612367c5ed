// New deals: out of the stock of those that can be won, or looked for while the player waits, who may skip
// that.

import type { Level } from '../../game/deals/difficulty';
import type { Finder } from '../../game/deals/finder';
import { type GameRules, hasScale } from '../../game/deals/finderQuestions';
import type { GameState } from '../../game/session/intents';
import { recordKey } from '../../game/text/dealKey';
import type { Dealing, Ui } from '../base/context';
import { withWayBack } from '../base/wayBack';

interface DealSearch {
  readonly of: GameRules;
  readonly key: string;
  tried: number;
}

/** `changed` is called when there is something else to show. */
export function createDealing(ui: Ui, finder: Finder, changed: () => void): Dealing {
  let looking: DealSearch | null = null;
  let ours = false;
  const lay = ({ game, rules }: GameRules, number: number) => {
    looking = null;
    ours = true;
    ui.deal(game, number, rules);
    ours = false;
  };
  const unchecked = (of: GameRules, said: string) => {
    lay(of, ui.anyNumber());
    const { text, commands } = withWayBack(ui, said);
    ui.tell(text, commands);
  };
  const look = async (mine: DealSearch, wish: Level | null) => {
    const { of } = mine;
    const taken = await finder.take(of, wish);
    if (looking !== mine) return;
    if (taken !== null) return lay(of, taken.number);
    changed();
    ui.say(ui.texts().deals.looking(0));
    const found = await finder.find(of, wish, (tried) => {
      mine.tried = tried;
      changed();
    });
    if (looking !== mine) return;
    if (found.kind === 'found') lay(of, found.deal.number);
    if (found.kind === 'failed') unchecked(of, ui.texts().deals.failed);
  };
  const leave = () => {
    looking = null;
    finder.leave();
  };
  const follow = ({ game, rules, number }: GameState) => finder.follow({ game, rules }, number);
  finder.onLevel(changed);
  follow(ui.session.state);
  return {
    start(of) {
      const { winnableOnly, level } = ui.settings.value;
      const key = `${recordKey(of.game, of.rules)} ${level}`;
      if (looking?.key === key) return;
      if (looking !== null) leave();
      if (!winnableOnly) return lay(of, ui.anyNumber());
      const scaled = hasScale(of, ui.games.rules(of.game));
      looking = { of, key, tried: 0 };
      void look(looking, scaled && level !== 'any' ? level : null);
    },
    skip() {
      if (looking === null) return;
      const { of } = looking;
      leave();
      unchecked(of, ui.texts().deals.unchecked);
    },
    note: () =>
      looking === null ? null : { text: ui.texts().deals.looking(looking.tried), commands: ['skip'] },
    hear(outcome) {
      const begins = outcome.kind === 'shown' && outcome.deal;
      // a player who plays on, or lays another deal, no longer waits for one
      if (looking !== null && !ours && (begins || outcome.kind === 'played')) leave();
      follow(ui.session.state);
    },
    level: () => finder.level(),
  };
}
