/** Every panel after it has been used: any width, thumbs, large letters, wide spacing, forced colours, paper, no script. */
import { expect, type Locator } from '@playwright/test';
import { audit } from './audit.ts';
import { openChart, smallTexts } from './demo-analytics-support.ts';
import { openLive, SIZES, scanButton } from './demo-support.ts';
import { clippedTexts, invisibleDrawings, tooWide } from './measures.ts';
import { addStyles, content, DESK, demo, FEATURES, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';
import { PUFF, Visit, WALLET } from './tuckshop-visit.ts';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

/** The least that a reader may set, by WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Controls that are too small for a finger; one in a label is as large as its label. */
const tooSmall = (panel: Locator): Promise<string[]> =>
  panel.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, input, select, summary')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isSmall = height > 0 && (height < 43.9 || width < 43.9);
      return isSmall ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : [];
    }),
  );

/** Tables of which a column is cut off until somebody finds out that they scroll. */
const cutTables = (panel: Locator): Promise<string[]> =>
  panel
    .locator(':has(> table)')
    .evaluateAll((all) =>
      all.flatMap(({ textContent, scrollWidth, clientWidth }) =>
        scrollWidth > clientWidth ? [`${textContent?.slice(0, 40)}: ${scrollWidth} of ${clientWidth}`] : [],
      ),
    );

/** What a visitor has done in each panel, and what paper has to show of it. */
const USED = {
  async attendance(panel: Locator) {
    for (let i = 0; i < 2; i++) await scanButton(panel).tap();
    return panel.getByText('367', { exact: true });
  },
  async analytics(panel: Locator) {
    for (const chart of ['waste', 'plates'] as const) {
      await openChart(panel, chart);
      expect(await smallTexts(panel), 'Labels have at least 12 pixels.').toEqual([]);
    }
    await panel.getByText(demo.shared.chart.figures).tap();
    return panel.getByRole('table', { name: messmate.analytics.pattern });
  },
  async tuckshop(panel: Locator) {
    const visit = await Visit.begin(panel.page(), true);
    await visit.pay(82);
    await visit.code();
    await visit.all('student');
    await visit.all('shop');
    await expect(panel.getByRole('img', { name: content.words.nonVeg })).toHaveCount(3);
    return panel.getByText(`It holds ₹${WALLET - 82}`);
  },
};

for (const feature of FEATURES)
  test(`${feature} that has been used fits every width, thumbs, letters, forced colours and paper`, async ({
    page,
  }) => {
    const panel = await openLive(page, feature);
    const fits = async (how: string, widths: number[], ...measures: (() => string[])[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        for (const measure of [tooWide, ...measures])
          expect(await page.evaluate(measure), `${how}, ${width} px, ${measure.name}:`).toEqual([]);
      }
    };
    const putBack = await addStyles(page, SPACING);
    await fits('With wide spacing', [1280, 320], clippedTexts);
    await putBack();
    const done = await USED[feature](panel);
    await audit(page, `${feature}, used`, `#${feature}`);
    expect(await tooSmall(panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
    expect(await cutTables(panel), 'At 320 px every column has to be in sight.').toEqual([]);
    await fits('As it is', [320, 360, 768, 1024, 1366, 1920]);
    await page.emulateMedia({ forcedColors: 'active' });
    const unseen = await page.evaluate(invisibleDrawings);
    expect(unseen, 'With forced colours these drawings cannot be seen.').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(done, 'On paper stands what has been done.').toBeVisible();
    await expect(panel.getByRole('button'), 'On paper nothing can be pressed.').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await addStyles(page, 'html { font-size: 200% }');
    await fits('With letters twice as large', [360]);
  });

test('the grains are as wide as their scale, at every width', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  for (const width of [320, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const grains = await panel.getByRole('img', { name: /\d have come/ }).boundingBox();
    const ticks = await panel.getByRole('img', { name: /residents$/ }).boundingBox();
    expect(grains?.width, `At ${width} px.`).toBe(ticks?.width);
  }
});

test.describe('without script', () => {
  test.use({ viewport: DESK, javaScriptEnabled: false });

  test('each panel reads as it does with it, and has no button', async ({ page }) => {
    await page.goto(PRODUCT);
    const [attendance, analytics, shop] = FEATURES.map((id) => page.locator(`#${id}`)) as Locator[];
    if (!attendance || !analytics || !shop) throw new Error('There are three panels.');
    for (const [shown, what] of [
      [attendance.getByRole('img', { name: /^Sample mess pass/ }), 'a pass'],
      [attendance.getByText('366', { exact: true }), 'the count'],
      [attendance.getByRole('img', { name: /^366 have come/ }), 'the grains'],
      [attendance.getByRole('row').nth(10), 'who has come'],
      [analytics.getByText('10.5 plates off a meal').first(), 'the forecast’s error'],
      [analytics.getByRole('img', { name: /Lunch/ }).first(), 'the chart of lunch'],
      [shop.getByRole('definition').filter({ hasText: `₹${WALLET - 82}` }), 'the bill'],
      [shop.getByText(`It holds ₹${WALLET}`), 'the wallet'],
      [
        shop
          .getByRole('listitem')
          .filter({ hasText: /Samosa.*59 left/ })
          .first(),
        'the shelf',
      ],
      [shop.getByRole('row').filter({ hasText: PUFF.name }), 'what runs low'],
      [shop.getByRole('img', { name: /^Tuckshop sales by hour/ }), 'the sales'],
    ] as const)
      await expect(shown, `Without script there has to be ${what}.`).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
