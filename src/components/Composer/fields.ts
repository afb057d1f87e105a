import { type ComposerData, FIELDS, type Field, type Make, type Props } from './data.ts';

/** Two hyphens: no anchor that an owner chooses has them. */
const idOf = (field: string) => `write--${field}`;

const INPUTS: Partial<Record<Field, Props>> = {
  institution: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
  residents: { inputMode: 'numeric', autoComplete: 'off' },
  messes: { inputMode: 'numeric', autoComplete: 'off' },
  by: { autoComplete: 'off' },
  time: { autoComplete: 'off' },
  number: { type: 'tel', autoComplete: 'tel' },
};
const LONG: readonly Field[] = ['have', 'want'];

/** The fields of the composer. Those that the first topic does not ask for are hidden. */
export function fieldsOf<Made>(
  make: Make<Made>,
  styles: Readonly<Record<string, string>>,
  { words, topics, tools }: ComposerData,
): Made {
  const [first] = topics as [ComposerData['topics'][0]];

  const fault = (field: Field) => {
    const said = { residents: words.faults.count, messes: words.faults.count, number: words.faults.number };
    const fits = field in said ? said[field as keyof typeof said] : undefined;
    return fits && make('p', { id: `${idOf(field)}-fault`, className: styles['fault'], 'data-fault': fits });
  };
  const field = (name: Field) => {
    if (name === 'tools') return toolbox();
    const props = { id: idOf(name), name, 'aria-describedby': fault(name) && `${idOf(name)}-fault` };
    return make(
      'div',
      { className: styles[name] ?? styles['field'], 'data-field': name, hidden: !first.asks.includes(name) },
      make('label', { htmlFor: props.id }, words.fields[name]),
      LONG.includes(name)
        ? make('textarea', { ...props, rows: 2 })
        : make('input', { type: 'text', ...props, ...INPUTS[name] }),
      fault(name),
    );
  };
  const toolbox = () =>
    tools.length > 0 &&
    make(
      'fieldset',
      { className: styles['tools'], 'data-field': 'tools', hidden: !first.asks.includes('tools') },
      make('legend', null, words.fields.tools),
      ...tools.map(({ id, label }) =>
        make(
          'label',
          null,
          make('input', { type: 'checkbox', name: 'tools', value: id }),
          make('span', null, label),
        ),
      ),
    );

  return make(
    'form',
    { className: styles['form'], noValidate: true },
    make('p', null, words.live),
    make(
      'div',
      { className: styles['field'], 'data-field': 'about' },
      make('label', { htmlFor: idOf('about') }, words.fields.about),
      make(
        'select',
        { id: idOf('about'), name: 'about', autoComplete: 'off' },
        ...topics.map(({ id, about, subject, opening, asks }) =>
          make(
            'option',
            { value: id, 'data-subject': subject, 'data-opening': opening, 'data-asks': asks.join(' ') },
            about,
          ),
        ),
      ),
    ),
    ...FIELDS.map(field),
  );
}
