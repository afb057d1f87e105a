import { findChromium, findShell } from '../../scripts/chromium.mjs';

const shell = findShell() ?? findChromium();
if (!shell) {
  throw new Error(
    'There is no Chromium. `npm test` installs it on Debian; elsewhere set CHROMIUM to its path.',
  );
}

/**
 * How the browser is started for the tests of the pages: no window, no graphics card, letters as wide as on a phone (the
 * shell would round each to whole pixels), and none of the calls home that a closed network would refuse one after
 * another.
 */
export const LAUNCH = {
  executablePath: shell,
  chromiumSandbox: false,
  args: [
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
  ],
};

/** The same for what takes the whole browser: times, and what only a window of the browser's own has. */
export const LAUNCH_WHOLE = { ...LAUNCH, executablePath: findChromium() ?? shell };
