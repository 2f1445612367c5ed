// Where the slips of paper lie that come and go on the trick game's table: hints, examples, sentences.
import { atFoot, type Occupied, occupiedCard, placeFreely } from '../../shared/ui/freePlace';
import type { NapUi } from './context';

/** Of a card in the hand or the trick; of one that lies small before its owner; of plates; of other slips. */
const weights = { index: 20, picture: 3, small: 2, back: 0.3, own: 6, plate: 3, slip: 12 } as const;
/** CSS px that slips keep from each other */
const apart = 6;

/** Everything on the table, by how much it matters. */
function taken({ table }: NapUi, host: HTMLElement, self: Element): Occupied[] {
  const { card, seats } = table.layout();
  const { x, y } = host.getBoundingClientRect();
  const cards = table.cards().flatMap(({ card: face, rect }): Occupied[] => {
    if (face === null) return [{ rect, weight: weights.back }];
    return rect.width > card.width / 2 ? occupiedCard(rect, weights) : [{ rect, weight: weights.small }];
  });
  const plates = seats.map(({ plate }, place) => ({
    rect: plate,
    weight: place === 0 ? weights.own : weights.plate,
  }));
  const slips = [...host.querySelectorAll('.bid, .slip, .hint-slip')]
    .filter((slip) => slip !== self)
    .map((slip) => {
      const { width, height, x: left, y: top } = slip.getBoundingClientRect();
      const shown = width > 0;
      const rect = {
        x: left - x - apart,
        y: top - y - apart,
        width: shown ? width + 2 * apart : 0,
        height: shown ? height + 2 * apart : 0,
      };
      return { rect, weight: weights.slip };
    });
  return [...cards, ...plates, ...slips];
}

/** How much larger an element is drawn than its own lengths say. */
const zoomOf = (element: HTMLElement): number => Number(getComputedStyle(element).zoom) || 1;

/** Beside the hand where there is room, else near it: wherever it covers least. */
export function placeSlip(ui: NapUi, slip: HTMLElement, host: HTMLElement): void {
  const { hand, card, screen, wide, seats } = ui.table.layout();
  const handWidth = card.width + 4 * hand.step + hand.trumpGap;
  const room = (screen.width - handWidth) / 2 - 24;
  const zoom = zoomOf(slip);
  const beside = wide && room >= 180 * zoom;
  const { style, dataset } = slip;
  dataset.narrow = String(beside ? room < 280 * zoom : screen.height < 560);
  style.setProperty('width', beside ? `${Math.min(room / zoom, 400)}px` : '');
  const near = screen.leftHanded ? 8 : screen.width / 2 + handWidth / 2 + 16;
  const over = wide ? screen.height : (seats[0]?.plate.y ?? screen.height);
  placeFreely(slip, host, {
    margin: 6,
    wished: ({ width, height }) => ({
      x: beside ? near : (screen.width - width) / 2,
      y: over - height - 6,
    }),
    occupied: () => taken(ui, host, slip),
  });
}

/** Over the place of the hand, which is covered then: what lies in the trick stays in view. */
export function placeCover(ui: NapUi, slip: HTMLElement, host: HTMLElement): void {
  const { hand } = ui.table.layout();
  placeFreely(slip, host, {
    margin: 6,
    wished: ({ width, height }) => ({ x: hand.x - width / 2, y: hand.y - height / 2 }),
    // backs and names may be covered, what has been played may not
    occupied: () =>
      ui.table.cards().flatMap(({ card, rect }) => (card === null ? [] : [{ rect, weight: weights.index }])),
  });
}

/** Of the slip that goes with a replay, CSS px: what is kept for it on an upright screen. */
export const replayHeight = 196;

/** With its foot at one place, so that what steps on stays under the finger: beside the hand, or above the own plate. */
export function placeReplay(ui: NapUi, slip: HTMLElement): void {
  const { hand, card, screen, wide, seats } = ui.table.layout();
  const handWidth = card.width + 4 * hand.step + hand.trumpGap;
  const room = (screen.width - handWidth) / 2 - 14;
  const zoom = zoomOf(slip);
  const beside = wide && room >= 180 * zoom;
  const { style, dataset } = slip;
  dataset.narrow = String(beside ? room < 280 * zoom : screen.height < 560);
  dataset.low = String(beside && screen.height < 480);
  style.setProperty('width', beside ? `${Math.min(room / zoom, 400)}px` : '');
  const foot = wide ? screen.height : (seats[0]?.plate.y ?? screen.height);
  style.removeProperty('translate');
  if (slip.offsetWidth === 0) return;
  const { width, height } = slip.getBoundingClientRect();
  const free = screen.width - width;
  const x = beside ? (screen.leftHanded ? apart : free - apart) : free / 2;
  const y = Math.max(apart, foot - height - apart);
  style.setProperty('translate', `${x / zoom}px ${y / zoom}px`);
}

/** A sentence that lies on the table, since the bar has no room for it. */
export function placeSentence(ui: NapUi, slip: HTMLElement, host: HTMLElement): void {
  const { wide, seats } = ui.table.layout();
  const above = wide ? null : (seats[0]?.plate.y ?? null);
  placeFreely(slip, host, {
    margin: 6,
    wished: (size, room) =>
      above === null ? atFoot(size, room) : { x: (room.width - size.width) / 2, y: above - size.height - 6 },
    occupied: () => taken(ui, host, slip),
  });
}
