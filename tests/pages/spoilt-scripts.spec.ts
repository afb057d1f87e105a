/**
 * A host has a bad moment: it answers for scripts with a page of HTML, or with a failure in the name of a script, to be kept
 * for a year. Whoever came then has all that the page does at the next visit, also without the service worker, which
 * replaces such files too.
 */
import { expect, type Page } from '@playwright/test';
import { atRest, type Front, fileOf, HTML, test } from '../instant/support.ts';
import { liveOf } from './demo-support.ts';
import { content, liveRegion, messmate, PRODUCT, tryAgain, wakeTabs } from './support.ts';

test.use({ ownWindow: true, reducedMotion: 'reduce' });

const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };
/** What such a host sends: a status, and what it calls that. */
const ANSWERS = [
  [200, HTML],
  [503, SCRIPT],
] as const;

/** Begins the bad moment, for scripts of these names. Gives back what has been asked in it, and its end. */
function spoil(front: Front, names: RegExp, [status, type]: (typeof ANSWERS)[number] = ANSWERS[0]) {
  const answered: string[] = [];
  front.answer = ({ url = '' }, response, pass) => {
    if (!url.endsWith('.js') || !names.test(url)) return pass();
    answered.push(url);
    const headers = { ...type, 'Cache-Control': 'public, max-age=31536000, immutable' };
    return response.writeHead(status, headers).end(fileOf('index.html'));
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

test('code of the demo: the screen says so, and another try brings it', async ({ page, front }) => {
  // React, which others import, and what is fetched side by side with it.
  const { end } = spoil(front, /\/(start|client|\w+Panel)\./);
  await openDemo(page, front);
  await expect(page.getByRole('alert')).toContainText(content.words.error.lost);
  // By itself it comes as well, so the bad moment ends with the other try.
  await tryAgain(page);
  end();
  await isLive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorker: true });

  test('the script that registers it: at the next visit it is there', async ({ page, front }) => {
    const { answered, end } = spoil(front, /\/idle-/);
    await page.goto(`${front.url}/about`);
    await expect.poll(() => answered.length).toBe(2);
    end();
    await page.goto(`${front.url}/about`);
    await atRest(page);
  });
});
