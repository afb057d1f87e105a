/** Every panel after use, at any width, with large text, wide spacing, forced colours and on paper. */
import { expect, type Locator } from '@playwright/test';
import { audit } from '../pages/audit.ts';
import { openChart, smallTexts } from '../pages/demo-analytics-support.ts';
import { button, openLive, SIZES, scanButton } from '../pages/demo-support.ts';
import { findBrokenWords, findClippedTexts, findInvisibleShapes, findOverflow } from '../pages/measures.ts';
import { addStyles, FEATURES, SPACING } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

/** Controls below 44 pixels. A control in a label is as large as its label. */
const tooSmall = (panel: Locator): Promise<string[]> =>
  panel.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, input, select, summary')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isSmall = height > 0 && (height < 43.9 || width < 43.9);
      return isSmall ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : [];
    }),
  );

/** Tables with a column that is visible only by scrolling. */
const cutTables = (panel: Locator): Promise<string[]> =>
  panel
    .locator(':has(> table)')
    .evaluateAll((all) =>
      all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => String(box.textContent)),
    );

/** Uses a panel. Returns an element that paper has to show. */
const USE: Partial<Record<(typeof FEATURES)[number], (panel: Locator) => Promise<Locator>>> = {
  async attendance(panel) {
    await scanButton(panel).tap();
    await expect(panel.getByRole('region', { name: 'Your last scan' })).toContainText('In');
    await button(panel, 'Scan this pass').tap();
    return panel.getByRole('region', { name: 'Your last scan' });
  },
  async analytics(panel) {
    for (const chart of ['waste', 'plates'] as const) {
      await openChart(panel, chart);
      expect(await smallTexts(panel), 'expected labels of 12 px or more').toEqual([]);
    }
    await panel.getByText('Figures as a table').tap();
    return panel.getByText('Plates eaten', { exact: true });
  },
  async tuckshop(panel) {
    await button(panel, 'Pay ₹82 from the wallet').tap();
    await expect(panel.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    // A pressed one says "Fewer".
    const whole = panel.getByRole('button', { name: /^All \d+$/ });
    while ((await whole.count()) > 0) await whole.first().tap();
    return panel.getByRole('heading', { name: 'Receipt' });
  },
};

for (const feature of FEATURES)
  test(`fits ${feature} after use to every width, thumb, text size, forced colours and paper`, async ({
    page,
  }) => {
    const panel = await openLive(page, feature);
    const fits = async (how: string, widths: number[], ...measures: (() => string[])[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        for (const measure of [findOverflow, ...measures])
          expect(await page.evaluate(measure), `${how}, ${width} px, ${measure.name}:`).toEqual([]);
      }
    };
    const putBack = await addStyles(page, SPACING);
    await fits('with wide spacing', [1280, 320], findClippedTexts);
    await putBack();
    const done = (await USE[feature]?.(panel)) ?? panel.getByRole('heading', { level: 4 }).first();
    await audit(page, `${feature}, used`, `#${feature}`);
    expect(await tooSmall(panel), 'expected controls of 44 px or more').toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await cutTables(panel), 'expected every column in view at 320 px').toEqual([]);
    await fits('as it is', [320, 360, 768, 1024, 1366, 1920]);
    await page.emulateMedia({ forcedColors: 'active' });
    const unseen = await page.evaluate(findInvisibleShapes);
    expect(unseen, 'expected visible drawings with forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(done, 'expected the result on paper').toBeVisible();
    await expect(panel.getByRole('button'), 'expected no button on paper').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    const expectWholeWords = async (how: string) => {
      for (const selector of ['[role=tablist]', `#${feature} li`])
        expect(
          await page.evaluate(findBrokenWords, selector),
          `${how}: expected whole words in ${selector}`,
        ).toEqual([]);
      const cut = await panel.locator('dd').evaluateAll((all) =>
        all.flatMap((amount) => {
          const room = amount.closest('dl')?.getBoundingClientRect().right ?? 0;
          return amount.getBoundingClientRect().right > room + 1 ? [amount.textContent] : [];
        }),
      );
      expect(cut, `${how}: expected whole amounts`).toEqual([]);
    };
    await page.setViewportSize({ width: 240, height: 740 });
    await expectWholeWords('at 240 px');
    await addStyles(page, 'html { font-size: 200% }');
    await fits('with letters twice as large', [360]);
    await expectWholeWords('with letters twice as large');
    // axe checks that tables scroll by key. Playwright fails if an element covers a button.
    await audit(page, `${feature}, letters twice as large`, `#${feature}`);
    for (const control of await panel.getByRole('button', { disabled: false }).all())
      await control.tap({ trial: true });
  });
