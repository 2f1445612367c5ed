// What has been painted on a canvas, for the table's drawing.
import { ImageSource, type TextureSource } from 'pixi.js';

/**
 * A canvas with so many device px to a CSS px, kept until it is destroyed. The library's own source for canvases sets
 * the canvas's size again, which wipes it, wherever `width / ratio * ratio` is a rounding error off the width.
 */
export function paintedSource(canvas: HTMLCanvasElement, pixelRatio: number): TextureSource {
  const source = new ImageSource({ resource: canvas, resolution: pixelRatio });
  source.autoGarbageCollect = false;
  return source;
}
