// The review of a game: in English.
export const reviewEn = {
  label: 'Review of the game',
  start: 'Before the first move',
  at: (at: string, length: string) => `Move ${at} of ${length}`,
  gaveAway: (better: string) => `This move gave the win away. Better: ${better}`,
  lastChance: (better: string) => `From here it could still be won: ${better}`,
  gaveAwayPlain: 'This move gave the win away.',
  lastChancePlain: 'From here it could still be won.',
  sealed: 'Advice goes without the stock: verdicts come when the game is over.',
  /** short, for the buttons on a phone */
  words: { reviewTurning: 'Last chance', playOn: 'Play on', leaveReview: 'Leave' },
};
