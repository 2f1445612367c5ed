/** Deal 11982 of FreeCell, the one in its first 32,000 that cannot be won, in the rows in which it is dealt. */
export const rowsOf11982 = [
  'AH AS 4H AC 2D 6S TS JS',
  '3D 3H QS QC 8S 7H AD KS',
  'KD 6H 5S 4D 9H JH 9S 3C',
  'JC 5D 5C 8C 9D TD KH 7C',
  '6C 2C TH QH 6D TC 4S 7S',
  'JD 7D 8H 9C 2H QD 4C 5H',
  'KC 8D 2S 3S',
] as const;
