/** Playwright's `test`, which also shares browser contexts and fails if the site's policies refuse anything. */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Chromium's message when a policy in the page's headers refuses something or is invalid. */
const REFUSAL_MESSAGE = /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted(HTML|Script|Type)/i;

type Options = {
  /** Gives the test a context that it shares with no other test, for example because it fakes the clock. */
  needsOwnContext: boolean;
  /** Set by tests of the policies. */
  expectsRefusals: boolean;
};
type WorkerFixtures = { contexts: Map<string, BrowserContext> };

/**
 * Tests share a context if `hasTouch`, `javaScriptEnabled` and `permissions` are equal. Each has its own page. A context
 * costs Chromium 0.9 s of a core, a page 0.15 s. The site stores nothing between pages.
 */
export const test = base.extend<Options, WorkerFixtures>({
  needsOwnContext: [false, { option: true }],
  expectsRefusals: [false, { option: true }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const shared of contexts.values()) await shared.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { needsOwnContext, contexts, browser, baseURL, locale, hasTouch, javaScriptEnabled, permissions },
    use,
  ) => {
    const options = { hasTouch, javaScriptEnabled, permissions };
    const key = JSON.stringify(options);
    const shared = contexts.get(key);
    if (shared && !needsOwnContext) return use(shared);
    const created = await browser.newContext({
      ...JSON.parse(key),
      baseURL: baseURL ?? '',
      locale: locale ?? 'en-IN',
    });
    if (needsOwnContext) {
      await use(created);
      return created.close();
    }
    contexts.set(key, created);
    return use(created);
  },
  page: async ({ context, viewport, reducedMotion, expectsRefusals }, use) => {
    const refusals: string[] = [];
    const collectRefusal = (message: ConsoleMessage) => {
      if (REFUSAL_MESSAGE.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`);
    };
    context.on('console', collectRefusal);
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    await use(page);
    await page.close();
    context.off('console', collectRefusal);
    if (expectsRefusals) return;
    const why =
      'expected no refusal by the site’s policies: see src/publish/hosting/policy.ts and headers.ts';
    expect(refusals, why).toEqual([]);
  },
});
