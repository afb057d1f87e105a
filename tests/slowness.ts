/**
 * How slow this machine is for a browser at this moment. Machines for tests are shared: within a minute the same work
 * takes once and twice its time, and limits in milliseconds would judge the neighbours.
 */
import type { Browser } from '@playwright/test';
import { median } from './site.ts';

/**
 * What the work below takes on the project's two-core machine in a quiet minute, in milliseconds: the limits of speed
 * are meant for such a one. In one hour of 21 November 2026 it was 3.7 to 14.
 */
const QUIET_MS = 4;
/** The first times warm up the browser's compiler. */
const WARM = 30;
const TIMES = 31;
/**
 * What a time says on a machine so slow. One within its limit holds on any machine: slowness only adds. One over it
 * that slowness alone can explain says nothing; one beyond that is broken.
 */
export const verdictOf = (ms: number, limit: number, slowness: number): 'holds' | 'unsure' | 'broken' =>
  ms <= limit ? 'holds' : ms <= limit * slowness ? 'unsure' : 'broken';

/** Why what a slow machine explains does not count, for whoever reads what was left out. */
export const whyUnsure = (slowness: number): string =>
  `this machine is now ${slowness.toFixed(1)} times as slow as the one that the limits are for, which explains it`;

/**
 * Times a fixed piece of a page's usual work in a page of its own: reckoning, making elements, laying them out.
 * @returns 1 on a machine that is quick enough for the limits, 2 on one half as quick
 */
export async function slownessOf(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const times = await page.evaluate(
    async ([warm, all]) => {
      const list = document.body.appendChild(document.createElement('ul'));
      const work = (turn: number) => {
        const began = performance.now();
        const known = new Map<number, number>();
        let chance = turn;
        for (let i = 0; i < 10_000; i++) {
          // Numerical Recipes' generator: the same numbers everywhere.
          chance = (chance * 1664525 + 1013904223) >>> 0;
          known.set(chance & 4095, chance);
        }
        const rows = Array.from({ length: 60 }, (_, place) => {
          const row = document.createElement('li');
          const [name, figure] = [document.createElement('b'), document.createElement('span')];
          name.textContent = `Row ${place} of ${turn}`;
          figure.textContent = String(known.get(place) ?? place);
          row.append(name, figure);
          return row;
        });
        list.replaceChildren(...rows);
        list.getBoundingClientRect();
        return performance.now() - began;
      };
      const taken: number[] = [];
      for (let turn = 1; turn <= all; turn++) {
        taken.push(work(turn));
        await new Promise((done) => setTimeout(done));
      }
      return taken.slice(warm);
    },
    [WARM, WARM + TIMES] as const,
  );
  await context.close();
  return Math.max(1, median(times) / QUIET_MS);
}
