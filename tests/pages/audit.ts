/** What axe is asked, for all browser tests alike. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './support.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another colour scheme can change. Of level AAA, contrast is kept as well. */
const OF_COLOUR = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
const ALL: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: true }])),
};
const COLOURS: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'rule', values: OF_COLOUR } };

/**
 * Looks at the page as it stands, in light and in dark.
 * @param state how it stands, for the message
 * @param within a part of the page, where the rest has been looked at elsewhere
 */
export async function audit(page: Page, state: string, within?: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['light', ALL],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // What sticks to the top of the screen would cover the half of what stands below it.
    const tab = page.getByRole('tab', { selected: true });
    if (within && (await tab.count()) > 0) await tab.scrollIntoViewIfNeeded();
    await settled(page);
    // Without frames the old way does the same, and opens no second page for it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options(options);
    const { violations, passes } = await (within ? axe.include(within) : axe).analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
    expect(
      faults,
      `axe finds faults (${state}, ${colorScheme}). Each line says which rule, and where.`,
    ).toEqual([]);
    expect(passes.length, 'axe has looked at nothing.').toBeGreaterThan(0);
  }
}
