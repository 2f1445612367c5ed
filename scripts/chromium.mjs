// Finds a Chromium for the browser tests, or installs Debian's where that is allowed.
import { program } from './debian.mjs';

/** The path of a Chromium; throws one sentence when there is none and none may be installed. */
export function chromium() {
  return program({
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM',
    what: 'Chromium for the browser tests',
    packages: [['chromium', 'fonts-dejavu-core']],
    sentence:
      'The browser tests need Chromium: install it (on Debian `apt-get install chromium`) or set CHROMIUM to its path.',
  });
}
