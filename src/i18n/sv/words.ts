// Words of cards and numbers, for the sections that build sentences of them: in Swedish.
import type { wordsEn } from '../en/words';

export const wordsSv: typeof wordsEn = {
  suits: ['klöver', 'ruter', 'hjärter', 'spader'],
  ace: 'ess',
  jack: 'knekt',
  queen: 'dam',
  king: 'kung',
  numbers: ['en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
  column: 'kolumn',
  cell: 'cell',
  stock: 'talongen',
  waste: 'kasthögen',
  foundation: 'grundhögen för',
  share: 'ungefär {some} av {all}',
  noShare: 'ingen av {all}',
  card: '{suit} {rank}',
};
