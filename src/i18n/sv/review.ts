// The review of a game: in Swedish.
import type { reviewEn } from '../en/review';

export const reviewSv: typeof reviewEn = {
  label: 'Genomgång av partiet',
  start: 'Före första draget',
  at: (at, length) => `Drag ${at} av ${length}`,
  gaveAway: (better) => `Med det här draget gick vinsten förlorad. Bättre: ${better}`,
  lastChance: (better) => `Härifrån kunde den ännu gå ut: ${better}`,
  gaveAwayPlain: 'Med det här draget gick vinsten förlorad.',
  lastChancePlain: 'Härifrån kunde den ännu gå ut.',
  sealed: 'Råden känner inte talongen: utslagen kommer när partiet är slut.',
  /** short, for the buttons on a phone */
  words: { reviewTurning: 'Sista chansen', playOn: 'Spela vidare', leaveReview: 'Lämna' },
};
