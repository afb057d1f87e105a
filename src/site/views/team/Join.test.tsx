/** The block while no position is open: the tests' company has some. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { REAL } from '../../../../tests/content.ts';
import { readContent } from '../../../content/reading/read.ts';
import { Join } from './Join.tsx';

test('with no position open the page says so, and its button leads to a message of its own', () => {
  const { company, contact, teamPage } = readContent(REAL);
  const words = { ...teamPage, positions: [] };
  const site = { company, messages: contact.messages };
  const html = renderToStaticMarkup(<Join site={site} words={words} culture="/about" />);
  const [, link = ''] = /(<a [^>]*href="mailto:[^>]*>)/.exec(html) ?? [];
  expect(html.replace(link, ''), 'It has to be said before anybody presses.').toContain(words.join.none);
  expect(link, 'A press has to be answered with the same words.').toContain(words.join.none);
});
