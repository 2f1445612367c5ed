// On the first deal of a first visit to the trick game, one quiet way to its example.

import { layWelcome, type Welcome } from '../../../shared/ui/welcome';
import type { NapState } from '../../game/intents';
import type { NapUi } from '../context';

/** The looker has called, or the first deal is over. */
function hasBegun({ sheet, calls, table }: NapState): boolean {
  return sheet.length > 0 || calls.some(({ chair }) => table.chairs[chair]?.kind === 'person');
}

/** The way in, for somebody who has not been here; `host` is the element that the table lies in. */
export function showNapWayIn(ui: NapUi, host: HTMLElement): Welcome {
  const { session, settings } = ui;
  if (settings.value.napWelcomed || hasBegun(session.state)) return { render() {} };
  return layWelcome({
    host,
    words: () => [ui.texts().help.first, ui.texts().help.firstNote],
    go: () => ui.act('example'),
    welcome: () => settings.change({ napWelcomed: true }),
    onBegun: (leave) => session.subscribe((state) => hasBegun(state) && leave()),
  });
}
