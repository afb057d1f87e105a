/** The type family: text never waits for it, and nothing moves when it comes. */
import { expect } from '@playwright/test';
import { FAMILY, isInFamily, SHIFT_LIMIT, shiftOf } from './first-visit.ts';
import { watchShifts, withoutFamily } from './shifts.ts';
import { DESK, hold, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

/** The first family that the text of the page's last part asks for. */
const family = () =>
  getComputedStyle(document.querySelector('footer') as Element)
    .fontFamily.split(',')[0]
    ?.replace(/"/g, '');

test.use({ ownWindow: true });

for (const [route, viewport] of [
  ['/', PHONE],
  ['/about', DESK],
] as const)
  test(`a first visit to ${route} at ${viewport.width} px is readable at once, then shows the family, as the next page does`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const letGo = await hold(page, '**/*.woff2');
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, 'Text must not wait for fonts.').toBeVisible();
    expect(await isInFamily(heading), 'Until the files come, a font of the device is drawn.').toBe(false);
    letGo();
    await expect.poll(() => page.evaluate(family), 'The family is put on once it is there.').toBe(FAMILY);
    expect(
      await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
        return files.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity)).length;
      }),
      'What is seen first must not share the line with fonts.',
    ).toBe(0);
    for (const element of [heading, page.getByRole('main').getByRole('paragraph').first()])
      expect(await isInFamily(element), 'What is read must be drawn in the family.').toBe(true);
    expect(
      await shiftOf(page),
      'The fallback breaks its lines elsewhere: see docs/decisions/fonts.md.',
    ).toBeLessThanOrEqual(SHIFT_LIMIT);

    await page.goto('/team', { referer: page.url(), waitUntil: 'commit' });
    await expect(heading).toBeVisible();
    await expect(
      page.locator('html'),
      'The script in the head of Document.astro has to know the way here.',
    ).toHaveClass(/\banek\b/, { timeout: 1 });
  });

test('a long page puts the family on from the top, a few parts in a frame', async ({ page }) => {
  await page.addInitScript(() => {
    let [frame, seen] = [0, -1];
    const parts: string[][] = [];
    Reflect.set(window, 'parts', parts);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { tagName, classList } = target as Element;
        if (!classList.contains('anek')) continue;
        if (frame !== seen) parts.push([]);
        seen = frame;
        parts[parts.length - 1]?.push(tagName);
      }
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    requestAnimationFrame(function next() {
      frame++;
      requestAnimationFrame(next);
    });
  });
  await page.goto(PRODUCT);
  await expect.poll(() => page.evaluate(family)).toBe(FAMILY);
  const parts: string[][] = await page.evaluate(() => Reflect.get(window, 'parts'));
  expect(parts[0]?.slice(0, 3), 'What is seen first comes first.').toEqual(['A', 'HEADER', 'ASTRO-ISLAND']);
  expect(
    parts.length,
    'All at once would be a long task: see src/site/layouts/font-family.ts.',
  ).toBeGreaterThan(2);
});

test('each fallback of this device is as wide as the family', async ({ page }) => {
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
      const [text, own] = family.includes('Count') ? ['0123456789', 'Anek Count'] : [english, 'Anek Latin'];
      const name = `"${family.replace(/"/g, '')}"`;
      const times = widthIn(`${weight} 100px ${name}`, text) / widthIn(`${weight} 100px "${own}"`, text);
      return [{ face: `${name} ${weight}`, times }];
    });
  });
  expect(measured, 'This device has none of the fonts that src/ui/styles/fonts.css names.').not.toEqual([]);
  for (const { face, times } of measured)
    expect(
      Math.abs(times - 1),
      `${face} is ${times.toFixed(3)} times as wide: fix its size-adjust.`,
    ).toBeLessThan(0.015);
});

test('a page whose fonts never come stays as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await withoutFamily(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.evaluate(family)).toBe('Anek fallback');
  expect(errors, 'A font that does not come is no error: the fallback stays.').toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the family is an ordinary web font, and text does not wait for it', async ({ page }) => {
    const letGo = await hold(page, '**/*.woff2');
    const font = page.waitForRequest('**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    await font;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await isInFamily(heading), 'Until it is there, a font of the device is drawn.').toBe(false);
    letGo();
    await expect
      .poll(() => isInFamily(heading), 'Without script the style sheet has to ask for the family.')
      .toBe(true);
  });
});
