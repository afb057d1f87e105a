import buttons from '../Button/Button.module.css';
import { letter, mailto } from '../Button/mailto.ts';
import { blanks, type ComposerData, type Make } from './data.ts';
import { fieldsOf } from './fields.ts';
import { textOf } from './message.ts';
import { whatsappLink } from './numbers.ts';

/**
 * The composer: fields, the message that is made of them, and the ways to send it. One description of it, for the
 * contact page's document, which is made by React, and for the window on the product page, where React may not be
 * yet. `enhance.ts` makes it live. Of itself it holds the first topic's message with nothing filled in.
 */
export function composer<Made>(
  make: Make<Made>,
  styles: Readonly<Record<string, string>>,
  data: ComposerData,
): Made {
  const { email, whatsapp, newTab, words, topics } = data;
  const [first] = topics as [ComposerData['topics'][0]];
  const text = textOf({ ...words, ...first, lines: blanks(first, words) });
  const copied = { 'data-copy': letter(email, first.subject, text), 'data-copied': words.copied };

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
    fieldsOf(make, styles, data),
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
