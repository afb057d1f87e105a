import { findBrowser, findFullBrowser } from '../../scripts/find-browser.mjs';

// Workers read the browsers' paths from the environment, because testing a browser takes half a second.
process.env['TEST_BROWSER'] ||= findBrowser() ?? '';
process.env['TEST_BROWSER_FULL'] ||= findFullBrowser() ?? process.env['TEST_BROWSER'];
const { TEST_BROWSER: browser, TEST_BROWSER_FULL: fullBrowser } = process.env;
if (!browser)
  throw new Error('found no browser that runs: install one with `node scripts/setup.mjs --tests --browser`');

/**
 * Chromium runs without a window, graphics card or background requests. Without hinting, characters are as wide as on a
 * phone: by default the headless shell rounds each width to whole pixels.
 */
const args = [
  '--headless=new',
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No request leaves this machine. A test that needs another host fulfils its requests.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** For tests of pages. All pages share a renderer process, because starting one for each page is slow. */
export const LAUNCH = {
  executablePath: browser,
  chromiumSandbox: false,
  args: [...args, '--disable-site-isolation-trials', '--renderer-process-limit=1', '--in-process-gpu'],
};

/** The full browser, for tests/all: some tests measure time or need the back/forward cache. */
export const LAUNCH_FULL = { executablePath: fullBrowser, chromiumSandbox: false, args };
