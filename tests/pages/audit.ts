/** How all browser tests run axe, and walk through a page by keyboard. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { waitForAnimations } from './support.ts';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another colour scheme can change. */
const OF_COLOUR = ['color-contrast-enhanced', 'link-in-text-block'];
/**
 * Contrast has to reach level AAA. By default this rule leaves what fails even AA to another rule: here it reports
 * both.
 */
const contrastRatio = { normal: { minThreshold: 0 }, large: { minThreshold: 0 } };
const HOW: RunOptions & { checks: object } = {
  resultTypes: ['violations'],
  checks: { 'color-contrast-enhanced': { options: { contrastRatio } } },
};
const ALL: RunOptions = {
  ...HOW,
  runOnly: { type: 'tag', values: TAGS },
  rules: {
    'color-contrast': { enabled: false },
    ...Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: true }])),
  },
};
const COLOURS: RunOptions = { ...HOW, runOnly: { type: 'rule', values: OF_COLOUR } };

/** Runs axe in the page. @returns the violations, each with its rule and place */
export async function runAxe(page: Page, options: RunOptions = ALL, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
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
 * Checks the page in its present state and one colour scheme: in dark only what that can change.
 * @param state its state, for the message
 * @param within a part of the page, if the rest is checked elsewhere
 */
export async function auditIn(
  colorScheme: 'light' | 'dark',
  page: Page,
  state: string,
  within?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // The sticky header would cover part of what is below it.
  const tab = page.getByRole('tab', { selected: true });
  if (within && (await tab.count()) > 0) await tab.scrollIntoViewIfNeeded();
  await waitForAnimations(page);
  expect(
    await runAxe(page, colorScheme === 'light' ? ALL : COLOURS, within),
    `axe finds faults (${state}, ${colorScheme}). Each line says which rule, and where; src/ui/styles/tokens.css says what each colour has to be.`,
  ).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same in light and in dark. */
export async function audit(page: Page, state: string, within?: string): Promise<void> {
  await auditIn('light', page, state, within);
  await auditIn('dark', page, state, within);
}

/**
 * Presses a key until the focus has been on every stop of the page.
 * @param fault runs in the page on each element that has the focus; says what is wrong with it, or ''
 */
export async function walkByKey(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  fault: (focused: Element) => string,
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  // Marked with the walk's own name, so that a page can be walked through again.
  const look = `((focused, walk) => {
    if (!focused || focused === document.body || focused.getAttribute('data-walk') === walk) return null;
    focused.setAttribute('data-walk', walk);
    return (${fault})(focused);
  })(document.activeElement, '${Date.now()}')`;
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press(key);
    const said = await page.evaluate<string | null>(look);
    if (said === null) return { stops, faults };
    if (said) faults.push(said);
  }
  throw new Error('The focus never came to the end of the page: something takes it again and again.');
}
