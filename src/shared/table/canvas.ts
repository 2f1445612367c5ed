// The drawing surface that a table lies on, and when it must be measured anew.
import type { IsOnTable } from './pointer';
import 'pixi.js/unsafe-eval';
import { Ticker, WebGLRenderer } from 'pixi.js';
import type { Loop } from './loop';
import { motion } from './measures';
import type { Size } from './pose';

/** A table has two textures, cloth and atlas; a shader that chooses among more is slow at every pixel. */
export function limitTextures(renderer: WebGLRenderer): void {
  renderer.limits.maxBatchableTextures = 2;
}

/** A table's size in CSS px. A hidden one has none: it is laid out for the window until it is shown. */
function sizeOf(host: HTMLElement): Size {
  if (host.clientWidth > 0) return { width: host.clientWidth, height: Math.max(1, host.clientHeight) };
  return { width: Math.max(1, window.innerWidth), height: Math.max(1, window.innerHeight) };
}

/** A table's size in CSS px, and the device px of each. */
export interface Resolution extends Size {
  readonly pixelRatio: number;
}

/** What a table's host and screen have now. */
export const resolutionOf = (host: HTMLElement): Resolution => ({
  ...sizeOf(host),
  pixelRatio: window.devicePixelRatio || 1,
});

/** Whether a table that was laid out for `screen` must be laid out anew; never while it is hidden. */
export function isOutdated(host: HTMLElement, screen: Resolution): boolean {
  if (host.clientWidth === 0) return false;
  const now = resolutionOf(host);
  return now.width !== screen.width || now.height !== screen.height || now.pixelRatio !== screen.pixelRatio;
}

/** Gives the canvas another size, where it has not that one; whether it had, for then it is blank. */
export function resizeCanvas(renderer: WebGLRenderer, { width, height, pixelRatio }: Resolution): boolean {
  const { screen, resolution } = renderer;
  if (screen.width === width && screen.height === height && resolution === pixelRatio) return false;
  renderer.resize(width, height, pixelRatio);
  return true;
}

/** A renderer whose canvas fills the host. Rejects when the browser has no WebGL. */
export async function createRenderer(host: HTMLElement): Promise<WebGLRenderer> {
  // The library's own clock would ask for frames for ever.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  await renderer.init({
    ...sizeOf(host),
    resolution: window.devicePixelRatio || 1,
    autoDensity: true,
    antialias: false,
    skipExtensionImports: true,
    gcActive: false,
  });
  limitTextures(renderer);
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.style.touchAction = 'none';
  canvas.style.display = 'block';
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  return renderer;
}

interface Drawn {
  readonly renderer: WebGLRenderer;
  readonly loop: Loop;
}

/** Tells of a picture that is gone for good, and when it is there after all: within moments, or never. */
export function watchPicture({ renderer, loop }: Drawn, tell: (there: boolean) => void): void {
  const canvas = renderer.canvas as HTMLCanvasElement;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  canvas.addEventListener('webglcontextlost', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      told = true;
      tell(false);
    }, motion.pictureWait);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(waiting);
    if (told) tell(true);
    told = false;
    loop.wake();
  });
}

/**
 * Calls back when the host's size changes, in CSS px or in device px (a window moved to another screen).
 * Browsers differ in which of the three tells of the latter. Returns how to stop.
 */
export function watchSize(host: HTMLElement, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  const exact = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
  observer.observe(host, { box: exact ? 'device-pixel-content-box' : 'content-box' });
  let query: MediaQueryList;
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', heard, { once: true });
  };
  const heard = (): void => {
    changed();
    listen();
  };
  listen();
  window.addEventListener('resize', changed);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', heard);
    window.removeEventListener('resize', changed);
  };
}

/**
 * The host, its canvas, or what lies over the cards for readers (`data-cards`): a finger there is on the
 * table.
 */
export function onTableTest(host: HTMLElement, canvas: HTMLCanvasElement): IsOnTable {
  const overCards = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-cards]') !== null;
  return (target) => target === host || target === canvas || overCards(target);
}
