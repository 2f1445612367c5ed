// The review of a game: in Danish.
import type { reviewEn } from '../en/review';

export const reviewDa: typeof reviewEn = {
  label: 'Gennemgang af spillet',
  start: 'Før det første træk',
  at: (at, length) => `Træk ${at} af ${length}`,
  gaveAway: (better) => `Med dette træk glap sejren. Bedre: ${better}`,
  lastChance: (better) => `Herfra kunne den stadig gå op: ${better}`,
  gaveAwayPlain: 'Med dette træk glap sejren.',
  lastChancePlain: 'Herfra kunne den stadig gå op.',
  sealed: 'Rådene kender ikke bunken: dommene kommer, når spillet er slut.',
  /** short, for the buttons on a phone */
  words: { reviewTurning: 'Sidste chance', playOn: 'Spil videre', leaveReview: 'Forlad' },
};
