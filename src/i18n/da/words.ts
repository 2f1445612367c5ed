// Words of cards and numbers, for the sections that build sentences of them: in Danish.
import type { wordsEn } from '../en/words';

export const wordsDa: typeof wordsEn = {
  suits: ['klør', 'ruder', 'hjerter', 'spar'],
  ace: 'es',
  jack: 'knægt',
  queen: 'dame',
  king: 'konge',
  numbers: ['én', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  column: 'kolonne',
  cell: 'celle',
  stock: 'bunken',
  waste: 'aflægsbunken',
  foundation: 'fundamentet for',
  share: 'omkring {some} af {all}',
  noShare: 'ingen af {all}',
  card: '{suit} {rank}',
};
