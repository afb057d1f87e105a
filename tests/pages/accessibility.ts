/** Accessibility: axe, and a walk through the page by keyboard. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { waitForAnimations } from './support.ts';

const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast-enhanced', 'link-in-text-block'];
/** By default the rule for level AAA skips texts that fail even AA. A threshold of 0 includes them. */
const contrastRatio = { normal: { minThreshold: 0 }, large: { minThreshold: 0 } };
const SHARED_OPTIONS: RunOptions & { checks: object } = {
  resultTypes: ['violations'],
  checks: { 'color-contrast-enhanced': { options: { contrastRatio } } },
};
const ALL_RULES: RunOptions = {
  ...SHARED_OPTIONS,
  runOnly: { type: 'tag', values: AXE_TAGS },
  rules: {
    'color-contrast': { enabled: false },
    ...Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: true }])),
  },
};
const COLOUR_ONLY: RunOptions = { ...SHARED_OPTIONS, runOnly: { type: 'rule', values: COLOUR_RULES } };

/** Runs axe in the page. @returns the violations, each with its rule and element */
export async function runAxe(page: Page, options = ALL_RULES, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(
    async ([options, selector]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations, passes } = await axe.run(selector ?? document, options);
      if (passes.length === 0) return ['nothing passed a check of axe'];
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
 * Expects no violation of axe's rules in one colour scheme. In dark only the rules about colour are checked.
 * @param state the page's state, for the message
 * @param within the selector of the part to check; by default the whole page
 */
export async function expectAccessibleIn(
  colorScheme: 'light' | 'dark',
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Scrolls the panel below the sticky header, which would cover its top.
  const tab = page.getByRole('tab', { selected: true });
  if (within && (await tab.count()) > 0) await tab.scrollIntoViewIfNeeded();
  await waitForAnimations(page);
  expect(
    await runAxe(page, colorScheme === 'light' ? ALL_RULES : COLOUR_ONLY, within),
    `expected no violation (${state}, ${colorScheme}): correct the element or src/ui/styles/tokens.css`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects no violation of axe's rules in light and in dark. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  await expectAccessibleIn('light', page, state, within);
  await expectAccessibleIn('dark', page, state, within);
}

/**
 * Presses a key until the focus leaves the page or returns to the first element.
 * @param findFault runs in the page on each focused element; returns its fault, or ''
 * @throws if the focus returns to another element
 */
export async function walkByKey(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  findFault: (focused: Element) => string,
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  // The attribute's name holds the walk's start time, so that a second walk visits every element again.
  const attribute = `data-walk-${Date.now()}`;
  const visit = (stop: number) => `((focused) => {
    const earlierStop = focused?.getAttribute('${attribute}');
    if (!focused || focused === document.body || earlierStop === '0') return null;
    if (earlierStop) throw new Error('expected the focus to move on: find the focus trap at ' + focused.outerHTML);
    focused.setAttribute('${attribute}', ${stop});
    return (${findFault})(focused);
  })(document.activeElement)`;
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press(key);
    const result = await page.evaluate<string | null>(visit(stops));
    if (result === null) return { stops, faults };
    if (result) faults.push(result);
  }
  throw new Error(`expected at most 250 stops of ${key}: raise the limit if the page has more`);
}
