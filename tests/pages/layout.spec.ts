/** The layout at several widths, text sizes, spacings and system settings, its use by thumb and keyboard, and axe. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleIn, walkByKey } from './accessibility.ts';
import { openTab } from './demo-support.ts';
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
} from './faults.ts';
import {
  ALL_ROUTES,
  addStyles,
  boxOf,
  content,
  DISTINCT_ROUTES,
  expectWebFont,
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
/** A sheet within its margins, at 96 px to the inch. */
const A4 = { width: 680, height: 1000 };
const DOUBLE_TEXT = 'html { font-size: 200% }';
/** Styles that imitate browsers without `text-fit`. */
const WITHOUT_FIT = 'h1 { text-fit: none !important; overflow-wrap: anywhere !important }';

/** The longest word that must stay whole, in characters. Longer ones do not fit a phone's column at every text size. */
const MAX_UNBROKEN = 11;

/** Expects functions of faults.ts to find no fault on the page at its current width. */
async function expectNoFault(page: Page, state: string, ...checks: (() => string[])[]): Promise<void> {
  for (const check of checks)
    expect(await page.evaluate(check), `${state}: expected no fault by ${check.name}`).toEqual([]);
}

async function expectNoFaultAt(page: Page, widths: number[], state: string, ...checks: (() => string[])[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFault(page, `${state}, ${width} px`, ...checks);
  }
}

for (const route of ALL_ROUTES)
  test(`makes ${route} usable at seven widths, by thumb, by keyboard and on paper`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    const heading = page.getByRole('heading', { level: 1 });
    await expectNoFault(page, 'on a phone', findSmallTargets);
    await expectNoFault(page, 'with reduced motion', findAnimations);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNoFault(page, 'with forced colours', findInvisibleShapes);
    // A backplate would cover the descenders of the line above.
    await expect(heading, 'expected no backplate').toHaveCSS('forced-color-adjust', 'none');
    await page.emulateMedia({ forcedColors: 'none' });
    await expectAccessible(page, `${route} on a phone`);
    await expectNoFaultAt(page, [...WIDTHS, 1366], 'on a screen', findOverflow, findTextsOutsideBox);
    await page.setViewportSize(LAPTOP);
    await expectAccessibleIn('light', page, `${route} on a laptop`);
    // The rest of the page has the same colours as on a phone.
    await expectAccessibleIn('dark', page, `${route} on a laptop`, 'body > header');

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    await expect(heading).toBeVisible();
    await expect(mainNavigation(page), 'expected no menu on paper').toBeHidden();
    await expectNoFault(page, 'on paper', findOverflow);
    await page.emulateMedia({ media: 'screen' });

    // Other services and legal texts have the same controls.
    if (!DISTINCT_ROUTES.includes(route)) return;
    for (const [key, viewport] of [
      ['Tab', { width: 320, height: 256 }],
      ['Shift+Tab', { width: 390, height: 640 }],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const { stops, faults } = await walkByKey(page, key, describeIfHidden);
      expect(faults, `expected a visible focus with ${key} at ${viewport.width} px`).toEqual([]);
      expect(stops, `expected ${key} to reach the whole page`).toBeGreaterThan(15);
    }

    const removeSpacing = await addStyles(page, WIDE_SPACING);
    await expectNoFaultAt(page, [320, 1280], 'wide spacing', findOverflow, findClippedTexts, findOverlaps);
    await removeSpacing();
    await expectWebFont(page);
    for (const textSize of ['', DOUBLE_TEXT]) {
      await addStyles(page, textSize);
      if (textSize) await expectNoFaultAt(page, [360, 1366], 'text at 200%', findOverflow);
      const restoreFit = await addStyles(page, WITHOUT_FIT);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.evaluate(findBrokenWords, 'main h1');
        expect(broken, `expected whole words without text-fit: ${textSize}, ${width} px`).toEqual([]);
      }
      await restoreFit();
    }
  });

test('shows headings and text of the footer on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Navigation', 'Services', 'Legal', 'Contact']) {
    const { height } = await boxOf(footer.getByRole('heading', { name }));
    expect(height, `expected a visible heading "${name}"`).toBeGreaterThan(12);
  }
  await expect(footer).toContainText(content.company.blurb);
});

test('keeps the text of each demo panel within its frame at six widths', async ({ page }) => {
  await page.goto(PRODUCT);
  await waitForTabs(page);
  for (const feature of FEATURES) {
    await openTab(page, feature);
    await expectNoFaultAt(page, WIDTHS, feature, findOverflow, findTextsOutsideBox);
  }
});

test('opens menu, tabs and notices without motion, and prints all panels', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PRODUCT);
  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await expectNoFault(page, 'open menu', findAnimations);
  await expectAccessible(page, 'menu open', 'header');
  await menuToggle(page).click();
  await waitForTabs(page);
  await page.getByRole('tab').last().click();
  await expectNoFault(page, 'another tab', findAnimations);
  await notify(page, ['Something', 'Something else'], 'Do it');
  await expectNoFault(page, 'notices', findAnimations);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `notices shown, ${viewport.width} px`, '[role=status]');
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

test('keeps the texts of the header whole and apart with a long name or large text', async ({ page }) => {
  const expectSpace = async (state: string) => {
    for (const width of [360, 768, 1024, 1366]) {
      await expectNoFaultAt(page, [width], state, findBrokenWords, findOverflow);
      const overlaps = await page.evaluate(findOverlaps, 'body > header');
      expect(overlaps, `${state}: expected no overlap at ${width} px`).toEqual([]);
    }
  };
  await page.goto('/');
  await expectWebFont(page);
  const name = page.getByRole('banner').getByRole('link').first().locator(':scope > :last-child');
  const original = await name.textContent();
  const setName = (text: string | null) =>
    name.evaluate((element, newText) => {
      element.textContent = newText;
    }, text);
  await setName('Sri Venkateswara Institute for Hostel Catering and Mess Work');
  await expectSpace('with a long name');
  await setName(original);
  await addStyles(page, DOUBLE_TEXT);
  await expectSpace('with text at 200%');
});

test('stacks the cells of a legal text’s table on a phone, each after its column’s name, and scrolls to the end', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(content.legal[0]?.path ?? '');
  const cells = page.getByRole('main').locator('tbody tr').first().locator('td');
  const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThan(1);
  const distinctTops = [...new Set(tops)].sort((a, b) => a - b);
  expect(tops, 'expected each cell below the one before it').toEqual(distinctTops);
  const name = await page.getByRole('main').locator('th').nth(1).textContent();
  expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(name);
  await page.keyboard.press('End');
  const countPixelsBelow = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(countPixelsBelow, 'expected the End key to scroll to the end').toBeLessThan(2);
});

test(`breaks no word of up to ${MAX_UNBROKEN} characters at a default size of 32 px`, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const broken: string[] = [];
  for (const route of ALL_ROUTES) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectWebFont(page);
    // The second time in the fallback font.
    for (const font of ['web', 'fallback']) {
      for (const width of [360, 1366]) {
        await page.setViewportSize({ width, height: 900 });
        const words = await page.evaluate(findBrokenWords, 'body');
        const short = words.filter(({ length }) => length <= MAX_UNBROKEN);
        broken.push(...short.map((word) => `${route}, ${width} px, ${font} font: ${word}`));
      }
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('.anek')) element.classList.remove('anek');
      });
    }
  }
  expect(broken, 'expected whole words: limit their size to the column, as in min(…, 8vw)').toEqual([]);
});
