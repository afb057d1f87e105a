/** A smoke test of every page and the demo's tabs in Firefox, WebKit and old versions of Chromium. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findCommand } from '../../scripts/find-browser.mjs';
import { findBrokenWords } from '../pages/faults.ts';
import { LAUNCH } from '../pages/launch.ts';
import { ALL_ROUTES, FEATURES, PRODUCT, ROUTES, UNKNOWN_ROUTE } from '../pages/support.ts';
import { siteUrl } from '../site.ts';
import { TIMEOUT_MS } from '../timeout.ts';
import { firefoxPath, launchFirefox } from './firefox.ts';
import { findFreePort, makeFolder, startProgram } from './running-program.ts';

/** A browser with one page. Firefox is driven by Puppeteer, WebKit by Selenium, and Chromium by Playwright. */
type TestBrowser = {
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page. The argument and the result have to be JSON. */
  run: <Result>(code: (argument: string) => Result, argument?: string) => Promise<Result>;
  click: (selector: string) => Promise<unknown>;
  /** Returns the page's errors since it was opened; always none in WebKit, which does not report them. */
  errors: () => string[];
  close: () => Promise<unknown>;
};
type Engine = { missingReason: string | undefined; launch: () => Promise<TestBrowser> };

/** Runs in the page: scrolls an element to the middle of the window, without animation. @returns its centre */
function bringIntoView(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector) as Element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Driven by Puppeteer, because Debian lacks geckodriver, which Selenium needs. */
const Firefox: Engine = {
  missingReason: firefoxPath
    ? undefined
    : 'Firefox is not installed (Debian: apt-get install firefox-esr; elsewhere set FIREFOX to its path).',
  async launch() {
    const browser = await launchFirefox();
    const page = await browser.newPage();
    let errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    return {
      async open(url) {
        // Firefox reports unfinished requests of a page as errors of the next page.
        await page.waitForNetworkIdle({ idleTime: 100 });
        await page.goto('about:blank');
        errors = [];
        await page.goto(url);
      },
      run: (code, argument = '') => page.evaluate(code, argument) as Promise<ReturnType<typeof code>>,
      click: (selector) => page.evaluate(bringIntoView, selector).then(({ x, y }) => page.mouse.click(x, y)),
      errors: () => errors,
      close: () => browser.close(),
    };
  },
};

/** WebKitGTK's MiniBrowser in Debian's folder, if its driver is installed. */
const webKitPath = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every(findCommand)
  ? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')[0]
  : undefined;
const WebKit: Engine = {
  missingReason: webKitPath
    ? undefined
    : 'WebKit’s driver is not installed (Debian: apt-get install webkit2gtk-driver xvfb xauth dbus).',
  async launch() {
    const port = await findFreePort();
    const virtualScreen = ['dbus-run-session', '--', 'xvfb-run', '-a', '-s', '-screen 0 1600x1200x24'];
    const command = [...virtualScreen, 'WebKitWebDriver', `--port=${port}`];
    const env = { LIBGL_ALWAYS_SOFTWARE: '1' };
    const service = await startProgram(makeFolder('webkit'), port, command, env);
    const capabilities = new Capabilities()
      .set('browserName', 'MiniBrowser')
      .set('webkitgtk:browserOptions', { binary: webKitPath, args: ['--automation'] });
    const driver = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
    return {
      open: (url) => driver.get(url),
      run: (code, argument = '') => driver.executeScript(`return (${code}).apply(null, arguments)`, argument),
      async click(selector) {
        // The driver does not wait for smooth scrolling.
        await driver.executeScript(bringIntoView, selector);
        await driver.findElement(By.css(selector)).click();
      },
      errors: () => [],
      async close() {
        await driver.quit().catch(() => undefined);
        await service.close();
      },
    };
  },
};

const VIEWPORT = { width: 1366, height: 768 };

/** The oldest version that the design supports, and the last version for Windows 7. */
const OLD_VERSIONS = [90, 109];

const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks a version of Chromium with its libraries, unless an earlier run has. @returns its folder */
function unpackChromium(version: number): string {
  const archives = resolve(`tests/all/node_modules/chromium-${version}/bin`);
  const folder = resolve(`.cache/browsers/chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return folder;
  mkdirSync(folder, { recursive: true });
  const read = (file: string) => brotliDecompressSync(readFileSync(join(archives, file)));
  for (const archive of ['aws.tar', 'swiftshader.tar'])
    execFileSync('tar', ['-x', '-C', folder], { input: read(`${archive}.br`) });
  writeFileSync(program, read('chromium.br'), { mode: 0o755 });
  return folder;
}

/** Starts an old version of Chromium, which Playwright cannot do, and connects Playwright to it. */
async function launchOldChromium(version: number): Promise<{ page: Page; close: () => Promise<unknown> }> {
  const folder = unpackChromium(version);
  const port = await findFreePort();
  const options = ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--hide-scrollbars'];
  const moreOptions = ['--font-render-hinting=none', `--remote-debugging-port=${port}`, 'about:blank'];
  const home = makeFolder(`chromium-${version}`);
  const program = await startProgram(home, port, [join(folder, 'chromium'), ...options, ...moreOptions], {
    LD_LIBRARY_PATH: join(folder, 'lib'),
  });
  const browser = await chromium.connectOverCDP(program.url);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  return { page, close: () => browser.close().finally(program.close) };
}

const makeOldChromium = (version: number): Engine => ({
  missingReason: canRunOldChromium ? undefined : 'npm has old versions of Chromium for Linux (x64) only.',
  async launch() {
    const { page, close } = await launchOldChromium(version);
    let errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // Other tests find missing resources. Chromium 109 logs an error for each popover.
    page.on('console', (message) => {
      if (message.type() === 'error' && !/^(Failed to load resource|Found a 'popover')/.test(message.text()))
        errors.push(message.text());
    });
    await page.setViewportSize(VIEWPORT);
    return {
      async open(url) {
        await page.goto('about:blank');
        errors = [];
        await page.goto(url, { waitUntil: 'networkidle' });
      },
      run: (code, argument = '') => page.evaluate(code, argument) as Promise<ReturnType<typeof code>>,
      // Playwright's click needs features that old versions lack.
      click: (selector) => page.evaluate(bringIntoView, selector).then(({ x, y }) => page.mouse.click(x, y)),
      errors: () => errors,
      close,
    };
  },
});
const oldEngines = Object.fromEntries(
  OLD_VERSIONS.map((version) => [`Chromium ${version}`, makeOldChromium(version)]),
);

/** Runs in the page: reads height and styles, which change if a browser ignores a style sheet, rule or media query. */
function measureLook() {
  const [body, heading] = [document.body, document.querySelector('main h1') as Element];
  return {
    height: document.documentElement.scrollHeight,
    styles: [body, heading].map((element) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return [color, backgroundColor, fontSize, fontWeight].join(' ');
    }),
  };
}

/** Measures every page but the not-found page in the installed Chromium, which is new. */
async function measureInNewChromium() {
  const browser = await chromium.launch(LAUNCH);
  const page = await browser.newPage({ viewport: VIEWPORT });
  const looks = new Map<string, ReturnType<typeof measureLook>>();
  for (const route of ROUTES) {
    await page.goto(siteUrl() + route, { waitUntil: 'networkidle' });
    looks.set(route, await page.evaluate(measureLook));
  }
  await browser.close();
  return looks;
}
let newLooks: ReturnType<typeof measureInNewChromium> | undefined;

describe.each(Object.entries({ Firefox, WebKit, ...oldEngines }))('%s', (name, { missingReason, launch }) => {
  if (missingReason) return test.skip(`skips: ${missingReason}`, () => {});
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(ALL_ROUTES)(
    'opens %s with one heading, without horizontal scrolling and without errors',
    async (route) => {
      await browser.open(siteUrl() + route);
      const { headings, overflow } = await browser.run(() => ({
        headings: [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      assert.ok(headings.length === 1 && headings[0], 'expected one heading');
      const broken = await browser.run(findBrokenWords, 'main h1');
      assert.deepEqual(broken, [], 'expected whole words, although old engines lack text-fit');
      assert.equal(overflow, 0, `expected no horizontal scrolling, found ${overflow} px`);
      // The not-found page logs the requested address.
      assert.deepEqual(
        browser.errors().filter((error) => !(route === UNKNOWN_ROUTE && error.includes(UNKNOWN_ROUTE))),
        [],
      );
    },
  );

  test.runIf(name.startsWith('Chromium'))('shows every existing page like a new Chromium', async () => {
    newLooks ??= measureInNewChromium();
    for (const [route, expected] of await newLooks) {
      await browser.open(siteUrl() + route);
      const look = await browser.run(measureLook);
      assert.deepEqual(look.styles, expected.styles, `${route}: see docs/decisions/old-browsers.md`);
      const ratio = look.height / expected.height;
      // Refinements that old versions lack, such as text-wrap, change the height a little.
      const why = `expected ${route} as high as in a new Chromium, found ${ratio} times its height`;
      assert.ok(ratio > 0.85 && ratio < 1.15, why);
    }
  });

  test('shows only the panel of the chosen tab, and hydrates it', async () => {
    await browser.open(siteUrl() + PRODUCT);
    for (const feature of [...FEATURES].reverse()) {
      await browser.click(`#tab-${feature}`);
      const readState = () =>
        browser.run((id) => {
          // An element with hidden="until-found" has a box. Old engines lack checkVisibility.
          const visible = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) =>
            panel.firstElementChild?.checkVisibility
              ? panel.firstElementChild.checkVisibility({ visibilityProperty: true })
              : !panel.hasAttribute('hidden') && panel.getClientRects().length > 0,
          );
          return `${visible.map((panel) => panel.id)} ${document.querySelector(`#${id} [data-ready]`) !== null}`;
        }, feature);
      const expected = `${feature} true`;
      const deadline = Date.now() + TIMEOUT_MS;
      while ((await readState()) !== expected && Date.now() < deadline) await pause(100);
      assert.equal(await readState(), expected, 'expected only the chosen panel, and a live one');
    }
    assert.deepEqual(browser.errors(), []);
  });
});
