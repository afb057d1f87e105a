/** The type family: text never waits for it, and nothing moves when it has loaded. */
import { expect } from '@playwright/test';
import { blockFonts, SHIFT_LIMIT, sumShifts, watchShifts } from './shifts.ts';
import { FAMILY, holdResponses, isInFamily, LAPTOP, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

/** Returns the first family in the footer's styles. */
const family = () =>
  getComputedStyle(document.querySelector('footer') as Element)
    .fontFamily.split(',')[0]
    ?.replace(/"/g, '');

test.use({ ownContext: true });

for (const [route, viewport] of [
  ['/', PHONE],
  ['/about', LAPTOP],
] as const)
  test(`shows ${route} at once, then in the family, as the next page (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const release = await holdResponses(page, '**/*.woff2');
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, 'Text must not wait for fonts.').toBeVisible();
    expect(await isInFamily(heading)).toBe(false);
    release();
    await expect.poll(() => page.evaluate(family)).toBe(FAMILY);
    expect(
      await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
        return files.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity)).length;
      }),
      'No font may load before the first paint.',
    ).toBe(0);
    for (const element of [heading, page.getByRole('main').getByRole('paragraph').first()])
      expect(await isInFamily(element)).toBe(true);
    const why = 'The fallback breaks lines elsewhere: see docs/decisions/fonts.md.';
    expect(await sumShifts(page), why).toBeLessThanOrEqual(SHIFT_LIMIT);

    await page.goto('/team', { referer: page.url(), waitUntil: 'commit' });
    await expect(heading).toBeVisible();
    const head = 'The script in the head of Document.astro must set the family.';
    await expect(page.locator('html'), head).toHaveClass(/\banek\b/, { timeout: 1 });
  });

test('sets the family on a long page from the top, a few elements in a frame', async ({ page }) => {
  await page.addInitScript(() => {
    let [frame, lastFrame] = [0, -1];
    const steps: string[][] = [];
    Reflect.set(window, 'steps', steps);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { tagName, classList } = target as Element;
        if (!classList.contains('anek')) continue;
        if (frame !== lastFrame) steps.push([]);
        lastFrame = frame;
        steps[steps.length - 1]?.push(tagName);
      }
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    requestAnimationFrame(function next() {
      frame++;
      requestAnimationFrame(next);
    });
  });
  await page.goto(PRODUCT);
  await expect.poll(() => page.evaluate(family)).toBe(FAMILY);
  const steps: string[][] = await page.evaluate(() => Reflect.get(window, 'steps'));
  expect(steps[0]?.slice(0, 3), 'The first view must come first.').toEqual(['A', 'HEADER', 'ASTRO-ISLAND']);
  expect(
    steps.length,
    'All at once would be a long task: see src/site/layouts/font-family.ts.',
  ).toBeGreaterThan(2);
});

test('has fallbacks as wide as the family, on this device', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(family)).toBe(FAMILY);
  const measured = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const english =
      'When we began to make this, nobody knew how many plates would come back. We asked the people who wash them, ' +
      'and by the end of the first year half of what had been thrown away was eaten. It is a small thing, but it counts.';
    const widthIn = (font: string, text: string) => {
      context.font = font;
      return context.measureText(text).width;
    };
    const faces = [...document.fonts].filter((face) => face.family.includes('fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return faces.flatMap(({ family, weight }, n) => {
      if (loaded[n]?.status === 'rejected') return [];
      const [text, font] = family.includes('Count') ? ['0123456789', 'Anek Count'] : [english, 'Anek Latin'];
      const name = `"${family.replace(/"/g, '')}"`;
      const ratio = widthIn(`${weight} 100px ${name}`, text) / widthIn(`${weight} 100px "${font}"`, text);
      return [{ face: `${name} ${weight}`, ratio }];
    });
  });
  expect(measured, 'This device has none of the fonts that src/ui/styles/fonts.css names.').not.toEqual([]);
  for (const { face, ratio } of measured)
    expect(
      Math.abs(ratio - 1),
      `${face} is ${ratio.toFixed(3)} times as wide: fix its size-adjust.`,
    ).toBeLessThan(0.015);
});

test('keeps the fallback where fonts fail to load', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await blockFonts(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.evaluate(family)).toBe('Anek fallback');
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('loads the family as a web font without delaying text', async ({ page }) => {
    const release = await holdResponses(page, '**/*.woff2');
    const font = page.waitForRequest('**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    await font;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await isInFamily(heading)).toBe(false);
    release();
    await expect.poll(() => isInFamily(heading)).toBe(true);
  });
});
