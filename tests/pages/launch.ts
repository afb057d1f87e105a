import { findBrowser, findChromium } from '../../scripts/chromium.mjs';

// Workers read the browsers from the environment, because trying one takes half a second.
process.env['TEST_BROWSER'] ||= findBrowser() ?? '';
process.env['TEST_BROWSER_FULL'] ||= findChromium() ?? process.env['TEST_BROWSER'];
const { TEST_BROWSER: shell, TEST_BROWSER_FULL: fullBrowser } = process.env;
if (!shell)
  throw new Error('There is no browser that runs: `node scripts/setup.mjs --tests --browser` fetches one.');

/**
 * Chromium runs without window, graphics card and requests of its own. Letters are as wide as on a phone: the shell would
 * round each to whole pixels.
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

/** For tests of pages, which share a renderer process: separate processes took a quarter of their time. */
export const LAUNCH = {
  executablePath: shell,
  chromiumSandbox: false,
  args: [...args, '--disable-site-isolation-trials', '--renderer-process-limit=1', '--in-process-gpu'],
};

/** For tests that need the full browser, such as those of times and of the back/forward cache. */
export const LAUNCH_FULL = { executablePath: fullBrowser, chromiumSandbox: false, args };
