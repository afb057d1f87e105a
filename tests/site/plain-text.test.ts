import { expect, test } from 'vitest';
import { createSampleState } from '../../src/messmate/engine/sample.ts';
import { computeReadouts } from '../../src/messmate/sample-readouts.ts';
import { findGluedWords, readTexts } from '../plain-text.ts';
import { content, pages, read } from './built-pages.ts';

test('finds words and figures that a text browser would join', () => {
  const glued = (body: string) => findGluedWords(`<body>${body}`);
  expect(glued('<p><b>Samosa</b><span>₹15</span><span>63 left</span>')).toEqual([
    'Samosa⟂₹15',
    '₹15⟂63 left',
  ]);
  // html2text drops a space at the end of an element.
  expect(glued('<p><b>12:15 </b><b>12:45</b>')).toEqual(['12:15⟂12:45']);
  expect(glued('<section>One</section><section>two</section>')).toEqual(['One⟂two']);
  expect(glued('<p>2<i>Nov</i><svg></svg><img alt="A cook">')).toEqual(['2⟂Nov', 'Nov⟂A cook']);
  const separated =
    '<p><b>One</b> <i>two</i>, (<b>three</b>) <a>post<wbr>@a.example</a>.<p>₹<b>5</b> 2<!-- -->3';
  expect(glued(separated)).toEqual([]);
});

const product = pages.find(({ key }) => key === 'messmate');

test.skipIf(!product)('says in text whether each dish on Home is vegetarian', () => {
  const text = readTexts(read('index.html')).join('').replace(/\s+/g, ' ');
  const { meal } = computeReadouts(createSampleState(content.hostel));
  for (const { name, diet } of meal.menu)
    expect(text).toContain(`${diet === 'veg' ? 'Veg' : 'Non-veg'} ${name}`);
});

test.each([...pages.map(({ stem }) => stem), '404'])(
  '%s has a space between all words and figures',
  (stem) => {
    const glued = findGluedWords(read(`${stem}.html`));
    expect(glued, "expected none: put a space between the elements, such as {' '}").toEqual([]);
  },
);
