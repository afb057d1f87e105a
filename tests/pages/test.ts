/** The browser tests' `test`: windows are shared, and a test fails if the site's policies refuse anything. */
import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Chromium's message when a policy in the page's headers refuses something, or is not understood. */
const REFUSED = /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted(HTML|Script|Type)/i;

type Own = {
  /** For a test that changes more than its page, such as the clock. */
  ownWindow: boolean;
  /** For a test of the policies. */
  expectsRefusals: boolean;
};
type Shared = { windows: Map<string, BrowserContext> };

/**
 * A window costs Chromium more than a page in it (0.9 s of a core against 0.15 s), so tests that need the same kind of
 * window share one, each with its own page. The site keeps nothing between pages.
 */
export const test = base.extend<Own, Shared>({
  ownWindow: [false, { option: true }],
  expectsRefusals: [false, { option: true }],
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const windows = new Map<string, BrowserContext>();
      await use(windows);
      for (const window of windows.values()) await window.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { ownWindow, windows, browser, baseURL, locale, hasTouch, javaScriptEnabled, permissions },
    use,
  ) => {
    const options = { hasTouch, javaScriptEnabled, permissions };
    const kind = JSON.stringify(options);
    const window = windows.get(kind);
    if (window && !ownWindow) return use(window);
    const opened = await browser.newContext({
      ...JSON.parse(kind),
      baseURL: baseURL ?? '',
      locale: locale ?? 'en-IN',
    });
    if (ownWindow) {
      await use(opened);
      return opened.close();
    }
    // A window closes with its last page: this one keeps it open.
    await opened.newPage();
    windows.set(kind, opened);
    return use(opened);
  },
  page: async ({ context, viewport, reducedMotion, expectsRefusals }, use) => {
    const refusals: string[] = [];
    const note = (message: ConsoleMessage) => {
      if (REFUSED.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`);
    };
    context.on('console', note);
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    await use(page);
    await page.close();
    context.off('console', note);
    if (expectsRefusals) return;
    expect(
      refusals,
      'The policies of the site refused something in use: see src/publish/hosting/policy.ts and headers.ts.',
    ).toEqual([]);
  },
});
