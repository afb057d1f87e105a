/** Pictures of people: initials show until the picture has loaded, and stay if it fails. */
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { blockFonts, readShifts, watchShifts } from './shifts.ts';
import { addStyles, content, LAPTOP } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

const people = content.team.filter(({ image }) => image?.startsWith('https:'));
const hosts = new Set(people.map(({ image }) => new URL(image ?? '').origin));
const makePicture = (alpha: number) => {
  const background = { r: 200, g: 0, b: 0, alpha };
  return sharp({ create: { width: 300, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
};
const [red, transparent] = await Promise.all([makePicture(1), makePicture(0)]);

const TRANSPARENT = 'a transparent picture';
const PICTURES = ['a picture', TRANSPARENT];
const NOTHING = 'nothing';
/** Responses of a host. */
const RESPONSES: Record<string, (route: Route) => Promise<void> | undefined> = {
  'a picture': (route) => route.fulfill({ contentType: 'image/png', body: red }),
  [TRANSPARENT]: (route) => route.fulfill({ contentType: 'image/png', body: transparent }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  [NOTHING]: () => undefined,
};

/** Returns a screenshot of each avatar, and the length of the page. */
async function takeScreenshots(page: Page) {
  const shots: string[] = [];
  for (const { initials } of people) {
    const word = page.getByRole('main').getByText(initials, { exact: true });
    shots.push((await word.locator('xpath=ancestor::span[1]').screenshot()).toString('base64'));
  }
  return { shots, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}

const removeAll = (images: Locator) =>
  images.evaluateAll((all) => {
    for (const image of all) image.remove();
  });

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    // Without script all failures look the same.
    for (const answer of script ? Object.keys(RESPONSES) : ['a picture', '404'])
      test(`shows portrait or initials if the host returns ${answer}`, async ({ page }) => {
        const referers: (string | undefined)[] = [];
        await page.route(
          ({ origin }) => hosts.has(origin),
          (route) => {
            referers.push(route.request().headers().referer);
            return RESPONSES[answer]?.(route);
          },
        );
        await blockFonts(page);
        await watchShifts(page);
        await page.goto('/team', { waitUntil: 'domcontentloaded' });
        // Pictures of other hosts.
        const images = page.locator('main img[src^="https:"]');
        for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => referers, 'Each picture must be requested, without a Referer.')
          .toEqual(people.map(() => undefined));

        const loads = PICTURES.includes(answer);
        for (const image of await images.all()) {
          if (loads) await expect(image).toHaveJSProperty('naturalWidth', 300);
          if (loads && script) await expect(image).toHaveAttribute('data-shown');
          if (answer === TRANSPARENT) {
            await page.emulateMedia({ colorScheme: 'dark' });
            await expect(image).toHaveCSS('background-color', 'rgb(255, 255, 255)');
            await page.emulateMedia({ colorScheme: null });
          }
          if (answer !== NOTHING) await expect(image).toHaveJSProperty('complete', true);
        }
        const before = await takeScreenshots(page);
        if (answer === TRANSPARENT) {
          const removeStyles = await addStyles(page, 'text { display: none }');
          expect(before, 'The initials must not show through the picture.').toEqual(
            await takeScreenshots(page),
          );
          await removeStyles();
        }
        await removeAll(images);
        const initials = await takeScreenshots(page);
        for (const [i, { name }] of people.entries())
          expect(before.shots[i] === initials.shots[i], `initials of ${name}`).toBe(!loads);
        expect(before.height).toBe(initials.height);
        if (script) expect(await readShifts(page)).toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

test('shows initials until the picture is decoded', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  await page.route(
    ({ origin }) => hosts.has(origin),
    (route) => RESPONSES[TRANSPARENT]?.(route),
  );
  await page.goto('/team');
  const images = page.locator('main img[src^="https:"]');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 300);
  }
  const before = await takeScreenshots(page);
  await removeAll(images);
  expect(before).toEqual(await takeScreenshots(page));
});

test('shows no alternative text over the initials when the picture fails', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => RESPONSES['404']?.(route));
  await page.goto('/team');
  const { alt = '' } = content.team.find((person) => person.alt) ?? {};
  const avatar = page.getByRole('main').getByRole('img', { name: alt });
  await avatar.scrollIntoViewIfNeeded();
  const image = avatar.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  const before = await avatar.screenshot();
  await removeAll(image);
  expect(before.equals(await avatar.screenshot())).toBe(true);
});
