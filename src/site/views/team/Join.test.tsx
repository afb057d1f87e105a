import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../../../tests/content.ts';
import { readContent } from '../../../content/reading/read.ts';
import { Join } from './Join.tsx';

test('links to a sentence with the e-mail address if there are no open positions', () => {
  const { company, contact, teamPage } = readContent(FIXTURES);
  const words = { ...teamPage, positions: [] };
  const site = { company, messages: contact.messages };
  const html = renderToStaticMarkup(<Join site={site} words={words} culturePath="/about" />);
  const [, targetId] = new RegExp(`<a [^>]*href="#([^"]+)"[^>]*>${words.join.positions}<`).exec(html) ?? [];
  const [sentence] = new RegExp(`<p id="${targetId}".*?</p>`).exec(html) ?? [];
  expect(sentence, 'The button must link to the sentence, not to a mail program.').toContain(words.join.none);
  expect(sentence, 'The sentence must have the e-mail address.').toContain(`>${company.email}</a>`);
});
