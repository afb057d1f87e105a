/**
 * Scripts that do not come as they are: for a while the host answers with a page of HTML, or with an error sent as a
 * script, both to be cached for a year; or the code throws. At the next visit everything works again.
 */
import { expect, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { liveOf } from './demo-support.ts';
import { type Front, test } from './front.ts';
import {
  content,
  DESK,
  FEATURES,
  liveRegion,
  messmate,
  PHONE,
  PRODUCT,
  tryAgain,
  wakeTabs,
} from './support.ts';

test.use({ ownWindow: true, reducedMotion: 'reduce' });

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };
/** What such a host sends: a status and a content type. */
const ANSWERS = [
  [200, HTML],
  [503, SCRIPT],
] as const;

/** Spoils the answers for scripts of these names. @returns the addresses that were answered so, and what ends it */
function spoil(front: Front, names: RegExp, [status, type]: (typeof ANSWERS)[number] = ANSWERS[0]) {
  const answered: string[] = [];
  front.answer = ({ url = '' }, response, pass) => {
    if (!url.endsWith('.js') || !names.test(url)) return pass();
    answered.push(url);
    const headers = { ...type, 'Cache-Control': 'public, max-age=31536000, immutable' };
    return response.writeHead(status, headers).end('<!doctype html><p>Overloaded</p>');
  };
  const end = () => {
    front.answer = (_asked, _response, pass) => pass();
  };
  return { answered, end };
}

const openDemo = async (page: Page, front: Front) => {
  await page.goto(`${front.url}${PRODUCT}`);
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
};

const isLive = (page: Page) => wakeTabs(page).then(() => liveOf(page, 'attendance'));
const hasSliders = (page: Page) => expect(page.getByRole('slider').first()).toBeEnabled();

for (const [what, names, isThere] of [
  ['fetches the demo', /\/load\./, isLive],
  ['moves the sliders', /\/live\./, hasSliders],
] as const)
  test(`the script that ${what}: the page says so, and it comes when the host answers`, async ({
    page,
    front,
  }) => {
    const { answered, end } = spoil(front, names);
    await openDemo(page, front);
    await expect(liveRegion(page)).toContainText(content.words.error.lost);
    expect(answered, 'What is spoilt is asked for once more, and no oftener.').toHaveLength(2);
    end();
    await isThere(page);
  });

for (const answer of ANSWERS)
  test(`all scripts, answered with ${answer[0]} once: at the next visit the page does all that it does`, async ({
    page,
    front,
  }) => {
    const { answered, end } = spoil(front, /_astro/, answer);
    await openDemo(page, front);
    await expect.poll(() => answered.length, 'Nothing has been spoilt.').toBeGreaterThan(1);
    end();
    await openDemo(page, front);
    await isLive(page);
    await hasSliders(page);
  });

/** Expects the default error screen, with everything around it as it was. */
async function expectErrorScreen(page: Page, message: string): Promise<void> {
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screen, "The screen shows the error's own message.").toContainText(message);
  for (const id of FEATURES) {
    const { tab, text } = messmate.features.tabs[id];
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByText(text), `The panel "${id}" has to stay readable.`).toBeVisible();
  }
  await page.getByRole('tab').first().click();
}

test('code of the demo: an error screen says so, the page around it stays, and another try brings it', async ({
  page,
  front,
}) => {
  // React, which others import, and what is fetched side by side with it.
  const { end } = spoil(front, /\/(start|client|\w+Panel)\./);
  await openDemo(page, front);
  await expectErrorScreen(page, content.words.error.lost);
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.getByRole('alert').evaluate((screen) => screen.scrollIntoView({ block: 'center' }));
    await audit(page, `error screen, ${viewport.width} px`, '[role=alert]');
  }
  // The code also comes by itself, so the host recovers only with the second try.
  await tryAgain(page);
  end();
  await isLive(page);
  await expect(page.getByRole('alert'), 'After a try that works the screen is gone.').toHaveCount(0);
});

test('code that throws while it loads: its message, and the way home', async ({ page, front }) => {
  await page.route(/_astro\/start\./, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The rice is out <b>")' }),
  );
  await openDemo(page, front);
  await expectErrorScreen(page, 'The rice is out <b>');
  await page.getByRole('alert').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${front.url}/`);
});
