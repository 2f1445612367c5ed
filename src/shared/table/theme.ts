// The colours and letters of the picture.

export const themeNames = ['longwood', 'marine', 'bordeaux', 'slate', 'linen', 'contrast'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Cloth and back of a theme; colours as CSS strings, `clothTint` for the places drawn on the cloth. */
export interface Theme {
  /** the cloth under the light, and at the table's edge */
  readonly light: string;
  readonly dark: string;
  /** outlines and marks on the cloth: ink on a light cloth, ivory on a dark one */
  readonly mark: string;
  /** how strong a place's outline and sign are on the cloth, 0..1: three times as light or dark as it, everywhere */
  readonly markStrength: number;
  /** round a place that takes the cards that are picked up */
  readonly glow: string;
  readonly weave: number;
  readonly back: string;
  readonly backDeep: string;
  readonly shadow: number;
}

export const themes: Readonly<Record<ThemeName, Theme>> = {
  longwood: {
    light: '#2c5443',
    dark: '#0c1a15',
    mark: '#e9dfc4',
    markStrength: 0.57,
    glow: '#f2d48a',
    weave: 0.04,
    back: '#7d2630',
    backDeep: '#5f1a24',
    shadow: 0.5,
  },
  marine: {
    light: '#27435e',
    dark: '#0b1723',
    mark: '#e6dfcb',
    markStrength: 0.51,
    glow: '#f2d48a',
    weave: 0.04,
    back: '#2f5a50',
    backDeep: '#20433b',
    shadow: 0.52,
  },
  bordeaux: {
    light: '#5a2630',
    dark: '#200c11',
    mark: '#eeddc6',
    markStrength: 0.47,
    glow: '#f2d48a',
    weave: 0.04,
    back: '#2b4263',
    backDeep: '#1d2f4a',
    shadow: 0.52,
  },
  slate: {
    light: '#35393e',
    dark: '#111315',
    mark: '#dcd9d0',
    markStrength: 0.48,
    glow: '#f2d48a',
    weave: 0.04,
    back: '#394a5c',
    backDeep: '#293746',
    shadow: 0.55,
  },
  linen: {
    light: '#e4d9c3',
    dark: '#bfb094',
    mark: '#3d3323',
    markStrength: 0.77,
    glow: '#96600f',
    weave: 0.05,
    back: '#2f5145',
    backDeep: '#213c33',
    shadow: 0.3,
  },
  /** for players who need more contrast: nothing but cards and marks */
  contrast: {
    light: '#000000',
    dark: '#000000',
    mark: '#ffffff',
    markStrength: 1,
    glow: '#ffe14d',
    weave: 0,
    back: '#1d3f8f',
    backDeep: '#132a63',
    shadow: 0,
  },
};

export const paper = {
  face: '#fbf6e9',
  shade: '#f3ebd6',
  edge: 'rgba(58, 44, 24, 0.42)',
  gilt: '#d8b25a',
  giltDeep: '#a67c2a',
  /** the ring of the keyboard's focus */
  focus: '#ffe9ae',
  arc: '#f2d48a',
  arcEdge: '#5a3f12',
} as const;

/** Ink of the suits, by abi.Suit. */
export const suitInks = {
  two: ['#1d1b1a', '#b02a30', '#b02a30', '#1d1b1a'],
  four: ['#1e6b3a', '#c05a12', '#b02a30', '#1d1b1a'],
} as const;

export const fonts = {
  index: '"EB Garamond Variable", "EB Garamond", serif',
  pocket: '"Inter Variable", Inter, system-ui, sans-serif',
} as const;
