import { expect, it } from 'vitest';
import { ErrorScreen } from './ErrorScreen.tsx';
import { describeMarkup } from './element-data.ts';

it('describes the markup of a component: names, attributes and text', () => {
  const words = { heading: 'Oh', text: 'All else works.', again: 'Again', home: 'Home', lost: '' };
  const text = JSON.stringify(describeMarkup(<ErrorScreen words={words} message="" />));
  expect(text).toMatch(/^\[\["div",\{"class":"[^"]+","role":"alert"\},\["h3",\{\},"Oh"\]/);
  expect(text, 'queued-presses.ts finds elements by these attributes; the link leads home.').toMatch(
    /"data-message":"true".*"data-again":"true".*"href":"\/"/,
  );
});
