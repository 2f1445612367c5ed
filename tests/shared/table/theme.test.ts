// Places on the cloth can be seen: their outline and sign against what they are drawn on, wherever the light falls.
import { expect, test } from 'vitest';
import { placeShade } from '../../../src/shared/table/ornaments';
import { themeNames, themes } from '../../../src/shared/table/theme';

type Colour = readonly number[];

/** The levels of a colour of the form #rrggbb, 0..1. */
const levels = (colour: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const over = (top: Colour, ground: Colour, alpha: number): Colour =>
  ground.map((level, i) => top[i]! * alpha + level * (1 - alpha));

/** Relative luminance and contrast as the Web Content Accessibility Guidelines define them. */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((level) =>
    level <= 0.03928 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test('the measure: black on white is 21 : 1, a colour on itself 1 : 1', () => {
  expect(contrast(levels('#ffffff'), levels('#000000'))).toBeCloseTo(21, 5);
  expect(contrast(levels('#2c5443'), levels('#2c5443'))).toBe(1);
});

test.each(themeNames)(
  'on %s empty piles and signs stand out three to one from the place and the cloth',
  (name) => {
    const { light, dark, mark, markStrength } = themes[name];
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const cloth = over(levels(light), levels(dark), share);
      for (const shade of Object.values(placeShade)) {
        const place = over([0, 0, 0], cloth, shade);
        const drawn = over(levels(mark), place, markStrength);
        expect(contrast(drawn, place)).toBeGreaterThanOrEqual(3);
        expect(contrast(drawn, cloth)).toBeGreaterThanOrEqual(3);
      }
    }
  },
);
