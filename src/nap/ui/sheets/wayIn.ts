// On the first deal of a first visit to the trick game, one quiet way to its example.

import { layWayIn, type WayIn } from '../../../shared/ui/wayIn';
import type { NapState } from '../../game/session/intents';
import type { NapUi } from '../context';

/** The looker has called, or the first deal is over. */
function hasBegun({ sheet, calls, table }: NapState): boolean {
  return sheet.length > 0 || calls.some(({ chair }) => table.chairs[chair]?.kind === 'person');
}

/** The way in, for somebody who has not been here; `host` is the element that the table lies in. */
export function showNapWayIn(ui: NapUi, host: HTMLElement): WayIn {
  const { session, settings } = ui;
  if (settings.value.napWelcomed || hasBegun(session.state)) return { render() {} };
  return layWayIn({
    host,
    words: () => [ui.texts().help.first, ui.texts().help.firstNote],
    go: () => ui.act('example'),
    welcome: () => settings.change({ napWelcomed: true }),
    onBegun: (leave) => session.subscribe((state) => hasBegun(state) && leave()),
  });
}
