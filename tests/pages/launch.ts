import { findBrowser, findChromium } from '../../scripts/chromium.mjs';

// Passed on to the workers: trying a browser takes half a second.
process.env['TEST_BROWSER'] ||= findBrowser() ?? '';
process.env['TEST_BROWSER_WHOLE'] ||= findChromium() ?? process.env['TEST_BROWSER'];
const { TEST_BROWSER: shell, TEST_BROWSER_WHOLE: whole } = process.env;
if (!shell)
  throw new Error('There is no browser that runs: `node scripts/setup.mjs --tests --browser` fetches one.');

/**
 * No window, no graphics card, letters as wide as on a phone (the shell would round each to whole pixels), and no calls
 * home, which a closed network would refuse one after another.
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
  // No test leaves this machine; a test that needs another host answers for it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Starts the browser for the tests of pages, which share one process: one for each took a quarter of their time. */
export const LAUNCH = {
  executablePath: shell,
  chromiumSandbox: false,
  args: [...args, '--disable-site-isolation-trials', '--renderer-process-limit=1', '--in-process-gpu'],
};

/** The same for what takes the whole browser, as it is: times, and what only a real window has. */
export const LAUNCH_WHOLE = { executablePath: whole, chromiumSandbox: false, args };
