// Every number of the picture that can be argued about: sizes, durations, easing.

export const sizes = {
  /** height : width of a card; a pocket card is taller where the screen is tall */
  aspect: 1.4,
  aspectTall: 1.52,
  tallStrip: 22,
  /** below this width (CSS px) a card shows a pocket face */
  pocketBelow: 56,
  largest: 360,
  smallest: 14,
  corner: 0.06,
  /** strips of covered cards, CSS px: wished for, and not to be undercut while geometry allows */
  strip: 17,
  stripLeast: 12,
  /** on a low screen: this many strips in its height */
  stripLowShare: 20,
  /** strip of a full face : width (its index is drawn to fit), a roomy one, and a pocket face's roomiest */
  stripFull: 0.235,
  stripFullMost: 0.44,
  stripPocketMost: 0.68,
  stripLarge: 0.29,
  /** a large face's index is never smaller than it needs this strip (CSS px) */
  stripLargeLeast: 20.5,
  /** face-down strips : face-up strips */
  stripDown: 0.5,
  /** gaps between places : width of a card */
  gapLeast: 0.06,
  gapMost: 0.2,
  gapLeastPx: 2,
  rowGap: 0.2,
  rowGapLeastPx: 6,
  /** the outer margin: share of what the shorter side has beyond the first px, within limits (CSS px) */
  margin: 0.03,
  marginFrom: 240,
  marginLeastPx: 4,
  marginMostPx: 28,
  /** a block at the side stands off from the columns : width of a card */
  sideGap: 0.35,
  /**
   * columns have room, with whole strips, for so many cards more than are dealt, up to a number that is
   * enough; and with the least strips for so many
   */
  columnGrowth: 10,
  columnEnough: 15,
  columnRoomLeast: 16,
  /** a table with room to spare below lies lower: share of the spare room, and of the height at most */
  dropShare: 0.36,
  dropMost: 0.12,
  /** the waste spread over spare places shows at most so many cards */
  wasteShown: 6,
  /** the whole waste side by side: least and most from card to card, in card widths, and from row to row, in heights */
  fanStrip: 0.27,
  /** of small cards, whose suit stands beside their rank */
  fanPocketStrip: 0.86,
  fanMost: 1.04,
  fanRow: 0.5,
  /** height (CSS px) below which a landscape screen is a phone's */
  phoneHeight: 500,
  /**
   * room round a card in the atlas, for edges and the shadow at rest, and for glow and the shadow of a lifted
   * card : width of a card
   */
  haloNear: 0.09,
  halo: 0.22,
  /** how far a hinted card rises : width */
  raise: 0.06,
  /** the hint's arc : width of a card */
  arcLine: 0.026,
  stockStep: 0.012,
  stockLayers: 6,
  largestTexture: 4096,
} as const;

/**
 * Corner indices: sizes as shares of the card's width, the least ones in CSS px; `suit` : height of a
 * capital.
 */
export const faces = {
  pocket: {
    cap: 0.37,
    capLeast: 9,
    capMost: 15,
    top: 0.07,
    topLeast: 2.5,
    left: 0.07,
    leftLeast: 2.5,
    suit: 0.92,
    weight: 640,
  },
  pocketLarge: {
    cap: 0.42,
    capLeast: 10,
    capMost: 17,
    top: 0.06,
    topLeast: 2,
    left: 0.05,
    leftLeast: 2,
    suit: 0.9,
    weight: 700,
  },
  full: {
    cap: 0.138,
    capLeast: 12,
    top: 0.028,
    topLeast: 2,
    left: 0.045,
    leftLeast: 3.5,
    suit: 0.96,
    weight: 600,
  },
  large: {
    cap: 0.2,
    capLeast: 17.5,
    top: 0.03,
    topLeast: 2,
    left: 0.05,
    leftLeast: 3.5,
    suit: 0.92,
    weight: 600,
  },
  /** a letter with its tail : height of a capital, at most */
  tallest: 1.14,
  /** artwork: units kept free below the index row and at the foot, and its largest scale */
  artGap: 16,
  artFoot: 15,
  artMost: 0.94,
  /** the aces' single pip grows by */
  ace: 1.8,
  /** a pocket face's large suit : width, and its middle : height below the index */
  pocketSuit: 0.56,
  pocketMiddle: 0.57,
} as const;

/** A picture among text: px, and shares of a card's width. */
export const still = {
  cardMost: 64,
  /** in a room that is too narrow for it the picture is cut off */
  cardLeast: 8,
  acrossLeast: 3,
  margin: 16,
  gap: 0.24,
  rowGap: 0.3,
  pocketStrip: 0.5,
  corner: 8,
  cross: '#c02a26',
  crossEdge: '#fff6ea',
} as const;

/** Words and controls grow with a window (CSS px) beyond this size, as the cards do, in steps. */
export const growth = { width: 1600, height: 900, step: 0.05 } as const;

/** How large words and controls are in a window of this size (CSS px) : usual. */
export function growthIn(width: number, height: number): number {
  const share = Math.min(width / growth.width, height / growth.height);
  return Math.max(1, Math.round(share / growth.step) * growth.step);
}

export const motion = {
  /**
   * the most milliseconds that one frame takes a thing further: after a stall it goes on from where it was
   * seen last; on a machine that is slow at every frame it keeps time
   */
  stepMost: 80,
  stepSlow: 250,
  /** milliseconds */
  moveLeast: 150,
  moveMost: 230,
  /** milliseconds more per 1000 px */
  perThousand: 90,
  lift: 90,
  nudge: 120,
  nudgePx: 7,
  turn: 220,
  /** a flying card (above this flight) turns within this share of its way */
  turnFlight: 0.5,
  turnFrom: 0.06,
  turnShare: 0.5,
  ripple: 38,
  /** a group flies as one packet: its last card lags so many px behind the first, a little more the more there are */
  lagLeast: 8,
  lagMost: 15,
  lagMore: 1.5,
  /** cards lean by so many radians for each px in a millisecond, and at most by so many */
  leanBySpeed: 0.03,
  leanMost: 0.07,
  /** milliseconds in which the lean of a held card follows, and the radians that are none */
  leanSettles: 70,
  leanLeast: 0.002,
  /** a card that a finger holds lies so many px above it */
  touchAbove: 60,
  /** the cards of the deal before are swept up: first to last, and each on its way */
  sweepSpan: 60,
  sweepCard: 150,
  /** steps of one act: first pause, each next one shorter by the factor, never under the last */
  step: 150,
  stepFactor: 0.86,
  stepLeast: 34,
  glide: 200,
  dealSpan: 480,
  dealCard: 280,
  fade: 170,
  /** lights on targets, a hinted card's rise, the arc's way */
  light: 130,
  arc: 420,
  liftScale: 0.035,
  dragAfter: 4,
  longPress: 480,
  /** how long a lost picture may take to come back */
  pictureWait: 4000,
} as const;

export const win = {
  closing: 260,
  rise: 520,
  stagger: 1500,
  bow: 900,
  home: 520,
  laurel: 700,
  /** the last foundation turns so much of that later than the first */
  laurelWave: 0.7,
} as const;

/** Fast away, softly landing; t and result in 0..1. */
export const soft = (t: number): number => 1 - (1 - t) ** 3;
/** Away with weight, softly landing: its speed is greatest after a quarter of the time, `weightyMost` : the mean. */
export const weighty = (t: number): number => 1 - (1 - t ** 1.5) ** 3;
export const weightyMost = 1.73;

/** The lean (radians) of a card that moves so many px a millisecond across: what hangs lags behind. */
export const leanAt = (speed: number): number =>
  Math.max(-motion.leanMost, Math.min(motion.leanMost, speed * motion.leanBySpeed));

/** Slow at both ends. */
export const calm = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** The trick game's table. Shares are of the card in the hand unless they say otherwise. */
export const nap = {
  /** a screen wider than so many heights has the seats at its sides */
  wide: 1.05,
  /** the table's width at most : its height, and never less than so many CSS px */
  widest: 1.62,
  widestLeast: 900,
  /** the hand: card height : table height on an upright, a wide, a low screen; its width at most (CSS px) */
  handUpright: 0.205,
  handWide: 0.25,
  handLow: 0.3,
  handMost: 360,
  /** cards of the hand: step at most, and at least on a narrow screen; the trumps stand off by */
  stepMost: 1.06,
  stepLeast: 0.74,
  trumpGap: 0.22,
  /** cards in the trick; their distances from the middle, across and down : trick card's width and height */
  trickMost: 0.96,
  trickAcross: 1.14,
  trickDown: 0.56,
  trickDownLeast: 0.3,
  /** the round place in the cloth : the trick on it */
  round: 1.5,
  /** small cards before each seat (CSS px, the most with usual words), their height : width, their step : width at most */
  smallLeast: 24,
  smallMost: 58,
  smallShare: 0.25,
  smallAspect: 1.3,
  smallStep: 0.9,
  /** seats: plate heights on low, small and usual screens (CSS px), width at most, with usual words; gaps */
  plate: [36, 42, 50],
  plateMost: 196,
  /** larger words on a plate leave so many px of the usual size across, and take at most so much of the height */
  plateWords: 88,
  plateTall: 0.14,
  /** with larger words plates are wider by so much of what their words are larger */
  plateWider: 0.5,
  /** the own plate beside the hand: width at least */
  plateLeast: 64,
  gap: 6,
  margin: 8,
  /** the bids: width and height that they want (CSS px) */
  bidsWidth: 310,
  bidsHeight: 100,
  /** two rows that a finger can still tell apart */
  bidsLeast: 53,
  /** a bid's room with its gap in one row of all, and in rows; the title above them (CSS px with usual words) */
  bid: { widthInOne: 85, width: 76, height: 62 },
  bidsTitle: 36,
  /** a card that advice favours rises by : card's height */
  favoured: 0.09,
  /** a card under the pointer's or keyboard's hand */
  dim: 0x8d8a83,
  /** milliseconds: from the seat to the trick, the trick to its winner, a wave of the deal */
  play: 300,
  gather: 420,
  dealCard: 260,
  dealSpan: 900,
  pay: 620,
  payStep: 70,
  /** the chips wait until the last trick is gathered; as many are seen at most from one seat to another */
  payAfter: 380,
  chipsShown: 6,
  chip: 18,
  turnOpen: 260,
} as const;
