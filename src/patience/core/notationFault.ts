/** What can be wrong with written moves and positions; i18n has a sentence for each. */
export type NotationCode =
  /** `text` is no card, in `line` */
  | 'no-card'
  /** `text:` is no heading, in `line` */
  | 'no-heading'
  /** a second line with the heading `text`, in `line` */
  | 'heading-twice'
  /** this game has no `text` (a heading), in `line` */
  | 'heading-not-here'
  /** more columns than the game's `limit`, at `line` */
  | 'too-many-columns'
  /** more cells than the game's `limit`, at `line` */
  | 'too-many-cells'
  /** `text`, a column's number, is out of order or out of range, in `line` */
  | 'column-number'
  /** a `-` among the cards of a column, in `line` */
  | 'not-empty'
  /** `text` is no foundation, in `line` */
  | 'no-foundation'
  /** more foundations of the suit in `text` than the `limit`, in `line` */
  | 'foundation-twice'
  /** `text` is no number of a pass between 1 and `limit`, in `line` */
  | 'no-pass'
  /** a face-down card, `text`, where none can lie, in `line` */
  | 'face-down-here'
  /** `count` cards in `line`, the whole deal: neither a column nor a row */
  | 'one-line'
  /** a deal with its stock in rows of `limit` cards, from `line` on */
  | 'in-rows'
  /** `count` cards of `face` where the packs hold `limit` */
  | 'too-many-of-card'
  /** `text` is no move */
  | 'no-move';

/** A fault with the values that its sentence needs; those it does not need are left out. */
export interface NotationFault {
  readonly code: NotationCode;
  /** counted from 1 */
  readonly line?: number;
  readonly text?: string;
  /** 0..51 */
  readonly face?: number;
  readonly count?: number;
  readonly limit?: number;
}

/** Thrown for text that cannot be read. */
export class BadNotation extends Error {
  readonly fault: NotationFault;

  constructor(fault: NotationFault) {
    super(fault.code);
    this.name = 'BadNotation';
    this.fault = fault;
  }
}
