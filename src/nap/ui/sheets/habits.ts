// How this screen likes to play, as a part of the table's sheet.

import { suitName } from '../../../i18n/words';
import { options, textButton } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import { type NapSuits, napPaces, napSuitOrders } from '../../../shared/ui/settings';
import { toggle } from '../../../shared/ui/sheets/settingsSheet';
import { type NapUi, suitSign } from '../context';

/** The orders of the suits by their signs; readers hear their names. */
function suitChoices(ui: NapUi) {
  const suits = (order: NapSuits) => [...order].map((letter) => 'cdhs'.indexOf(letter));
  return napSuitOrders.map((value) => ({
    value,
    label: suits(value).map(suitSign).join('\u2009'),
    said: suits(value)
      .map((suit) => suitName(suit, ui.lang()))
      .join(', '),
  }));
}

/** The habits as rows of a sheet; each takes hold at once. */
export function habits(ui: NapUi): Node[] {
  const texts = ui.texts().settings;
  const paces = napPaces.map((value) => ({ value, label: texts.paces[value] }));
  return [
    h('h3', {}, texts.habits),
    options('pace', texts.pace, paces, ui.settings.value.napPace, (napPace) =>
      ui.settings.change({ napPace }),
    ),
    toggle(ui, 'napPlayOnly', texts.playOnly),
    toggle(ui, 'napTrickWaits', texts.trickWaits),
    toggle(ui, 'napTakeBack', texts.takeBack, texts.takeBackNote),
    options('suits', texts.suits, suitChoices(ui), ui.settings.value.napSuits, (napSuits) =>
      ui.settings.change({ napSuits }),
    ),
    textButton(texts.house, () => ui.act('house')),
  ];
}
