// Why the page could not start, in the place of the game, and what can still be done about it.
import { pickLanguage, textsOf } from '../i18n/index';
import { MissingFile } from '../shared/core/compile';
import { h } from '../shared/ui/dom';
import type { SettingsStore } from '../shared/ui/settings';

/** `other`: none of those that are known */
export type StartFault = 'missing' | 'old' | 'policy' | 'broken' | 'other';

/** What an error means that ended the beginning. */
export function startFaultOf(error: unknown): StartFault {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  if (error instanceof MissingFile || /dynamically imported|importing a module/i.test(message))
    return 'missing';
  if (typeof WebAssembly === 'undefined') return 'old';
  if (/disallowed|security policy|unsafe-eval|blocked by/i.test(message)) return 'policy';
  if (name === 'CoreError' || name === 'CompileError' || name === 'LinkError') return 'broken';
  // what an old browser does not know yet
  return name === 'ReferenceError' || /is not a (?:function|constructor)/.test(message) ? 'old' : 'other';
}

/** Files that do not fit together are fetched anew, where there is a network to fetch them by. */
async function forgetFiles(): Promise<void> {
  try {
    const there = await fetch('./sw.js', { cache: 'no-store' });
    if (!there.ok) return;
    const own = (await caches.keys()).filter((name) => name.startsWith('napoleon.build.'));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // nothing kept, or no network: what there is stays
  }
}

/** In the place of the game, a sentence, and a way to try again where that can help. */
export function showStartFault(root: HTMLElement, settings: SettingsStore, fault: StartFault): void {
  const { faults } = textsOf(pickLanguage(settings.value.lang, navigator.languages));
  const again = () =>
    void (fault === 'broken' ? forgetFiles() : Promise.resolve()).then(() => location.reload());
  const button = h(
    'button',
    { class: 'text-button', attrs: { type: 'button' }, on: { click: again } },
    faults.startAgain,
  );
  const said = h('p', {}, fault === 'other' ? faults.start : faults.starts[fault]);
  const helps = fault !== 'old' && fault !== 'policy';
  root.replaceChildren(
    h(
      'div',
      { class: 'start-fault', attrs: { role: 'alert', 'data-fault': fault } },
      ...(helps ? [said, button] : [said]),
    ),
  );
}
