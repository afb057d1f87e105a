/** What axe is asked, for all browser tests alike. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { settled } from './support.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another colour scheme can change. Of level AAA, contrast is kept as well. */
const OF_COLOUR = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
const ALL: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: true }])),
};
const COLOURS: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'rule', values: OF_COLOUR } };

/** Runs axe in the page. Gives back its faults, each with rule and place. */
export async function faultsOf(page: Page, options: RunOptions = ALL, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([asked, part]) => {
      const { axe: inPage } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, passes } = await inPage.run(part ?? document, asked);
      if (passes.length === 0) return ['axe has looked at nothing'];
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
        ),
      );
    },
    [options, within] as const,
  );
}

/**
 * Looks at the page as it is, in light and in dark.
 * @param state how it is, for the message
 * @param within a part of the page, where the rest has been looked at elsewhere
 */
export async function audit(page: Page, state: string, within?: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['light', ALL],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // What sticks to the top of the screen would cover half of what is below it.
    const tab = page.getByRole('tab', { selected: true });
    if (within && (await tab.count()) > 0) await tab.scrollIntoViewIfNeeded();
    await settled(page);
    expect(
      await faultsOf(page, options, within),
      `axe finds faults (${state}, ${colorScheme}). Each line says which rule, and where.`,
    ).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
