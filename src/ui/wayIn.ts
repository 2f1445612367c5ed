// On the first deal of a first visit, one quiet way into the help. It goes with the first move and never comes back.
import type { Ui } from './context';
import { h, setText } from './dom';

export interface WayIn {
  /** Keeps the words in the page's language. */
  render(): void;
}

/** Puts the link on the table for somebody who has not been here. */
export function showWayIn(ui: Ui, host: HTMLElement): WayIn {
  const { session, settings } = ui;
  if (settings.value.welcomed || session.state.moves > 0) return { render() {} };
  const link = h('button', {
    class: 'way-in',
    attrs: { type: 'button' },
    on: { click: () => ui.act('help') },
  });
  const leave = () => {
    link.remove();
    stop();
    settings.change({ welcomed: true });
  };
  const stop = session.subscribe((state) => {
    if (state.moves > 0) leave();
  });
  link.addEventListener('click', leave);
  host.append(link);
  return { render: () => setText(link, ui.texts().help.first) };
}
