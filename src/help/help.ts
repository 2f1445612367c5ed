// Help as a sheet. What it says, its search and its pictures come when somebody opens it; the first visit has none of it.
import { textsFor } from '../i18n/index';
import { rulesText } from '../patience/ui/sheets/rulesText';
import { h } from '../shared/ui/dom';
import type { HelpPlace, HelpSheet } from '../shared/ui/helpAddress';
import type { SheetSpec } from '../shared/ui/sheet';
import { type HelpUi, isPatience } from './context';

/** When the rest cannot be had: a sentence, and the rules, which are here already. */
function bareRules(ui: HelpUi, { page }: HelpPlace, texts: ReturnType<typeof textsFor>): HTMLElement[] {
  const said = [h('p', { class: 'note wrong', attrs: { role: 'alert' } }, texts.help.failed)];
  if (!isPatience(page)) return said;
  const rules = ui.rules(page);
  const own = textsFor(ui.lang(), rules);
  return [
    ...said,
    h('h3', { class: 'page-name' }, ui.games.name(page, ui.lang())),
    ...rulesText(own, rules).map((text) => h('p', {}, text)),
  ];
}

function helpSheet(ui: HelpUi, place: HelpPlace): SheetSpec {
  const texts = textsFor(ui.lang(), { carry: 'one' });
  const open = new AbortController();
  const host = h('div', { class: 'help', attrs: { 'aria-busy': 'true' } });
  import('./helpPage')
    .then(({ fillHelp }) => fillHelp(host, { ...ui, closed: open.signal }, place))
    .catch(() => host.replaceChildren(h('article', { class: 'page' }, ...bareRules(ui, place, texts))))
    .finally(() => host.removeAttribute('aria-busy'));
  return { id: 'help', title: texts.help.title, side: 'end', body: [host], left: () => open.abort() };
}

/** The help for the page that it is opened on. */
export function openHelp(ui: HelpUi): HelpSheet {
  return (place, more) => helpSheet({ ...ui, ...(more && { more }) }, place);
}
