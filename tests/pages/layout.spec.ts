/** The layout at any width, zoom, text spacing and system setting, by thumb and keyboard, and axe. */
import { expect, type Page } from '@playwright/test';
import { audit, auditIn, walkByKey } from './audit.ts';
import { openTab } from './demo-support.ts';
import { LAUNCH } from './launch.ts';
import {
  describeIfHidden,
  findAnimations,
  findBrokenWords,
  findClippedTexts,
  findInvisibleShapes,
  findOverflow,
  findOverlaps,
  findSmallTargets,
  findTextsOutsideBox,
} from './measures.ts';
import {
  ALL_ROUTES,
  addStyles,
  content,
  DISTINCT_ROUTES,
  FEATURES,
  LAPTOP,
  mainNavigation,
  menuToggle,
  messmate,
  notify,
  PHONE,
  PRODUCT,
  WIDE_SPACING,
  waitForTabs,
} from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const WIDTHS = [320, 360, 768, 1024, 1280, 1920];
/** The area within a sheet's margins, at 96 px to the inch. */
const A4 = { width: 680, height: 1000 };
const LARGE = 'html { font-size: 200% }';
/** Styles that imitate browsers without `text-fit`. */
const WITHOUT_FIT = 'h1 { text-fit: none !important; overflow-wrap: anywhere !important }';

/** The length in letters of a word that fits a phone's column at any text size. Longer ones may be broken. */
const MAX_LETTERS = 11;

/** Expects the measures to find no fault on the page as it is. */
async function expectNone(page: Page, why: string, ...measures: (() => string[])[]): Promise<void> {
  for (const measure of measures)
    expect(await page.evaluate(measure), `${why} (${measure.name})`).toEqual([]);
}

/** Expects the same at several widths. */
async function expectNoneAt(page: Page, widths: number[], why: string, ...measures: (() => string[])[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNone(page, `${why}, at ${width} px`, ...measures);
  }
}

for (const route of ALL_ROUTES)
  test(`makes ${route} usable at any width, by thumb and keyboard, with axe and large text`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await expectNone(page, 'Touch targets need 44 px each way', findSmallTargets);
    await expectNone(page, 'With reduced motion nothing moves', findAnimations);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNone(page, 'With forced colours drawings are seen', findInvisibleShapes);
    expect(
      await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => getComputedStyle(title).forcedColorAdjust),
      'expected no backplate: it would cover the descenders of the line above',
    ).toBe('none');
    await page.emulateMedia({ forcedColors: 'none' });
    await audit(page, `${route}, small`);
    await expectNoneAt(page, [...WIDTHS, 1366], 'Nothing sticks out', findOverflow, findTextsOutsideBox);
    await page.setViewportSize(LAPTOP);
    await auditIn('light', page, `${route}, large`);
    // The rest of the page has the same colours as on a phone.
    await auditIn('dark', page, `${route}, large`, 'body > header');

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mainNavigation(page), 'expected no menu on paper').toBeHidden();
    await expectNone(page, 'Paper is as wide as the page', findOverflow);
    await page.emulateMedia({ media: 'screen' });

    // Other pages of the kind have the same controls.
    if (!DISTINCT_ROUTES.includes(route)) return;
    for (const [key, viewport] of [
      ['Tab', { width: 320, height: 256 }],
      ['Shift+Tab', { width: 390, height: 640 }],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const { stops, faults } = await walkByKey(page, key, describeIfHidden);
      expect(faults, `expected a visible focus with ${key} at ${viewport.width} px`).toEqual([]);
      expect(stops, 'expected the walk to reach the whole page').toBeGreaterThan(15);
    }

    const removeSpacing = await addStyles(page, WIDE_SPACING);
    await expectNoneAt(page, [320, 1280], 'With wide spacing', findOverflow, findClippedTexts, findOverlaps);
    await removeSpacing();
    await expect(page.getByRole('contentinfo'), 'expected the web font').toHaveClass(/\banek\b/);
    for (const letters of ['', LARGE]) {
      await addStyles(page, letters);
      if (letters) await expectNoneAt(page, [360, 1366], 'With text at 200%', findOverflow);
      const restoreFit = await addStyles(page, WITHOUT_FIT);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.evaluate(findBrokenWords, 'main h1');
        expect(broken, `expected a whole heading without text-fit: ${letters} at ${width} px`).toEqual([]);
      }
      await restoreFit();
    }
  });

test('shows the headings of the footer on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Navigation', 'Services', 'Legal', 'Contact']) {
    const { height = 0 } = (await footer.getByRole('heading', { name }).boundingBox()) ?? {};
    expect(height, `expected a visible heading "${name}"`).toBeGreaterThan(12);
  }
  await expect(footer).toContainText(content.company.blurb);
});

test('keeps the words of each panel within its frame', async ({ page }) => {
  await page.goto(PRODUCT);
  await waitForTabs(page);
  for (const feature of FEATURES) {
    await openTab(page, feature);
    await expectNoneAt(page, WIDTHS, `Nothing sticks out of #${feature}`, findOverflow, findTextsOutsideBox);
  }
});

test('opens menu, tabs and notices without motion and axe faults, and prints all panels', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(PRODUCT);
  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await expectNone(page, 'The menu is still', findAnimations);
  await audit(page, 'menu open', 'header');
  await menuToggle(page).click();
  await waitForTabs(page);
  await page.getByRole('tab').last().click();
  await expectNone(page, 'The tabs are still', findAnimations);
  await notify(page, ['Something', 'Something else'], 'Do it');
  await expectNone(page, 'A notice is still', findAnimations);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await audit(page, `notices shown, ${viewport.width} px`, '[role=status]');
  }
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  for (const id of FEATURES)
    await expect(
      page.getByRole('heading', { name: messmate.features.tabs[id].heading }),
      `expected panel "${id}" on paper`,
    ).toBeVisible();
  await expect(page.getByText('Something', { exact: true }), 'expected no notice on paper').toBeHidden();
});

test('keeps the words of the header apart with a long name and with large text', async ({ page }) => {
  const expectRoom = async (why: string) => {
    for (const width of [360, 768, 1024, 1366]) {
      await expectNoneAt(page, [width], why, findBrokenWords, findOverflow);
      expect(await page.evaluate(findOverlaps, 'body > header'), `${why}, at ${width} px`).toEqual([]);
    }
  };
  await page.goto('/');
  await expect(page.getByRole('contentinfo'), 'expected the web font').toHaveClass(/\banek\b/);
  const name = page.getByRole('banner').getByRole('link').first().locator(':scope > :last-child');
  const original = await name.textContent();
  const setName = (text: string | null) =>
    name.evaluate((element, words) => {
      element.textContent = words;
    }, text);
  await setName('Sri Venkateswara Institute for Hostel Catering and Mess Work');
  await expectRoom('With a long name');
  await setName(original);
  await addStyles(page, LARGE);
  await expectRoom('With text at 200%');
});

test('stacks the table of a legal text on a phone, each cell under its name', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(content.legal[0]?.path ?? '');
  const cells = page.getByRole('main').locator('tbody tr').first().locator('td');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThan(1);
  expect(tops, 'expected each cell below the one before it').toEqual(
    [...new Set(tops)].sort((a, b) => a - b),
  );
  const name = await page.getByRole('main').locator('th').nth(1).textContent();
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(name);
  await page.keyboard.press('End');
  const countPixelsBelow = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(countPixelsBelow, 'expected the End key to scroll to the end').toBeLessThan(2);
});

test('breaks no short word in text at 200%', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...LAUNCH,
    args: [...LAUNCH.args, '--blink-settings=defaultFontSize=32'],
  });
  const broken: string[] = [];
  for (const width of [360, 1366]) {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    for (const route of ALL_ROUTES) {
      await page.goto(route);
      await page.waitForSelector('footer.anek');
      const words = await page.evaluate(findBrokenWords, 'body');
      // Measures again in the fallback font.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('.anek')) element.classList.remove('anek');
      });
      words.push(...(await page.evaluate(findBrokenWords, 'body')));
      const short = words.filter(({ length }) => length <= MAX_LETTERS);
      broken.push(...short.map((word) => `${route}, ${width} px: ${word}`));
    }
    await page.close();
  }
  await browser.close();
  expect(broken, 'expected whole words: let them wrap, or limit the size to the column: min(…, 8vw)').toEqual(
    [],
  );
});
