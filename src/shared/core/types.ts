/** A card's id 0..103: pack * 52 + face; face = suit * 13 + rank. */
export type CardId = number;
