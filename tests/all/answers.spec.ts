/** How soon a press is answered. The figures are printed; beyond twice the limit they fail. */
import { expect } from '@playwright/test';
import { content, liveRegion, messmate, PRODUCT, pressable } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { median } from '../site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LIMIT_MS = 100;
const PRESSES = [
  ['/contact', content.contact.copyEmail],
  ['/contact', content.contact.copyPhone],
  [PRODUCT, messmate.demo.button],
] as const;

for (const [route, name] of PRESSES) {
  test(`"${name}" on ${route} is answered soon`, async ({ page }) => {
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      await page.goto(route, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        const region = document.querySelector('[role=status]') as Element;
        const answer = new Promise<number>((done) => {
          let pressed = 0;
          addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
          new MutationObserver(() => region.textContent && done(performance.now() - pressed)).observe(
            region,
            {
              childList: true,
              subtree: true,
            },
          );
        });
        Reflect.set(window, 'answer', answer);
      });
      await pressable(page, name).click();
      await expect(liveRegion(page)).not.toBeEmpty();
      times.push(await page.evaluate(() => Reflect.get(window, 'answer') as Promise<number>));
    }
    console.log(
      `"${name}" is answered after ${median(times).toFixed(0)} of ${LIMIT_MS} ms (median of ${times.length})`,
    );
    expect(median(times), 'Between the press and its answer something takes long.').toBeLessThan(
      2 * LIMIT_MS,
    );
  });
}
