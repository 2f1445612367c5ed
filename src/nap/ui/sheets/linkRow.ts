// A field with a link, and what can be done with it.
import { button, copyText } from '../../../shared/ui/controls';
import { h } from '../../../shared/ui/dom';
import type { NapUi } from '../context';

export interface LinkRow {
  readonly element: HTMLElement;
  set(link: string): void;
}

interface LinkTexts {
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  /** where the browser can hand a link to another program */
  readonly send?: string;
}

export function linkRow(ui: NapUi, texts: LinkTexts, link: string): LinkRow {
  const field = h('input', {
    class: 'link-field',
    attrs: { type: 'text', readonly: '', 'aria-label': texts.link, id: 'nap-link' },
    on: { focus: () => field.select() },
  });
  field.value = link;
  const copy = async () => {
    if (await copyText(field.value)) {
      ui.tell(texts.copied);
      return;
    }
    ui.tell(ui.pageTexts().keeping.share.notCopied);
    field.select();
  };
  const first = button('copy', texts.copy, () => void copy());
  first.dataset.key = 'copy';
  const { send } = texts;
  const share =
    send !== undefined &&
    typeof navigator.share === 'function' &&
    button('send', send, () => void navigator.share({ url: field.value }).catch(() => undefined));
  return {
    element: h('div', { class: 'link-row' }, field, first, share),
    set(next) {
      field.value = next;
    },
  };
}
