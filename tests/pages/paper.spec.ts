/** The product page on paper. */
import { expect } from '@playwright/test';
import { readPdf, withoutSpace } from '../pdf.ts';
import { parseNumbers } from './demo-analytics-support.ts';
import { openPanel, plate, scanDoorButton } from './demo-support.ts';
import { content, FEATURES, PRODUCT } from './support.ts';
import { test } from './test.ts';

const MAX_SHEETS = 4;

test(`prints the product page on at most ${MAX_SHEETS} pages, with sources and no dark areas`, async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
  const pdf = await page.pdf({ format: 'A4', margin });
  const sheetCount = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheetCount, 'expected "/Type /Page" in the PDF').toBeGreaterThan(0);
  expect(sheetCount, 'expected fewer pages: see the "@media print" rules').toBeLessThanOrEqual(MAX_SHEETS);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const darkAreas = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const [red = 255, green = 255, blue = 255, alpha = 1] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      const isDark = alpha > 0.5 && (red + green + blue) / 3 < 128;
      return isDark && width >= 100 && height >= 100 ? [`${element.className}: ${width} × ${height} px`] : [];
    }),
  );
  expect(darkAreas, 'expected outlines instead of dark areas on paper').toEqual([]);
  const source = page.getByRole('main').getByText(content.claims[0]?.source ?? '');
  await expect(source.first(), 'expected the source of a claim on paper').toBeVisible();
});

test('prints a scan also in the figures of panels that were not opened', async ({ page }) => {
  const panel = await openPanel(page, 'attendance');
  const analyticsText = (await page.locator('#analytics').textContent()) ?? '';
  const todayBefore = Number(/(\d+) today, so far/.exec(analyticsText)?.[1]);
  const countEaten = async () => parseNumbers((await plate(page).getAttribute('aria-label')) ?? '')[0] ?? 0;
  const eatenBefore = await countEaten();
  await scanDoorButton(panel).click();
  const livePanels = page.locator('#messmate [data-ready]');
  const why = 'expected all panels to be live: src/messmate/island/demo-directive.ts';
  await expect(livePanels, why).toHaveCount(FEATURES.length);
  await panel.getByRole('button', { name: 'Next student' }).click();
  await scanDoorButton(panel).click();
  const paper = (await readPdf(await page.pdf({ format: 'A4' }))).pages.join('');
  const today = todayBefore + (await countEaten()) - eatenBefore;
  expect(paper, 'expected the scanned students').toContain(withoutSpace(`${today} today, so far`));
});
