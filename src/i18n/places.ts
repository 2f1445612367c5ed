// Where a run is as long as the places that are free, the single places are called free places, never cells.
import type { Texts } from './catalogue';
import { placesDa } from './da/places';
import { placesEn } from './en/places';
import type { Lang } from './lang';
import { placesSv } from './sv/places';

const places: Record<Lang, typeof placesEn> = { en: placesEn, da: placesDa, sv: placesSv };

/** The texts for a game of free places: as the catalogue has them, but where the places are named. */
export function withPlaces(texts: Texts): Texts {
  const { pile, to, from, hintTo, hintFrom, free, jump, cells, back } = places[texts.lang];
  return {
    ...texts,
    piles: { ...texts.piles, cell: pile },
    to: { ...texts.to, cell: to },
    from: { ...texts.from, cell: from },
    hint: { ...texts.hint, toCell: hintTo, fromCell: hintFrom },
    spoken: { ...texts.spoken, jump },
    reasons: { ...texts.reasons, freesCell: free },
    help: {
      ...texts.help,
      cells,
      return: back,
    },
  };
}
