import { existsSync } from 'node:fs';
import { findCommand } from './chromium.mjs';

/** Where Debian keeps the small browser around WebKitGTK; it is in no PATH. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/**
 * The path of Firefox: what `FIREFOX` says, or a command.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return process.env.FIREFOX || findCommand('firefox-esr') || findCommand('firefox');
}

/**
 * WebKit's browser, if there is all that it takes to drive it.
 * @returns {string | undefined}
 */
export function findWebKit() {
  const isComplete = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every(findCommand);
  return isComplete ? MINI_BROWSERS.find((path) => existsSync(path)) : undefined;
}

/** The Debian packages that hold them. */
export const FIREFOX_PACKAGES = ['firefox-esr'];
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];

/** Why Firefox is not driven here, if so. */
export const missingFirefox = () =>
  findFirefox()
    ? undefined
    : `there is no Firefox (Debian: ${FIREFOX_PACKAGES.join(' ')}; elsewhere FIREFOX names it).`;

/** Why WebKit is not driven here, if so. */
export const missingWebKit = () =>
  findWebKit() ? undefined : `there is no WebKit that can be driven (Debian: ${WEBKIT_PACKAGES.join(' ')}).`;
