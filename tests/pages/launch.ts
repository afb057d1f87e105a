import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';

const executablePath = findChromium();
if (!executablePath) {
  throw new Error(
    'There is no Chromium. `npm test` installs it on Debian; elsewhere set CHROMIUM to its path.',
  );
}

/** How the browser is started for the tests of the pages. */
export const LAUNCH = {
  executablePath,
  chromiumSandbox: false,
  // No test leaves this machine; a test that needs another host answers for it.
  args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
};
