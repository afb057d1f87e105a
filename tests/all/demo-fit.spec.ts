/** Every demo panel with wide spacing, then after use: at several widths, in forced colours, print and large text. */
import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility.ts';
import { findSmallTexts, openChart } from '../pages/demo-analytics-support.ts';
import { button, DEVICES, lastScan, openPanel, receipt, scanDoorButton } from '../pages/demo-support.ts';
import { findBrokenWords, findClippedTexts, findInvisibleShapes, findOverflow } from '../pages/faults.ts';
import { addStyles, FEATURES, WIDE_SPACING } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ ...DEVICES.phone, reducedMotion: 'reduce' });

/** Finds controls below 44 px, with 0.1 px for rounding. A control in a label is as large as its label. */
const findSmallControls = (panel: Locator): Promise<string[]> =>
  panel.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, input, select, summary')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isSmall = height > 0 && (height < 43.9 || width < 43.9);
      return isSmall ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : [];
    }),
  );

/** Finds tables that scroll sideways. */
const findScrollingTables = (panel: Locator): Promise<string[]> =>
  panel
    .locator(':has(> table)')
    .evaluateAll((nodes) =>
      nodes.filter((node) => node.scrollWidth > node.clientWidth).map((node) => String(node.textContent)),
    );

/** Functions that use a panel. Each returns an element that must be visible on paper. */
const USE_PANEL: Partial<Record<(typeof FEATURES)[number], (panel: Locator) => Promise<Locator>>> = {
  async attendance(panel) {
    await scanDoorButton(panel).tap();
    await expect(lastScan(panel)).toContainText('In');
    await button(panel, 'Scan this pass').tap();
    return lastScan(panel);
  },
  async analytics(panel) {
    for (const chart of ['waste', 'plates'] as const) {
      await openChart(panel, chart);
      expect(await findSmallTexts(panel), 'expected labels of 12 px or more').toEqual([]);
    }
    await panel.getByText('Figures as a table').tap();
    return panel.getByText('Plates eaten', { exact: true });
  },
  async tuckshop(panel) {
    await button(panel, 'Pay ₹82 from the wallet').tap();
    await expect(receipt(panel)).toBeVisible();
    // After a press the button reads "Fewer".
    const unfoldButtons = panel.getByRole('button', { name: /^All \d+$/ });
    while ((await unfoldButtons.count()) > 0) await unfoldButtons.first().tap();
    return receipt(panel);
  },
};

for (const feature of FEATURES)
  test(`keeps ${feature} readable when spaced widely, used, enlarged and printed`, async ({ page }) => {
    const panel = await openPanel(page, feature);
    const expectToFit = async (state: string, widths: number[], ...checks: (() => string[])[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        for (const check of [findOverflow, ...checks])
          expect(await page.evaluate(check), `${state}: ${check.name} at ${width} px`).toEqual([]);
      }
    };
    const removeSpacing = await addStyles(page, WIDE_SPACING);
    await expectToFit('with wide spacing', [1280, 320], findClippedTexts);
    await removeSpacing();
    const result = (await USE_PANEL[feature]?.(panel)) ?? panel.getByRole('heading', { level: 4 }).first();
    await expectAccessible(page, `${feature} after use`, `#${feature}`);
    expect(await findSmallControls(panel), 'expected controls of 44 px or more').toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await findScrollingTables(panel), 'expected every column in view at 320 px').toEqual([]);
    await expectToFit('after use', [320, 360, 768, 1024, 1366, 1920]);
    await page.emulateMedia({ forcedColors: 'active' });
    const invisibleShapes = await page.evaluate(findInvisibleShapes);
    expect(invisibleShapes, 'expected visible drawings with forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(result, 'expected the result on paper').toBeVisible();
    await expect(panel.getByRole('button'), 'expected no button on paper').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    const expectWholeWords = async (state: string) => {
      for (const selector of ['[role=tablist]', `#${feature} li`]) {
        const broken = await page.evaluate(findBrokenWords, selector);
        expect(broken, `${state}: expected whole words in ${selector}`).toEqual([]);
      }
      const clippedAmounts = await panel.locator('dd').evaluateAll((amounts) =>
        amounts.flatMap((amount) => {
          const rightEdge = amount.closest('dl')?.getBoundingClientRect().right ?? 0;
          return amount.getBoundingClientRect().right > rightEdge + 1 ? [amount.textContent] : [];
        }),
      );
      expect(clippedAmounts, `${state}: expected whole amounts`).toEqual([]);
    };
    await page.setViewportSize({ width: 240, height: 740 });
    await expectWholeWords('at 240 px');
    await addStyles(page, 'html { font-size: 200% }');
    await expectToFit('with text at 200%', [360]);
    await expectWholeWords('with text at 200%');
    await expectAccessible(page, `${feature}, text at 200%`, `#${feature}`);
    // A trial tap fails if another element covers the button. It does not press the button.
    for (const control of await panel.getByRole('button', { disabled: false }).all())
      await control.tap({ trial: true });
  });
