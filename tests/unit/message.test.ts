/** The message that the composer makes: nothing that was typed is lost on its way into a mail or into WhatsApp. */
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { mailto } from '../../src/components/Button/mailto.ts';
import { composer } from '../../src/components/Composer/composer.ts';
import type { ComposerData, Make } from '../../src/components/Composer/data.ts';
import { countOf, phoneOf, textOf } from '../../src/components/Composer/message.ts';
import { whatsappLink } from '../../src/components/Composer/numbers.ts';
import { composerData } from '../../src/content/composer.ts';
import { readContent } from '../../src/reading/read.ts';
import { REAL, without } from '../content.ts';

const frame = { greeting: 'Hello,', opening: 'Show us.' };

describe('a text', () => {
  test('is a form until something has been typed, whatever has been chosen', () => {
    const tool = { label: 'First', value: 'Tuckshop', isChosen: true };
    const blank = { ...frame, lines: [{ label: 'City', value: '' }, tool] };
    expect(textOf(blank)).toBe('Hello,\n\nShow us.\n\nCity:\nFirst: Tuckshop');
    const begun = { ...blank, lines: [...blank.lines, { label: 'Messes', value: '2' }] };
    expect(textOf(begun)).toBe('Hello,\n\nShow us.\n\nFirst: Tuckshop\nMesses: 2');
    expect(textOf({ ...begun, origin: 'We read.' })).toMatch(/^Hello,\n\nWe read\. Show us\.\n\n/);
  });

  // What fields give: trimmed, and with one kind of line break.
  const typed = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('\n', '%0A', '&body=', '#', '+'),
      ),
    )
    .map((parts) => parts.join('').replace(/\r/g, '').trim());
  const lines = fc.array(fc.record({ label: fc.constantFrom('City', 'शहर'), value: typed }), {
    minLength: 1,
  });

  test('holds all that was typed, and comes out of both kinds of link as it went in', () => {
    fc.assert(
      fc.property(lines, (told) => {
        const text = textOf({ ...frame, lines: told });
        for (const { value } of told) expect(text).toContain(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
        const mail = new URL(mailto('a@b.example', 'Demo & more', text));
        expect(decodeURIComponent(mail.search.split('&body=')[1] ?? '')).toBe(text.replace(/\n/g, '\r\n'));
        expect(new URL(whatsappLink('+91 00000 00000', text)).searchParams.get('text')).toBe(text);
      }),
    );
  });
});

describe('a count', () => {
  const scripts = Intl.supportedValuesOf('numberingSystem').filter((system) =>
    /^\p{Nd}+$/u.test(
      new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false }).format(1234567890),
    ),
  );

  test.each(scripts)('is understood in the digits "%s", with commas and without', (numberingSystem) => {
    for (const useGrouping of [true, false]) {
      const written = new Intl.NumberFormat('en-IN', { numberingSystem, useGrouping }).format(1234567);
      expect(countOf(written), written).toBe('12,34,567');
    }
  });

  test.each([
    ['1,200', '1,200'],
    ['1 200', '1,200'],
    ['0450', '450'],
    ['1٬200', '1,200'],
  ])('%s is %s', (written, told) => expect(countOf(written)).toBe(told));

  test.each(['many', '0', '-5', '12a', '1,', '1/2', '12345678', '', '½', '²'])('"%s" is none', (written) =>
    expect(countOf(written)).toBeNull(),
  );
});

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['(0253) 123-4567', '(0253) 123-4567'],
  ['९८७६५ ४३२१०', '98765 43210'],
])('the phone number %s is dialled as %s', (written, told) => expect(phoneOf(written)).toBe(told));
test.each(['12345', '1234567890123456', 'after six', '98765 x 43210', '++91 98765 43210'])(
  '"%s" is no phone number',
  (written) => expect(phoneOf(written)).toBeNull(),
);

describe('the composer', () => {
  const markup = (data: ComposerData) =>
    renderToStaticMarkup(composer(createElement as unknown as Make<ReactElement>, {}, data));
  const data = composerData(readContent(REAL));

  test('offers WhatsApp only where the owner has given a number', () => {
    expect(markup(data)).toContain('https://wa.me/');
    expect(markup({ ...data, whatsapp: undefined })).not.toMatch(/whatsapp|wa\.me/i);
  });

  test('asks of no tools where there is no product, and still makes a message', () => {
    const bare = composerData(readContent(without('products/')));
    expect(bare.topics.map(({ id }) => id)).not.toContain('demo');
    expect(markup(bare)).not.toContain('checkbox');
    expect(markup(bare)).toContain(bare.topics[0]?.subject);
  });
});
