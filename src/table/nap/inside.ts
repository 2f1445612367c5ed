// What the parts of the trick game's table share: the session, the pictures, and what is under way.
import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../core/types';
import type { Chair, NapSession, NapState } from '../../game/nap/intents';
import type { Animator, Tempo } from '../animator';
import type { Pointer } from '../hand';
import type { Loop } from '../loop';
import type { TableOptions } from '../options';
import type { Chips } from './chips';
import type { NapLayout } from './layout';
import type { NapPicture } from './picture';
import type { NapScene } from './scene';

export interface NapInside {
  readonly host: HTMLElement;
  readonly session: NapSession;
  readonly renderer: WebGLRenderer;
  readonly scene: NapScene;
  readonly animator: Animator;
  readonly chips: Chips;
  readonly loop: Loop;
  readonly laid: Set<() => void>;
  options: TableOptions;
  layout: NapLayout;
  picture: NapPicture;
  bottom: Chair;
  lastTrick: boolean;
  /** shown instead of the session's state; the hand does nothing meanwhile */
  exhibit: NapState | null;
  focused: CardId | null;
  pointer: Pointer | null;
  painting: number;
  repaint: ReturnType<typeof setTimeout> | undefined;
}

export const tempoOf = ({ options }: NapInside): Tempo => ({
  speed: options.speed,
  reduced: options.reducedMotion,
});
