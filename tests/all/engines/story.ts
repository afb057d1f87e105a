/** A story that is told in every engine, and what more than one of them does. */
import assert from 'node:assert/strict';
import { content, escaped, UNKNOWN } from '../../pages/support.ts';
import { WORDS } from '../../pages/words.ts';
import type { Visit } from './visit.ts';

export type Story = { name: string; tell: (visit: Visit) => Promise<void> };

export const exactly = (text: string) => new RegExp(`^${escaped(text)}$`);
export const begins = (text: string) => new RegExp(`^${escaped(text)}`);

const { words } = content;
/** WebKit's window can't be narrower; the menu is there up to 767. */
const PHONE = { width: 447, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Opens a page, and looks at what every page has. */
export async function look(visit: Visit, route: string): Promise<void> {
  const status = await visit.open(route);
  if (status) assert.equal(status, route === UNKNOWN ? 404 : 200, `${route} is answered with ${status}.`);
  const headings = await visit.driver.run(() =>
    [...document.querySelectorAll<HTMLElement>('main h1')].map(({ innerText }) => innerText.trim()),
  );
  assert.ok(headings.length === 1 && headings[0], `${route} has no heading, or more than one.`);
  // What is folded can be unfolded.
  await visit.driver.run(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const main = await visit.text('main');
  for (const word of WORDS[route] ?? []) {
    assert.ok(main.toLowerCase().includes(word.toLowerCase()), `${route} does not show "${word}".`);
  }
  const sideways = await visit.driver.run(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(sideways, 0, `${route} scrolls sideways, by ${sideways} px.`);
  const errors = visit.driver.errors().filter((error) => !(route === UNKNOWN && error.includes(UNKNOWN)));
  assert.deepEqual(errors, [], `${route} has errors.`);
}

/** The toggle of the menu opens it; it closes by the toggle, by Escape and by choosing. */
export async function useMenu(visit: Visit): Promise<void> {
  await visit.driver.resize(PHONE.width, PHONE.height);
  await visit.open('/');
  const toggle = { role: 'button', name: new RegExp(`^(${words.menu}|${words.close})$`), within: 'header' };
  const link = { role: 'link', name: 'About', within: 'header' };
  const isOpen = async () => (await visit.all(link)).length > 0;
  const isClosed = async () => !(await isOpen());
  assert.ok(await isClosed(), 'On a small screen the menu is closed at first.');
  await visit.press(toggle);
  await visit.until(isOpen, 'The toggle has to open the menu.');
  await visit.press(toggle);
  await visit.until(isClosed, 'The toggle has to close the menu.');
  await visit.press(toggle);
  await visit.until(isOpen, 'The toggle has to open the menu again.');
  await visit.driver.key('Escape');
  await visit.until(isClosed, 'Escape has to close the menu.');
  await visit.press(toggle);
  await visit.press(link);
  await visit.until(
    async () => (await visit.driver.run(() => location.pathname)) === '/about',
    'Choosing About has to lead to /about.',
  );
  await visit.until(isClosed, 'On the next page the menu is closed.');
  await visit.driver.resize(DESK.width, DESK.height);
}
