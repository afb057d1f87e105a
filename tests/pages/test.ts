/** The browser tests' `test`: windows are shared, and what the site's policies refuse fails it. */
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

type Own = {
  /** For a test that changes more than its page, the clock say. */
  ownWindow: boolean;
  /** Whether the service worker is at work; such a test needs a window of its own, for the worker stays in it. */
  serviceWorker: boolean;
  /** For a test in which the policies have to refuse something. */
  mayRefuse: boolean;
};
type Shared = { windows: Map<string, BrowserContext> };

/**
 * A window costs Chromium more than most that happens in it (0.9 s of a core against 0.15 s for a page), so tests that
 * want the same kind share one, and each has a page of its own in it. The site keeps nothing between pages.
 */
export const test = base.extend<Own, Shared>({
  ownWindow: [false, { option: true }],
  serviceWorker: [false, { option: true }],
  mayRefuse: [false, { option: true }],
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
    {
      ownWindow,
      serviceWorker,
      windows,
      browser,
      baseURL,
      locale,
      viewport,
      hasTouch,
      javaScriptEnabled,
      permissions,
      reducedMotion,
    },
    use,
  ) => {
    const { height = 720, width = 1280 } = viewport ?? {};
    const options = { hasTouch, javaScriptEnabled, permissions, reducedMotion, viewport: { height, width } };
    const kind = JSON.stringify(options);
    const window = windows.get(kind);
    if (window && !ownWindow) return use(window);
    const opened = await browser.newContext({
      ...JSON.parse(kind),
      baseURL: baseURL ?? '',
      locale: locale ?? 'en-IN',
    });
    // Playwright's own way to block workers complains in the console. Without them the page takes the way it has for
    // browsers that know none.
    await opened.addInitScript(
      serviceWorker
        ? // Somebody is there: the worker comes at the first sign of a visitor (src/site/layouts/page-script.ts).
          () => addEventListener('load', () => dispatchEvent(new Event('pointermove')))
        : () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    );
    if (ownWindow) {
      await use(opened);
      return opened.close();
    }
    // A window goes with its last page: this one stays.
    await opened.newPage();
    windows.set(kind, opened);
    return use(opened);
  },
  page: async ({ context, mayRefuse }, use) => {
    const refusals: string[] = [];
    const note = (message: ConsoleMessage) => {
      if (REFUSED.test(message.text())) refusals.push(`${message.page()?.url()}: ${message.text()}`);
    };
    context.on('console', note);
    const page = await context.newPage();
    await use(page);
    await page.close();
    context.off('console', note);
    if (mayRefuse) return;
    expect(
      refusals,
      'The policies of the site refused something in use: see src/publish/hosting/policy.ts and headers.ts.',
    ).toEqual([]);
  },
});

/** What Chromium says when a policy of the page's headers refuses something, or is not understood. */
export const REFUSED = /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted(HTML|Script|Type)/i;

/** Begins to note what the content policy refuses: its directives. Before the page is opened. */
export const watchRefusals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });

/** What has been refused since `watchRefusals`. */
export const refusalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'refused') as string[]).toSorted());
