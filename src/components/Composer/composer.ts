import buttons from '../Button/Button.module.css';
import { letter, mailto } from '../Button/mailto.ts';
import { blanks, type ComposerData, FIELDS, type Field } from './data.ts';
import { textOf } from './message.ts';
import { whatsappLink } from './numbers.ts';

type Props = Record<string, string | number | boolean | undefined>;
/** Makes an element: React's `createElement` for the document, `element` in the browser. */
export type Make<Made> = (
  tag: string,
  props: Props | null,
  ...children: (Made | string | false | undefined)[]
) => Made;

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

/**
 * The composer: fields, the message that is made of them, and the ways to send it. One description of it, for the
 * contact page's document, which is made by React, and for the window on the product page, where React may not be
 * yet. `enhance.ts` makes it live. Of itself it holds the first topic's message with nothing filled in.
 */
export function composer<Made>(
  make: Make<Made>,
  styles: Readonly<Record<string, string>>,
  { email, whatsapp, newTab, words, topics, tools }: ComposerData,
): Made {
  const [first] = topics as [ComposerData['topics'][0]];
  const text = textOf({ ...words, ...first, lines: blanks(first, words) });
  const copied = { 'data-copy': letter(email, first.subject, text), 'data-copied': words.copied };

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
    'div',
    {
      className: styles['composer'],
      'data-composer': email,
      'data-greeting': words.greeting,
      'data-whatsapp': whatsapp,
      'data-check': words.faults.check,
      'data-from-brochure': words.origins.brochure,
      'data-from-poster': words.origins.poster,
    },
    make(
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
    ),
    make(
      'div',
      { className: styles['message'] },
      make(
        'div',
        { className: styles['letter'] },
        make(
          'dl',
          null,
          make('div', null, make('dt', null, words.to), make('dd', null, email)),
          make(
            'div',
            null,
            make('dt', null, words.subject),
            make('dd', { 'data-part': 'subject' }, first.subject),
          ),
        ),
        make('p', { className: styles['text'], 'data-part': 'text' }, text),
      ),
      make('p', { className: styles['note'], 'data-part': 'long', hidden: true }, words.long),
      make('p', { className: styles['fault'], 'data-part': 'check', role: 'alert' }),
      make(
        'div',
        { className: `${buttons['group']} ${styles['ways']}` },
        make(
          'a',
          {
            className: `${buttons['button']} ${buttons['primary']}`,
            href: mailto(email, first.subject, text),
            'data-way': 'mail',
            'data-notice': words.notice,
            'data-label': words.copy,
            ...copied,
            'data-failed': words.notCopied,
          },
          words.mail,
        ),
        whatsapp &&
          make(
            'a',
            {
              className: buttons['button'],
              href: whatsappLink(whatsapp, text),
              target: '_blank',
              rel: 'noopener',
              'data-way': 'whatsapp',
            },
            words.whatsapp,
            make('span', { className: 'visually-hidden' }, ` (${newTab})`),
          ),
        make(
          'button',
          {
            type: 'button',
            className: `${buttons['button']} ${styles['copy']}`,
            'data-way': 'copy',
            ...copied,
            'data-failed': words.notCopied,
          },
          words.copy,
        ),
      ),
    ),
  );
}
