import { expect, it } from 'vitest';
import { described } from './described.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

it('describes the markup of a component: names, attributes and text', () => {
  const words = { heading: 'Oh', text: 'All else works.', again: 'Again', home: 'Home', lost: '' };
  const text = JSON.stringify(described(<ErrorScreen words={words} message="" />));
  expect(text).toMatch(/^\[\["div",\{"class":"[^"]+","role":"alert"\},\["h3",\{\},"Oh"\]/);
  expect(text, 'lost-code.ts needs them.').toMatch(/"data-message":"true".*"data-again":"true".*"href":"\/"/);
});
