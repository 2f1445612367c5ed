// The controls that sheets are made of: buttons, switches, rows of choices, lists, figures.
import { h, setAttr } from './dom';
import { type IconName, icon } from './icons';

/** An icon and a word. */
export function button(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return h(
    'button',
    { class: 'button', attrs: { type: 'button' }, on: { click } },
    icon(name),
    h('span', {}, label),
  );
}

/** An icon alone; its name is for readers and the pointer's rest. */
export function iconButton(name: IconName, label: string, click: () => void): HTMLButtonElement {
  const one = h('button', { class: 'icon-button', attrs: { type: 'button' }, on: { click } }, icon(name));
  nameButton(one, label);
  return one;
}

/** Gives a button without words its name; `title`: what a resting pointer shows, where that is more. */
export function nameButton(one: HTMLElement, label: string, title = label): void {
  setAttr(one, 'aria-label', label);
  setAttr(one, 'title', title);
}

/** A button that is set as a link in the text. */
export function textButton(label: string, click: () => void): HTMLButtonElement {
  return h('button', { class: 'text-button', attrs: { type: 'button' }, on: { click } }, label);
}

/** A labelled switch in a row of its own, with its input. */
export function switchRow(
  id: string,
  label: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
  note?: string,
): { readonly element: HTMLElement; readonly input: HTMLInputElement } {
  const noteId = `${id}-note`;
  const input = h('input', {
    class: 'switch',
    attrs: { type: 'checkbox', role: 'switch', id, ...(note ? { 'aria-describedby': noteId } : {}) },
    on: { change: () => change(input.checked) },
  });
  input.checked = isOn;
  const text = h(
    'label',
    { class: 'setting-label', attrs: { for: id } },
    h('span', {}, label),
    note !== undefined && h('span', { class: 'note', attrs: { id: noteId } }, note),
  );
  return { element: h('div', { class: 'setting' }, text, input), input };
}

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly lang?: string;
  /** what readers hear, where the label is made of signs */
  readonly said?: string;
}

/** A row of choices of which one holds. */
export function options<T extends string>(
  name: string,
  legend: string,
  choices: readonly Option<T>[],
  chosen: T,
  choose: (value: T) => void,
): HTMLFieldSetElement {
  const rows = choices.map(({ value, label, lang, said }) => {
    const id = `set-${name}-${value}`;
    const input = h('input', {
      attrs: { type: 'radio', name, id, value, ...(said ? { 'aria-label': said } : {}) },
      on: { change: () => choose(value) },
    });
    input.checked = value === chosen;
    const text = h('label', { attrs: { for: id, 'data-value': value, ...(lang ? { lang } : {}) } }, label);
    return h('div', { class: 'option' }, input, text);
  });
  return h(
    'fieldset',
    { class: 'options', attrs: { 'data-options': name } },
    h('legend', {}, legend),
    h('div', { class: 'option-row' }, ...rows),
  );
}

/** The options of a list to choose from. */
export function listOptions(choices: readonly Option<string>[]): HTMLOptionElement[] {
  return choices.map(({ value, label }) => h('option', { attrs: { value } }, label));
}

/** A list to choose from, in the page's own dress. */
export function dressedList(select: HTMLSelectElement): HTMLElement {
  return h('div', { class: 'select' }, select, icon('unfold'));
}

/** One figure of a `dl` of figures. */
export function figure(label: string, value: string, isLarge = false): HTMLElement {
  const name = isLarge ? 'figure large' : 'figure';
  return h('div', { class: name }, h('dt', {}, label), h('dd', {}, value));
}

/** Copies as the browser's own command does: what is selected in a field, which lies where the focus may go. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = h('textarea', { class: 'copied-text', attrs: { 'aria-hidden': 'true', tabindex: '-1' } });
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/**
 * Copies a text; false where the browser refuses. A page that came by plain http, as in a network at home, has no
 * clipboard, and the older command still copies.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
