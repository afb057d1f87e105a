/** The web font "Anek": text is shown in a fallback font first, and does not move when the web font replaces it. */
import { expect, type Page } from '@playwright/test';
import { blockFonts, STRICT_SHIFT_LIMIT, sumShifts, watchShifts } from './shifts.ts';
import { expectWebFont, holdRequests, isInWebFont, LAPTOP, PHONE, PRODUCT, recordErrors } from './support.ts';
import { test } from './test.ts';

/** Returns the first font family of the footer, which gets the web font last. */
const readFontFamily = (page: Page) =>
  page.evaluate(() => {
    const [first] = getComputedStyle(document.querySelector('footer') as Element).fontFamily.split(',');
    return first?.replace(/"/g, '');
  });

test.use({ needsOwnContext: true });

for (const [route, viewport] of [
  ['/', PHONE],
  ['/about', LAPTOP],
] as const)
  test(`shows ${route} in a fallback font, then in the web font, and the next page in the web font at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, 'expected text before fonts have loaded').toBeVisible();
    expect(await isInWebFont(heading)).toBe(false);
    release();
    await expect.poll(() => readFontFamily(page)).toBe('Anek Latin');
    const earlyFonts = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return fonts.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity)).length;
    });
    expect(earlyFonts, 'expected no request for a font before the first contentful paint').toBe(0);
    for (const element of [heading, page.getByRole('main').getByRole('paragraph').first()])
      expect(await isInWebFont(element)).toBe(true);
    const whyNoShift = 'expected the fallback to break lines like the web font: see docs/decisions/fonts.md';
    expect(await sumShifts(page), whyNoShift).toBeLessThanOrEqual(STRICT_SHIFT_LIMIT);

    await page.goto('/team', { referer: page.url(), waitUntil: 'commit' });
    await expect(heading).toBeVisible();
    const whyAtOnce = 'expected the class at once, from the script in the head of Document.astro';
    await expect(page.locator('html'), whyAtOnce).toHaveClass(/\banek\b/, { timeout: 1 });
  });

test('applies the web font to a long page from the top, a few elements in each frame', async ({ page }) => {
  await page.addInitScript(() => {
    let [frame, lastFrame] = [0, -1];
    // The tags of the elements that get the class, by frame.
    const tagsByFrame: string[][] = [];
    Reflect.set(window, 'tagsByFrame', tagsByFrame);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { tagName, classList } = target as Element;
        if (!classList.contains('anek')) continue;
        if (frame !== lastFrame) tagsByFrame.push([]);
        lastFrame = frame;
        tagsByFrame.at(-1)?.push(tagName);
      }
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    requestAnimationFrame(function countFrame() {
      frame++;
      requestAnimationFrame(countFrame);
    });
  });
  await page.goto(PRODUCT);
  await expectWebFont(page);
  const tagsByFrame: string[][] = await page.evaluate(() => Reflect.get(window, 'tagsByFrame'));
  const firstTags = tagsByFrame[0]?.slice(0, 3);
  expect(firstTags, 'expected the first view before the rest').toEqual(['A', 'HEADER', 'ASTRO-ISLAND']);
  const why = 'expected several frames, without a long task: see src/site/layouts/font-family.ts';
  expect(tagsByFrame.length, why).toBeGreaterThan(2);
});

test('has fallback fonts as wide as the web font (tests those that this device has)', async ({ page }) => {
  await page.goto('/');
  await expectWebFont(page);
  const ratios = await page.evaluate(async () => {
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
    return faces.flatMap(({ family, weight }, i) => {
      const isMissingOnDevice = loaded[i]?.status === 'rejected';
      if (isMissingOnDevice) return [];
      // Anek Digit is the font of large figures.
      const [text, font] = family.includes('Digit') ? ['0123456789', 'Anek Digit'] : [english, 'Anek Latin'];
      const quotedFamily = `"${family.replace(/"/g, '')}"`;
      const ratio =
        widthIn(`${weight} 100px ${quotedFamily}`, text) / widthIn(`${weight} 100px "${font}"`, text);
      return [{ face: `${quotedFamily} ${weight}`, ratio }];
    });
  });
  expect(ratios, 'expected a fallback font of src/ui/styles/fonts.css: install one').not.toEqual([]);
  for (const { face, ratio } of ratios)
    expect(Math.abs(ratio - 1), `expected 1, found ${ratio}: fix size-adjust of ${face}`).toBeLessThan(0.015);
});

test('keeps the fallback font, without an error, if web fonts fail to load', async ({ page }) => {
  const errors = recordErrors(page);
  await blockFonts(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await readFontFamily(page)).toBe('Anek fallback');
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows text in a fallback font until the web font has loaded', async ({ page }) => {
    const release = await holdRequests(page, '**/*.woff2');
    const fontRequest = page.waitForRequest('**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    await fontRequest;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await isInWebFont(heading)).toBe(false);
    release();
    await expect.poll(() => isInWebFont(heading)).toBe(true);
  });
});
