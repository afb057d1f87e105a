/** What the browser tests share: the routes of the built site, its content, and ways to look at a page. */
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import type { Notice } from '../../src/components/Notifications/notifications.ts';
import { loadContentFromDisk } from '../../src/content/load.ts';
import { PATIENCE_MS } from '../patience.ts';
import { pagesOf, siteDir } from '../site.ts';

export const content = loadContentFromDisk(process.env.CONTENT_DIR ?? 'content');
/** The words of the product page, which the tests take for granted. */
export const messmate = content.messmate as NonNullable<typeof content.messmate>;

export const PRODUCT = '/products/messmate';
export const UNKNOWN = '/no/such/page';
export const PAGES = pagesOf(siteDir());
export const ROUTES = PAGES.map(({ route }) => route);
/** Every page that a visitor can come to, the not-found page included. */
export const EVERYWHERE = [...ROUTES, UNKNOWN];

export const FEATURES = ['attendance', 'analytics', 'tuckshop'] as const;

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

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
        ? // Somebody is there: the worker comes at the first sign of a visitor (src/layouts/page-script.ts).
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
      'The policies of the site refused something in use: see src/hosting/policy.ts and headers.ts.',
    ).toEqual([]);
  },
});

/** What Chromium says when a policy of the page's headers refuses something, or is not understood. */
export const REFUSED = /Content[- ]Security[- ]Policy|Permissions[- ]Policy|Trusted(HTML|Script|Type)/i;

/** A text as a pattern that means just that text. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The toggle of the menu on small screens, whichever of its two names it bears. */
export const menuToggle = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', {
    name: new RegExp(`^(${escaped(content.words.menu)}|${escaped(content.words.close)})$`),
  });

/** The header's navigation. */
export const mainNavigation = (page: Page): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: content.words.mainNavigation });

/** The site's one live region, and the notices in it. */
export const liveRegion = (page: Page): Locator => page.getByRole('status');
export const notices = (page: Page): Locator => liveRegion(page).locator(':scope > *');
export const dismissers = (page: Page): Locator =>
  liveRegion(page).getByRole('button', { name: content.words.notifications.dismiss, exact: true });

/** The first button or link of the page itself with this name. */
export const pressable = (page: Page, name: string): Locator => {
  const main = page.getByRole('main');
  return main.getByRole('button', { name }).or(main.getByRole('link', { name })).first();
};

/** Puts notices up as the site's own code does. */
export const notify = (page: Page, texts: string[], label?: string): Promise<void> =>
  page.evaluate(
    ([all, action]) => {
      for (const text of all) {
        const said: Notice = action
          ? { notice: text, label: action, copy: text, copied: text }
          : { notice: text };
        document.dispatchEvent(new CustomEvent('notice', { detail: said }));
      }
    },
    [texts, label] as const,
  );

/** Scrolls to the product page's features and waits until they are tabs. */
export async function wakeTabs(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  const list = page.getByRole('tablist', { name: messmate.features.label });
  await expect(list, 'The features never became tabs: look at src/messmate/island.').toBeVisible();
  return list;
}

/** The words of the live demo. */
export const demo = content.demo as NonNullable<typeof content.demo>;

/** The head of a live part: its clock, and all that moves it. */
export const clockBar = (panel: Locator): Locator =>
  panel.getByRole('region', { name: demo.shared.clock.label });

/** Opens what else moves the clock, where it is not open yet. */
export async function runTheDay(panel: Locator): Promise<void> {
  const button = clockBar(panel).getByRole('button', { name: demo.shared.clock.run });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The second of the day that a live part's clock shows. */
export async function clockOf(panel: Locator): Promise<number> {
  const time = (await clockBar(panel).locator('time').getAttribute('datetime')) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Waits until a feature's live part stands in the place of its drawing; where it is offered, asks for it. */
export async function liveOf(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  const panel = page.locator(`#${feature}`);
  const offer = panel.getByRole('button', { name: demo.shared.offer });
  const bar = clockBar(panel);
  await expect(
    offer.or(bar),
    'The live demo never came: look at src/messmate/island/start.tsx.',
  ).toBeVisible();
  // It may come by itself while the pointer is on its way to the offer: then there is nothing to press.
  const glance = { timeout: PATIENCE_MS / 5 };
  const arrives = async () => {
    if (await offer.isVisible()) await offer.click(glance);
    await expect(bar, 'The live part must stand where the drawing stood.').toBeVisible(glance);
  };
  await expect(arrives).toPass({ timeout: PATIENCE_MS });
  return panel;
}

/** Opens the page at a feature, live. */
export async function openLive(page: Page, feature: (typeof FEATURES)[number]): Promise<Locator> {
  await page.goto(`${PRODUCT}#${feature}`);
  return liveOf(page, feature);
}

/** Whether a response is a script that holds React. */
export async function isReact(response: Response): Promise<boolean> {
  if (response.request().resourceType() !== 'script') return false;
  // A page that is closed meanwhile has not shown it.
  const text = await response.text().catch(() => '');
  return /Symbol\.for\(["'`]react\./.test(text);
}

/** Begins to note what the content policy refuses: its directives. Before the page is opened. */
export const watchRefusals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });

/** What has been refused since `watchRefusals`, each directive once. */
export const refusalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set(Reflect.get(window, 'refused') as string[])].sort());

/** Begins to note what shifts; before the page is opened. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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
        if (!hadRecentInput && value >= 0.001)
          shifts.push(
            `${value.toFixed(4)} at ${scrollY} of ${document.documentElement.className} by ${what}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Keeps a page in its fallback font, for stories that watch shifts from the start: when the family comes depends on the
 * machine, and what that may shift is for family.spec.ts.
 */
export const withoutFamily = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.abort());

/**
 * The first sign of a visitor, at which a page fetches what it does at rest (src/layouts/page-script.ts). The pointer
 * itself is no use for it: Chromium drops what it does before a page is drawn.
 */
export const showSign = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('pointermove')));

/** Waits until the family has come, and forgets what that has shifted. */
export async function afterFamily(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.classList.contains('anek'));
  await shiftsOf(page);
  await page.evaluate(() => {
    (Reflect.get(window, 'shifts') as string[]).length = 0;
  });
}

/** What has shifted since `watchShifts`, once what is drawn has been reported. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Reflect.get(window, 'shifts') as string[];
  });

/** Scrolls from where the page is to its end, some pixels in each frame. */
export const scrollThrough = (page: Page, step = 120): Promise<void> =>
  page.evaluate(async (pixels) => {
    while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight) {
      scrollBy({ top: pixels, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, step);

/** Puts styles of a test's own on: a style element would be refused. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Waits until what moves once has arrived; what moves for ever is left out. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );

/**
 * Goes through the page by keyboard until it has been everywhere.
 * @param fault runs in the page on each element that has the focus; says what is wrong with it, or ''
 */
export async function faultsOfFocus(
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
