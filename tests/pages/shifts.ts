/** What shifts on a page while somebody is there. */
import type { Page } from '@playwright/test';

/** Begins to note what shifts; before the page is opened. What shifts under the hand is noted if that is asked for. */
export const watchShifts = (page: Page, isUnderHand = false): Promise<unknown> =>
  page.addInitScript((isAll) => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const box = ({ x, y, width, height }: DOMRect) => `${width}×${height} at ${x},${y}`;
        const what = sources
          .map(
            ({ node, previousRect, currentRect }) =>
              `"${(node?.textContent ?? '').trim().slice(0, 40)}" (${box(previousRect)} → ${box(currentRect)})`,
          )
          .join(', ');
        // Less than this is the type family's last hundredth of a letter, which nobody sees.
        if ((isAll || !hadRecentInput) && value >= 0.001)
          shifts.push(
            `${value.toFixed(4)} at ${scrollY} of ${document.documentElement.className} by ${what}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, isUnderHand);

/**
 * Keeps a page in its fallback font, for stories that watch shifts from the start: when the family comes depends on the
 * machine, and what that may shift is for family.spec.ts.
 */
export const withoutFamily = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.abort());

/** Forgets what has shifted. */
export const forgetShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'shifts').splice(0));

/** Waits until the family has come, and forgets what that has shifted. */
export async function afterFamily(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('anek'));
  await shiftsOf(page);
  await forgetShifts(page);
}

/** What has shifted since `watchShifts`, once what is drawn has been reported. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Reflect.get(window, 'shifts') as string[];
  });
