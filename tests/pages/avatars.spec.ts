/** Pictures of people: initials show until the picture has loaded, and stay if it never does. */
import { expect, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { shiftsOf, watchShifts, withoutFamily } from './shifts.ts';
import { addStyles, content, DESK } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const people = content.team.filter(({ image }) => image?.startsWith('https:'));
const hosts = new Set(people.map(({ image }) => new URL(image ?? '').origin));
const pictureOf = (alpha: number) => {
  const background = { r: 200, g: 0, b: 0, alpha };
  return sharp({ create: { width: 300, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
};
const [red, clear] = await Promise.all([pictureOf(1), pictureOf(0)]);

const TRANSPARENT = 'a transparent picture';
const PICTURES = ['a picture', TRANSPARENT];
const NOTHING = 'nothing, for ever';
/** What a host may answer. */
const ANSWERS: Record<string, (route: Route) => Promise<void> | undefined> = {
  'a picture': (route) => route.fulfill({ contentType: 'image/png', body: red }),
  [TRANSPARENT]: (route) => route.fulfill({ contentType: 'image/png', body: clear }),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  [NOTHING]: () => undefined,
};

/** What each avatar looks like, and how long the page is. */
async function looks(page: Page) {
  const shots: string[] = [];
  for (const { initials } of people) {
    const word = page.getByRole('main').getByText(initials, { exact: true });
    shots.push((await word.locator('xpath=ancestor::span[1]').screenshot()).toString('base64'));
  }
  return { shots, height: await page.evaluate(() => document.documentElement.scrollHeight) };
}

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    // Without script one failure looks like another.
    for (const answer of script ? Object.keys(ANSWERS) : ['a picture', '404'])
      test(`a portrait or initials are shown if the host answers with ${answer}`, async ({ page }) => {
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
        // Only those of other hosts: a picture beside the content is a file of the site.
        const images = page.locator('main img[src^="https:"]');
        for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => referers, 'Each is requested as it comes near the screen, without a Referer.')
          .toEqual(people.map(() => undefined));

        const isThere = PICTURES.includes(answer);
        for (const image of await images.all()) {
          if (isThere) await expect(image).toHaveJSProperty('naturalWidth', 300);
          if (isThere && script) await expect(image).toHaveAttribute('data-shown');
          if (answer === TRANSPARENT) {
            await page.emulateMedia({ colorScheme: 'dark' });
            await expect(image, 'Dark ink needs a light ground.').toHaveCSS(
              'background-color',
              'rgb(255, 255, 255)',
            );
            await page.emulateMedia({ colorScheme: null });
          }
          if (answer !== NOTHING) await expect(image).toHaveJSProperty('complete', true);
        }
        const before = await looks(page);
        if (answer === TRANSPARENT) {
          const takeOff = await addStyles(page, 'text { display: none }');
          expect(before, 'The initials shine through the picture.').toEqual(await looks(page));
          await takeOff();
        }
        await images.evaluateAll((all) => {
          for (const image of all) image.remove();
        });
        const alone = await looks(page);
        for (const [i, { name }] of people.entries())
          expect(
            before.shots[i] === alone.shots[i],
            isThere
              ? `The picture of ${name} has loaded and cannot be seen.`
              : `${name}: the initials have to stay.`,
          ).toBe(!isThere);
        expect(before.height, 'A picture takes the same room as the initials.').toBe(alone.height);
        if (script) expect(await shiftsOf(page), 'Pictures must not shift the page.').toEqual([]);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

test('what is not decoded yet hides no initials', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
  });
  await page.route(
    ({ origin }) => hosts.has(origin),
    (route) => ANSWERS[TRANSPARENT]?.(route),
  );
  await page.goto('/team');
  const images = page.locator('main img[src^="https:"]');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('naturalWidth', 300);
  }
  const before = await looks(page);
  await images.evaluateAll((all) => {
    for (const image of all) image.remove();
  });
  expect(before, 'A ground hides the initials before there is a picture.').toEqual(await looks(page));
});

test('the words of a picture that fails do not lie over the initials', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => ANSWERS['404']?.(route));
  await page.goto('/team');
  const { alt = '' } = content.team.find((one) => one.alt) ?? {};
  const described = page.getByRole('main').getByRole('img', { name: alt });
  await described.scrollIntoViewIfNeeded();
  const image = described.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  const before = await described.screenshot();
  await image.evaluate((one) => one.remove());
  expect(before.equals(await described.screenshot()), 'Only the initials stand there.').toBe(true);
});
