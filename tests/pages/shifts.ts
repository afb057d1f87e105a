import type { Page } from '@playwright/test';

/** The highest layout shift score, without unit, of a first visit to any page but the product page. */
export const STRICT_SHIFT_LIMIT = 0.02;
/** The highest layout shift score that web.dev calls good. */
export const LENIENT_SHIFT_LIMIT = 0.1;

/**
 * Records layout shifts from the next navigation on.
 * @param includesInput whether to record also shifts right after input
 */
export const watchShifts = (page: Page, includesInput = false): Promise<unknown> =>
  page.addInitScript((includesInput) => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const format = ({ x, y, width, height }: DOMRect) => `${width}×${height} at ${x},${y}`;
        const nodes = sources
          .map(
            ({ node, previousRect, currentRect }) =>
              `"${(node?.textContent ?? '').trim().slice(0, 40)}" (${format(previousRect)} → ${format(currentRect)})`,
          )
          .join(', ');
        // Rounded letter widths cause smaller, invisible shifts.
        if ((includesInput || !hadRecentInput) && value >= 0.001)
          shifts.push(
            `${value.toFixed(4)} at ${scrollY} px, html class "${document.documentElement.className}", by ${nodes}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, includesInput);

/**
 * Keeps a page in its fallback font. Tests that watch shifts from the start need that: the time when fonts arrive depends on
 * the machine. web-font.spec.ts tests the shifts that fonts cause.
 */
export const blockFonts = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.abort());

export const clearShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'shifts').splice(0));

/** Waits until the web font is in use, and discards all shifts recorded until then. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForSelector('footer.anek');
  // readShifts waits for the next paint.
  await readShifts(page);
  await clearShifts(page);
}

/** Waits for the next paint. @returns a line for each shift since the page loaded or `clearShifts`, its score first */
export const readShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return Reflect.get(window, 'shifts') as string[];
  });

/** Sums the scores of the shifts that `readShifts` returns. */
export const sumShifts = async (page: Page): Promise<number> =>
  (await readShifts(page)).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
