/** Portraits of people. Initials are shown until the portrait has loaded, or if it fails. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { blockFonts, readShifts, watchShifts } from './shifts.ts';
import { addStyles, content, LAPTOP, routePortraits } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

/** People whose portrait is on another host. */
const people = content.team.filter(({ image }) => image?.startsWith('https:'));
const makeRedPicture = (alpha: number) => {
  const background = { r: 200, g: 0, b: 0, alpha };
  return sharp({ create: { width: 300, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
};
const [red, transparent] = await Promise.all([makeRedPicture(1), makeRedPicture(0)]);

const OPAQUE = 'a picture';
const TRANSPARENT = 'a transparent picture';
const NO_RESPONSE = 'no response';
/** Responses of a portrait's host, each with the handler that sends it. */
const RESPONSES: Record<string, (route: Route) => Promise<void> | undefined> = {
  [OPAQUE]: (route) => route.fulfill({ contentType: 'image/png', body: red }),
  [TRANSPARENT]: (route) => route.fulfill({ contentType: 'image/png', body: transparent }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  [NO_RESPONSE]: () => undefined,
};

/** Returns screenshots (Base64) of the avatars of `people`, and the page's height in pixels. */
async function takeScreenshots(page: Page) {
  const shots: string[] = [];
  for (const { initials } of people) {
    const text = page.getByRole('main').getByText(initials, { exact: true });
    shots.push((await text.locator('xpath=ancestor::span[1]').screenshot()).toString('base64'));
  }
  return { shots, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}

const removeAll = (images: Locator) =>
  images.evaluateAll((all) => {
    for (const image of all) image.remove();
  });

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    // Without script all failures look the same.
    for (const answer of hasScript ? Object.keys(RESPONSES) : [OPAQUE, '404']) {
      const isPicture = answer === OPAQUE || answer === TRANSPARENT;
      const shown = isPicture ? 'the portrait' : 'only the initials';
      test(`shows ${shown} if the portrait's host sends ${answer}`, async ({ page }) => {
        const referers: (string | undefined)[] = [];
        await routePortraits(page, (route) => {
          referers.push(route.request().headers().referer);
          return RESPONSES[answer]?.(route);
        });
        await blockFonts(page);
        await watchShifts(page);
        await page.goto('/team', { waitUntil: 'domcontentloaded' });
        const images = page.locator('main img[src^="https:"]');
        for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => referers, 'expected a request for each portrait, without a Referer header')
          .toEqual(people.map(() => undefined));

        for (const image of await images.all()) {
          if (isPicture) await expect(image).toHaveJSProperty('naturalWidth', 300);
          if (isPicture && hasScript) await expect(image).toHaveAttribute('data-shown');
          if (answer === TRANSPARENT) {
            await page.emulateMedia({ colorScheme: 'dark' });
            await expect(image).toHaveCSS('background-color', 'rgb(255, 255, 255)');
            await page.emulateMedia({ colorScheme: null });
          }
          if (answer !== NO_RESPONSE) await expect(image).toHaveJSProperty('complete', true);
        }
        const withImages = await takeScreenshots(page);
        if (answer === TRANSPARENT) {
          // Initials are <text> elements of an SVG.
          const removeStyles = await addStyles(page, 'text { display: none }');
          const withoutInitials = await takeScreenshots(page);
          expect(withImages, 'expected no initials behind the transparent picture').toEqual(withoutInitials);
          await removeStyles();
        }
        await removeAll(images);
        const initialsOnly = await takeScreenshots(page);
        const why = isPicture ? 'expected the portrait of' : 'expected only the initials of';
        for (const [i, { name }] of people.entries())
          expect(withImages.shots[i] === initialsOnly.shots[i], `${why} ${name}`).toBe(!isPicture);
        expect(withImages.height).toBe(initialsOnly.height);
        if (hasScript) expect(await readShifts(page)).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });

test('shows initials while the portrait is being decoded', async ({ page }) => {
  await page.addInitScript(() => {
    // This promise never settles, so the decoding never ends.
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  await routePortraits(page, (route) => RESPONSES[TRANSPARENT]?.(route));
  await page.goto('/team');
  const images = page.locator('main img[src^="https:"]');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 300);
  }
  const before = await takeScreenshots(page);
  await removeAll(images);
  expect(before, 'expected only the initials').toEqual(await takeScreenshots(page));
});

test('shows no alternative text over the initials when the portrait fails to load', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => RESPONSES['404']?.(route));
  await page.goto('/team');
  const { alt = '' } = content.team.find((person) => person.alt) ?? {};
  const avatar = page.getByRole('main').getByRole('img', { name: alt });
  await avatar.scrollIntoViewIfNeeded();
  const image = avatar.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  const before = await avatar.screenshot();
  await removeAll(image);
  expect(before.equals(await avatar.screenshot()), 'expected only the initials').toBe(true);
});
