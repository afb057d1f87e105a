/** A chart's bars are as long as its figures say. */
import { expect } from '@playwright/test';
import { content } from './support.ts';
import { test } from './test.ts';

/** In the page: the figure of each bar of a table, how long the bar is, and where it begins. */
const barsOf = (table: Element) =>
  [...table.querySelectorAll('td')].flatMap((cell) => {
    const box = cell.querySelector('i')?.getBoundingClientRect();
    return box ? [{ figure: Number.parseFloat(cell.innerText), length: box.width, from: box.left }] : [];
  });

test('the bars of the forecasts have one scale, which is that of the axis', async ({ page }) => {
  await page.goto(content.services.find(({ shows }) => shows === 'forecast')?.path ?? '');
  const chart = page.getByRole('figure').filter({ has: page.getByRole('table') });
  for (const width of [320, 360, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    const bars = await chart.getByRole('table').evaluate(barsOf);
    expect(bars, 'Each meal has two bars, and so have all together.').toHaveLength(10);
    const [zero, ...marks] = await chart
      .getByText(/^\d+$/)
      .evaluateAll((ticks) =>
        ticks.map((tick) => ({ figure: Number(tick.textContent), at: tick.getBoundingClientRect().left })),
      );
    const start = zero?.at ?? Number.NaN;
    for (const mark of marks)
      for (const bar of bars) {
        const said = `${bar.figure} plates against the mark of ${mark.figure}, ${width} px wide`;
        const pixels = (mark.at - start) / mark.figure;
        expect(Math.abs(bar.from - start), `${said}: begins at zero`).toBeLessThanOrEqual(1);
        // A figure has one decimal: what it was rounded by may be seen.
        expect(Math.abs(bar.length - bar.figure * pixels), said).toBeLessThanOrEqual(1 + 0.05 * pixels);
      }
  }
});
