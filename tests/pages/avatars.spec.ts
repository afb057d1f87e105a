/** Pictures of people: the initials show until all of the picture is there, and for good where it never comes. */
import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { shiftsOf, watchShifts, withoutFamily } from './shifts.ts';
import { addStyles, content, DESK } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const people = content.team.filter(({ image }) => image?.startsWith('https:'));
const hosts = new Set(people.map(({ image }) => new URL(image ?? '').origin));
const red = { r: 200, g: 0, b: 0 };
const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: red } })
  .png()
  .toBuffer();

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const transparent = await sharp({ create: { width: 300, height: 400, channels: 4, background: clear } })
  .png()
  .toBuffer();

const TRANSPARENT = 'a transparent picture';
/** What a host may answer. */
const ANSWERS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'a picture': (route) => route.fulfill({ contentType: 'image/png', body: picture }),
  [TRANSPARENT]: (route) => route.fulfill({ contentType: 'image/png', body: transparent }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'a page instead of a picture': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in' }),
  'half a picture': (route) => route.fulfill({ contentType: 'image/png', body: picture.subarray(0, 60) }),
  'nothing, for ever': () => undefined,
  'a broken line': (route) => route.abort('connectionreset'),
};

/** Opens the team page with hosts that answer so, and waits until every picture has been asked for. */
async function openTeam(page: Page, answer: string): Promise<(string | undefined)[]> {
  const referers: (string | undefined)[] = [];
  await page.route(
    ({ origin }) => hosts.has(origin),
    (route) => {
      referers.push(route.request().headers().referer);
      return ANSWERS[answer]?.(route);
    },
  );
  await withoutFamily(page);
  await watchShifts(page);
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  for (const image of await page.locator('main img[src^="https:"]').all())
    await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => referers.length, 'Each picture has to be asked for when it comes near.')
    .toBe(people.length);
  return referers;
}

/** What each avatar looks like, and how much room it takes. */
async function looks(page: Page) {
  const shots: string[] = [];
  for (const { initials } of people) {
    const frame = page
      .getByRole('main')
      .getByText(initials, { exact: true })
      .locator('xpath=ancestor::span[1]');
    shots.push((await frame.screenshot()).toString('base64'));
  }
  return shots;
}
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    // Without script there is nothing that could tell one failure from another.
    for (const answer of script ? Object.keys(ANSWERS) : ['a picture', '404']) {
      test(`the host answers with ${answer}`, async ({ page }) => {
        const referers = await openTeam(page, answer);
        // Those of other hosts: a picture beside the content is a file of the site.
        const images = page.locator('main img[src^="https:"]');
        const isThere = answer === 'a picture' || answer === TRANSPARENT;
        if (isThere) {
          for (const image of await images.all()) await expect(image).toHaveJSProperty('naturalWidth', 300);
          if (script) for (const image of await images.all()) await expect(image).toHaveCSS('opacity', '1');
        } else if (answer !== 'nothing, for ever') {
          for (const image of await images.all()) await expect(image).toHaveJSProperty('complete', true);
        }
        const withPicture = await looks(page);
        if (answer === TRANSPARENT) {
          const takeOff = await addStyles(page, 'text { display: none }');
          expect(withPicture, 'The initials shine through the picture.').toEqual(await looks(page));
          await takeOff();
        }
        const height = await heightOf(page);
        await images.evaluateAll((all) => {
          for (const image of all) image.remove();
        });
        const initialsAlone = await looks(page);
        for (const [i, { name }] of people.entries()) {
          const isSame = withPicture[i] === initialsAlone[i];
          if (isThere)
            expect(isSame, `The picture of ${name} came, and its initials are seen instead.`).toBe(false);
          else
            expect(isSame, `In place of the picture of ${name} the initials have to stand, untouched.`).toBe(
              true,
            );
        }
        expect(await heightOf(page), 'A picture must not take other room than its initials.').toBe(height);
        if (script) expect(await shiftsOf(page), 'Pictures must not shift the page.').toEqual([]);
        expect(referers, 'Pictures are fetched without a Referer: referrerPolicy="no-referrer".').toEqual(
          people.map(() => undefined),
        );
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}
