// What the parts of the trick game's drawn table share besides what they look at: the pictures, and what is under way.
import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import type { Animator, Tempo } from '../../shared/table/animator';
import type { Pointer } from '../../shared/table/hand';
import type { Loop } from '../../shared/table/loop';
import type { Chips } from './chips';
import type { NapLook } from './look';
import type { NapScene } from './scene';

export interface NapInside extends NapLook {
  readonly renderer: WebGLRenderer;
  readonly scene: NapScene;
  readonly animator: Animator;
  readonly chips: Chips;
  readonly loop: Loop;
  focused: CardId | null;
  pointer: Pointer | null;
  painting: number;
  repaint: ReturnType<typeof setTimeout> | undefined;
}

export const tempoOf = ({ options }: NapInside): Tempo => ({
  speed: options.speed,
  reduced: options.reducedMotion,
});
