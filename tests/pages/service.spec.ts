/** The services' pages: what a buyer asks first is seen at once, and a chart's bars are as long as its figures say. */
import { expect } from '@playwright/test';
import { content } from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const FIRST_VIEWS = [
  { width: 360, height: 640 },
  { width: 1366, height: 641 },
];

test('the price and the way to ask are in the first view', async ({ page }) => {
  const { contact } = content.words.service;
  for (const { path, terms } of content.services)
    for (const size of FIRST_VIEWS) {
      await page.setViewportSize(size);
      await page.goto(path);
      const main = page.getByRole('main');
      const where = `${path} at ${size.width} px`;
      await expect(main.getByRole('link', { name: contact }).first(), where).toBeInViewport({ ratio: 1 });
      if (terms?.pricing)
        await expect(main.getByText(terms.pricing).first(), where).toBeInViewport({ ratio: 1 });
    }
});

/** In the page: the figure of each bar of a table, how long the bar is, and where it begins. */
const barsOf = (table: Element) =>
  [...table.querySelectorAll('td')].flatMap((cell) => {
    const box = cell.querySelector('i')?.getBoundingClientRect();
    return box ? [{ figure: Number.parseFloat(cell.innerText), length: box.width, from: box.left }] : [];
  });

test('the bars of the forecasts have one scale, which is that of the axis', async ({ page }) => {
  const shown = content.services.find(({ shows }) => shows === 'forecast');
  for (const width of [320, 360, 768, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(shown?.path ?? '');
    const figure = page.getByRole('figure').filter({ has: page.getByRole('table') });
    const bars = await figure.getByRole('table').evaluate(barsOf);
    expect(bars, 'Each meal has two bars, and so have all together.').toHaveLength(10);
    const [zero, ...marks] = await figure
      .getByText(/^\d+$/)
      .evaluateAll((ticks) =>
        ticks.map((tick) => ({ figure: Number(tick.textContent), at: tick.getBoundingClientRect().left })),
      );
    for (const { figure: value, at } of marks) {
      const pixels = (at - (zero?.at ?? 0)) / value;
      for (const bar of bars) {
        const said = `${bar.figure} plates against the mark of ${value}, ${width} px wide`;
        expect(Math.abs(bar.from - (zero?.at ?? 0)), `${said}: begins at zero`).toBeLessThanOrEqual(1);
        // A figure has one decimal: what it was rounded by may be seen.
        expect(Math.abs(bar.length - bar.figure * pixels), said).toBeLessThanOrEqual(1 + 0.05 * pixels);
      }
    }
  }
});
