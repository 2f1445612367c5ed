// Which sounds the trick game makes: pure.

import type { Sound, TimedSound } from '../../shared/sound/recipes';
import type { NapEvent, NapOutcome } from '../game/session/intents';

const sounds: Readonly<Partial<Record<NapEvent['kind'], Sound>>> = {
  dealt: 'deal',
  played: 'down',
  gathered: 'trick',
};

/** Milliseconds from one of several events to the next. */
const pace = 140;

/** What an outcome sounds like: a deal, a card thrown, a trick gathered, a refusal. */
export function napSoundsOf(outcome: NapOutcome): readonly TimedSound[] {
  if (outcome.kind === 'refused') return [{ sound: 'refused', at: 0 }];
  if (outcome.kind !== 'happened') return [];
  return outcome.events
    .flatMap(({ kind }) => sounds[kind] ?? [])
    .map((sound, i) => ({ sound, at: pace * i }));
}
