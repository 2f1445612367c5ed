// Which sounds a change of the game makes, and when: pure.
import { FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import type { Sound, TimedSound } from '../../shared/sound/recipes';
import type { TableEvent } from '../core/types';
import type { GameState, Outcome } from '../game/session/intents';

/** When a card that is on its way comes to rest, at the usual speed: milliseconds. */
const landing = 150;
/** From one card of a longer action to the next, and how many of them are heard at most. */
const pace = 110;
const most = 6;

function soundOfStep(step: readonly TableEvent[]): Sound {
  const moved = step.filter((event) => event.kind === 'move');
  const first = moved[0];
  if (first === undefined) return 'turn';
  if (first.from === WASTE && first.to === STOCK) return 'deal';
  if (first.from === STOCK) return 'turn';
  if (first.to >= FOUNDATION) return 'up';
  return moved.length > 1 ? 'run' : 'down';
}

/** `speed`: how many times as fast as usual cards move; 0 is at once. */
export function soundsOf(
  before: GameState,
  state: GameState,
  outcome: Outcome,
  speed: number,
): readonly TimedSound[] {
  const time = (milliseconds: number) => (speed === 0 ? 0 : milliseconds / speed);
  if (outcome.kind === 'refused') return [{ sound: 'refused', at: 0 }];
  if (outcome.kind === 'changed') return outcome.refusal ? [{ sound: 'refused', at: 0 }] : [];
  if (outcome.kind === 'shown') return [{ sound: outcome.deal ? 'deal' : 'down', at: 0 }];
  const steps = outcome.steps.slice(0, most).map(soundOfStep);
  const sounds = steps.map((sound, i) => ({ sound, at: time(landing) + pace * i }));
  const wins = state.status === 'won' && before.status !== 'won' && state.line === null;
  const end: TimedSound = { sound: 'won', at: time(landing) + pace * steps.length + 200 };
  return wins ? [...sounds, end] : sounds;
}
