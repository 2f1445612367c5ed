// Makes the bar fit, however narrow the window, however large the text: step by step something of it goes,
// least wanted first (bar.css says what goes at each step).

const STEPS = 5;
/** CSS px that the game's name must have left to be of use */
const least = 64;

function isWhole(element: HTMLElement): boolean {
  return element.scrollWidth <= element.clientWidth;
}

function fits(bar: HTMLElement, start: HTMLElement, middle: HTMLElement): boolean {
  return isWhole(bar) && isWhole(middle) && start.clientWidth >= Math.min(least, start.scrollWidth);
}

/** Returns what is to be called when the bar's words or the size of its text have changed. */
export function keepFitting(bar: HTMLElement): () => void {
  const start = bar.querySelector<HTMLElement>('.bar-start')!;
  const middle = bar.querySelector<HTMLElement>('.bar-middle')!;
  let seen = '';
  const refit = () => {
    for (let step = 0; step <= STEPS; step++) {
      bar.dataset.tight = String(step);
      if (fits(bar, start, middle)) break;
    }
  };
  new ResizeObserver(() => {
    // its own steps change its height and how large it is drawn, never its width on the screen
    const now = String(bar.getBoundingClientRect().width);
    if (now === seen) return;
    seen = now;
    refit();
  }).observe(bar);
  return refit;
}
