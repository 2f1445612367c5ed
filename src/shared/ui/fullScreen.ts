// The page over the whole screen, and back.

/** Whether the browser would. */
export const canFullScreen = (): boolean => globalThis.document?.fullscreenEnabled ?? false;

/** Takes the whole screen, or gives it back. A browser that refuses leaves things as they are. */
export function toggleFullScreen(): void {
  const { documentElement: root, fullscreenElement } = document;
  const asked = fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
  asked.catch(() => undefined);
}
