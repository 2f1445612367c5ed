// Finds a Chromium for the browser tests, or installs Debian's where that is allowed.
import { program } from './debian.mjs';

/** The path of a Chromium; throws one sentence when there is none and none may be installed. */
export function chromium() {
  return program({
    // the headless shell first: it has no window to draw, and a page costs half as much there
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    variable: 'CHROMIUM',
    what: 'Chromium for the browser tests',
    packages: [
      ['chromium-headless-shell', 'fonts-dejavu-core'],
      ['chromium', 'fonts-dejavu-core'],
    ],
    sentence:
      'The browser tests need Chromium: install it (on Debian `apt-get install chromium`) or set CHROMIUM to its path.',
  });
}
