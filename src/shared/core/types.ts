/** A card's id 0..103: pack * 52 + face; face = suit * 13 + rank. */
export type CardId = number;

/** The ids of the rule table's rows, in the order of abi.Game. */
export const gameIds = [
  'forty-thieves',
  'josephine',
  'streets',
  'rank-and-file',
  'limited',
  'free-cells',
  'free-places',
] as const;
export type GameId = (typeof gameIds)[number];
