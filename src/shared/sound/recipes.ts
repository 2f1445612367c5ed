// The sounds of the table, as what each is made of: felt, paper, a soft tap. Numbers that can be argued
// about.

export type Sound = 'down' | 'turn' | 'run' | 'up' | 'deal' | 'refused' | 'won' | 'trick';

/** A sound, and when. */
export interface TimedSound {
  readonly sound: Sound;
  /** milliseconds from now */
  readonly at: number;
}

export interface Layer {
  /** seconds from the sound's beginning */
  readonly at: number;
  /** `rustle`: noise between two pitches; `tone`: a sine */
  readonly kind: 'rustle' | 'tone';
  /** Hz; a rustle has what lies between them, a tone the first */
  readonly low: number;
  readonly high: number;
  /** seconds to full strength, and from there to a third of it */
  readonly attack: number;
  readonly decay: number;
  /** beside the other layers */
  readonly strength: number;
}

export interface Recipe {
  /** seconds */
  readonly length: number;
  /** the loudest sample; 1 would clip */
  readonly peak: number;
  readonly layers: readonly Layer[];
}

const rustle = (at: number, low: number, high: number, decay: number, strength: number): Layer => ({
  at,
  kind: 'rustle',
  low,
  high,
  attack: 0.004,
  decay,
  strength,
});

const tone = (at: number, pitch: number, decay: number, strength: number, attack = 0.003): Layer => ({
  at,
  kind: 'tone',
  low: pitch,
  high: pitch,
  attack,
  decay,
  strength,
});

/** A card laid on felt: its paper, and the table under it. */
const laid = (at: number, strength: number): readonly Layer[] => [
  rustle(at, 250, 1400, 0.018, strength),
  tone(at, 112, 0.03, 0.8 * strength),
];

/** The chord of the win: A, E, A, C sharp. */
const chord = [110, 164.81, 220, 277.18];

const packet = Array.from({ length: 14 }, (_, i) => i);

export const recipes: Readonly<Record<Sound, Recipe>> = {
  down: { length: 0.16, peak: 0.3, layers: laid(0, 1) },
  turn: { length: 0.2, peak: 0.26, layers: [rustle(0, 1800, 5200, 0.035, 0.55), ...laid(0.07, 0.8)] },
  run: { length: 0.3, peak: 0.3, layers: [...laid(0, 0.8), ...laid(0.045, 0.65), ...laid(0.09, 1)] },
  up: { length: 0.42, peak: 0.28, layers: [...laid(0, 1), tone(0.012, 659.26, 0.09, 0.22)] },
  deal: {
    length: 0.85,
    peak: 0.26,
    layers: packet.map((i) => rustle(0.052 * i + 0.004 * (i % 3), 900, 3600, 0.014, 0.6 + 0.4 * (i % 2))),
  },
  refused: { length: 0.26, peak: 0.26, layers: [tone(0, 92, 0.035, 1), tone(0.1, 82, 0.045, 0.9)] },
  won: {
    length: 3.2,
    peak: 0.3,
    layers: chord.map((pitch, i) => tone(0.05 * i, pitch, 0.75, 1 - 0.17 * i, 0.09)),
  },
  trick: { length: 0.4, peak: 0.28, layers: [rustle(0, 700, 3000, 0.07, 0.6), ...laid(0.17, 1)] },
};
