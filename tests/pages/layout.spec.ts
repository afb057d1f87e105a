/** The layout holds: any width, large zoom, wide spacing of text, thumbs, how the visitor has set the system, and what axe finds. */
import { expect, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { faultsOfFocus } from './focus-walk.ts';
import {
  clippedTexts,
  crowdedHeader,
  hidden,
  invisibleDrawings,
  movingParts,
  overlappingTexts,
  smallTargets,
  tooWide,
} from './measures.ts';
import {
  addStyles,
  DESK,
  EVERYWHERE,
  FEATURES,
  mainNavigation,
  menuToggle,
  messmate,
  notify,
  PHONE,
  PRODUCT,
  wakeTabs,
} from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920];
/** What is between the margins of a sheet, at 96 px to the inch. */
const A4 = { width: 680, height: 1000 };
/** The least that a reader may set, by WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Expects that a measure finds nothing wrong on the page as it is. */
const expectNone = async (page: Page, measure: () => string[], why: string) =>
  expect(await page.evaluate(measure), why).toEqual([]);

for (const route of EVERYWHERE)
  test(`${route} can be used at any width, by thumb and by keyboard, with any letters, and by all`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await expectNone(page, smallTargets, 'Touch targets need 44 px each way.');
    await expectNone(page, movingParts, 'With reduced motion nothing moves.');
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNone(page, invisibleDrawings, 'With forced colours these drawings cannot be seen.');
    await page.emulateMedia({ forcedColors: 'none' });
    await audit(page, `${route}, small`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNone(page, tooWide, `${route} scrolls sideways at ${width} px: these stick out.`);
    }
    await page.setViewportSize(DESK);
    await audit(page, `${route}, large`);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(A4);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mainNavigation(page), 'On paper the menu is of no use.').toBeHidden();
    await expect(menuToggle(page)).toBeHidden();
    await expectNone(page, tooWide, `${route} is wider than the paper.`);
    await expect(
      page.getByRole('contentinfo'),
      'On paper the footer stays whole, so that no sheet holds the copyright line alone.',
    ).toHaveCSS('break-inside', 'avoid');
    const addresses = page.getByRole('contentinfo').locator('a[target=_blank]');
    for (const link of await addresses.all())
      await expect(link, 'On paper an icon without an address is of no use.').toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    for (const [key, viewport] of [
      ['Tab', { width: 320, height: 256 }],
      ['Shift+Tab', { width: 390, height: 640 }],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const { stops, faults } = await faultsOfFocus(page, key, hidden);
      expect(
        faults,
        `With ${key} at ${viewport.width} × ${viewport.height} px the focus cannot be seen.`,
      ).toEqual([]);
      expect(stops, 'The whole page has to be walked through.').toBeGreaterThan(15);
    }

    const putBack = await addStyles(page, SPACING);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNone(page, tooWide, `At wide spacing ${route} scrolls sideways at ${width} px.`);
      await expectNone(page, clippedTexts, `At wide spacing text is cut off at ${width} px.`);
      await expectNone(page, overlappingTexts, `At wide spacing texts overlap at ${width} px.`);
    }
    await putBack();
    await addStyles(page, 'html { font-size: 200% }');
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNone(
        page,
        tooWide,
        `With letters twice as large ${route} scrolls sideways at ${width} px.`,
      );
    }
  });

test('nothing moves with reduced motion, in any state, and paper has all panels and no notice', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(PRODUCT);
  await menuToggle(page).click();
  await expectNone(page, movingParts, 'The menu moves.');
  await menuToggle(page).click();
  await wakeTabs(page);
  await page.getByRole('tab').last().click();
  await expectNone(page, movingParts, 'The tabs move.');
  await notify(page, ['Something'], 'Do it');
  await expectNone(page, movingParts, 'A notice moves.');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  for (const id of FEATURES) {
    const { heading } = messmate.features.tabs[id];
    await expect(
      page.getByRole('heading', { name: heading }),
      `On paper nobody can press the tab "${id}".`,
    ).toBeVisible();
  }
  await expect(page.getByText('Something', { exact: true }), 'A notice is not for paper.').toBeHidden();
});

test('the header keeps its words apart: long names, large letters, any width', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html'), 'The type family has to come.').toHaveClass(/\banek\b/);
  await page.evaluate(() => document.fonts.ready);
  const links = mainNavigation(page).getByRole('listitem');
  const boxes = () =>
    links.getByRole('link').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right };
      }),
    );
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const row = await boxes();
    const gaps = row.slice(1).map(({ left }, i) => left - (row[i]?.right ?? 0));
    expect(
      Math.max(...gaps) - Math.min(...gaps),
      `At ${width} px the gaps between the links have to be even.`,
    ).toBeLessThan(8);
  }

  await page.setViewportSize({ width: 768, height: 900 });
  const edge = await page.evaluate(
    () => document.querySelector('main figure:last-of-type')?.getBoundingClientRect().right ?? 0,
  );
  const name = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading.lastElementChild as Element);
    return range.getBoundingClientRect().right;
  });
  for (const [what, right] of [
    ['the last link', (await boxes()).at(-1)?.right ?? 0],
    ['the name', name],
  ] as const)
    expect(Math.abs(right - edge), `At 768 px ${what} has to end where the page does.`).toBeLessThan(9);

  const crowded = (at: string) =>
    Promise.all([page.evaluate(crowdedHeader), page.evaluate(tooWide)]).then(([header, wide]) =>
      expect(
        [...header, ...wide],
        `The header is crowded ${at}: see Header.module.css, Menu.module.css and MenuToggle.module.css.`,
      ).toEqual([]),
    );
  const sizes = [360, 768, 1024, 1366];
  const visit = async (at: string) => {
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      await crowded(`${at} at ${width} px`);
    }
  };
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .evaluate((brand) => {
      const text = brand.lastElementChild as Element;
      text.setAttribute('data-name', text.textContent);
      // As long as a company's name may be.
      text.textContent = 'Sri Venkateswara Institute for Hostel Catering and Mess Work';
    });
  await visit('with a name of 60 letters');
  await page.evaluate(() => {
    const text = document.querySelector('[data-name]');
    if (text) text.textContent = text.getAttribute('data-name');
  });
  await addStyles(page, 'html { font-size: 200% }');
  await visit('with letters twice as large');
});
