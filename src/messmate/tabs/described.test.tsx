import { expect, it } from 'vitest';
import { described } from './described.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

it('describes what a component draws: names, attributes and words', () => {
  const words = { heading: 'Oh', text: 'All else works.', again: 'Again', home: 'Home', lost: '' };
  const text = JSON.stringify(described(<ErrorScreen words={words} message="" />));
  expect(text).toMatch(/^\[\["div",\{"class":"[^"]+","role":"alert"\},\["h3",\{\},"Oh"\]/);
  expect(text).toContain('"type":"button"');
  expect(text, 'The script finds them by these.').toMatch(/"data-message":"true".*"data-again":"true"/);
  expect(text).toContain('"href":"/"');
  expect(text).toContain('"Home"');
});
