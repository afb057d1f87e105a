/** The routes of the built site, its content, and helpers for its pages. */
import { statSync } from 'node:fs';
import { expect, type Locator, type Page, type Response, type Route } from '@playwright/test';
import { TABS, type TabId } from '../../src/content/features.ts';
import { loadContentFromDisk } from '../../src/content/reading/read.ts';
import type { Notice } from '../../src/ui/Notifications/notifications.ts';
import { pagesOf, siteDir } from '../site.ts';

export const content = loadContentFromDisk(process.env.CONTENT_DIR ?? '');
/** The words of the product page, which the fixtures always have. */
export const messmate = content.messmate as NonNullable<typeof content.messmate>;

/** The route of the product page. */
export const PRODUCT = '/products/messmate';
/** A route without a page, which shows the not-found page. */
export const UNKNOWN_ROUTE = '/no/such/page';
/** Every page but the not-found page. */
export const PAGES = pagesOf(siteDir());
export const ROUTES = PAGES.map(({ route }) => route);
export const ALL_ROUTES = [...ROUTES, UNKNOWN_ROUTE];
const PAGES_BY_SIZE = PAGES.map(({ file, route }) => ({ route, size: statSync(file).size })).sort(
  (a, b) => a.size - b.size,
);
/** All routes, but only the largest service page and the largest legal text. */
export const DISTINCT_ROUTES = [
  ...new Map(
    PAGES_BY_SIZE.map(({ route }) => [route.replace(/^\/(services|legal)\/.*/, '$1'), route]),
  ).values(),
  UNKNOWN_ROUTE,
];

export const FEATURES = Object.keys(TABS) as TabId[];

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1440, height: 900 };

export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

export const menuToggle = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)$/ });

export const mainNavigation = (page: Page): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' });

/** The live region that shows notices. Every page has it. */
export const liveRegion = (page: Page): Locator => page.getByRole('status');
export const notices = (page: Page): Locator => liveRegion(page).locator(':scope > *');

/** The first button or link with this name in `main`. */
export const buttonOrLink = (page: Page, name: string): Locator => {
  const main = page.getByRole('main');
  return main.getByRole('button', { name }).or(main.getByRole('link', { name })).first();
};

/** Shows a notice for each text, by the event that the site's code sends. @param label adds a button to each notice */
export const notify = (page: Page, texts: string[], label?: string): Promise<void> =>
  page.evaluate(
    ([allTexts, buttonLabel]) => {
      for (const text of allTexts) {
        const detail: Notice = buttonLabel
          ? { notice: text, label: buttonLabel, copy: text, copied: text }
          : { notice: text };
        document.dispatchEvent(new CustomEvent('notice', { detail }));
      }
    },
    [texts, label] as const,
  );

/** Scrolls to the product page's features and waits until they are tabs. */
export async function waitForTabs(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  const list = page.getByRole('tablist', { name: messmate.features.label });
  await expect(list, 'expected the features to become tabs: see src/messmate/tabs').toBeVisible();
  return list;
}

/** Presses "try again" on the error screen for a script that failed to load, and waits for the page to reload. */
export async function pressTryAgain(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', { name: content.interfaceWords.error.again }).click();
  await reloaded;
}

/** Addresses of portraits on other hosts. */
export const PORTRAIT_URLS = content.team.flatMap(({ image }) => (image?.startsWith('https:') ? image : []));
/** Answers requests for portraits in place of their hosts. */
export const routePortraits = (page: Page, respond: (route: Route) => unknown) =>
  page.route(({ href }) => PORTRAIT_URLS.includes(href), respond);

/** Records errors of the page's scripts in the list that it returns. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Returns an element's box on the screen. @throws if it is not displayed */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`expected ${element} to be displayed`);
  return box;
}

/** Holds back matching requests. @returns the function that sends them on to the server */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns whether a response is a script that contains React. */
export async function isReact(response: Response): Promise<boolean> {
  if (response.request().resourceType() !== 'script') return false;
  // The page may be closed by now.
  const text = await response.text().catch(() => '');
  return /Symbol\.for\(["'`]react\./.test(text);
}

/** Scrolls from the current position to the end of the page. */
export const scrollToEnd = (page: Page, pixelsPerFrame = 120): Promise<void> =>
  page.evaluate(async (pixels) => {
    // scrollY may end a fraction of a pixel before its computed maximum.
    for (let previous = -1; scrollY > previous; ) {
      previous = scrollY;
      scrollBy({ top: pixels, behavior: 'instant' });
      // Waits until the step is painted.
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  }, pixelsPerFrame);

/** The text spacing that WCAG 1.4.12 requires a page to bear. */
export const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

/** Adds a style sheet. (The policy refuses a style element.) @returns the function that removes the last one added */
export async function addStyles(page: Page, css: string): Promise<() => Promise<unknown>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Waits for animations to end, except endless ones and those in folded elements, which do not run. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.checkVisibility())
        .map((animation) => animation.finished),
    ),
  );

/** Waits for the web font. The footer is the last element with text that gets its class (font-family.ts). */
export const expectWebFont = (page: Page): Promise<void> =>
  expect(page.getByRole('contentinfo'), 'expected the web font on the whole page').toHaveClass(/\banek\b/);

/** Asks Chromium's inspector whether all characters of an element are in the web font. */
export async function isInWebFont(element: Locator): Promise<boolean> {
  const session = await element.page().context().newCDPSession(element.page());
  const attribute = 'data-measured';
  await element.evaluate((node, name) => node.setAttribute(name, ''), attribute);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = `[${attribute}]`;
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node, name) => node.removeAttribute(name), attribute);
  await session.detach();
  // The inspector's name of a font includes writing system and weight: "Anek Latin Medium".
  return (
    fonts.length > 0 &&
    fonts.every(({ familyName, isCustomFont }) => isCustomFont && familyName.startsWith('Anek '))
  );
}
