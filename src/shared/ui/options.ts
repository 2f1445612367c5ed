// One of a few, as a row of buttons.
import { h } from './dom';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly lang?: string;
}

/** A row of choices of which one holds. */
export function options<T extends string>(
  name: string,
  legend: string,
  choices: readonly Option<T>[],
  chosen: T,
  choose: (value: T) => void,
): HTMLFieldSetElement {
  const rows = choices.map(({ value, label, lang }) => {
    const id = `set-${name}-${value}`;
    const input = h('input', {
      attrs: { type: 'radio', name, id, value },
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
