import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './common.mjs';

export const BROWSERS_FOLDER = join(ROOT, '.cache/browsers');

/** A Chromium that opens no windows, which runs the tests in two thirds of the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** The folders in which Windows installs programs. */
const PROGRAM_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
  (name) => process.env[name] ?? [],
);

/** Full browsers: commands in PATH, and paths on systems without such commands. */
const BROWSER_PROGRAMS = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...PROGRAM_FOLDERS.flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
];

/**
 * Returns whether a file is executable.
 * @param {string} file
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of a command in PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findCommand(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find(isExecutable);
}

/** Arguments of a trial run. On Windows `--version` would open a window. */
const TRIAL_ARGS = process.platform === 'win32' ? ['--headless', '--dump-dom', 'about:blank'] : ['--version'];

/**
 * Returns the path of the first browser that runs. An installed one may be a stub (Ubuntu's `chromium`) or lack libraries.
 * If the variable `CHROMIUM` is set, only the browser that it names is tried.
 * @param {string[]} candidates commands and paths
 * @returns {string | undefined}
 */
function findRunnable(candidates) {
  const { CHROMIUM } = process.env;
  return (CHROMIUM ? [CHROMIUM] : candidates)
    .flatMap((name) => (/[\\/]/.test(name) ? name : (findCommand(name) ?? [])))
    .find((file) => isExecutable(file) && spawnSync(file, TRIAL_ARGS, { timeout: 60_000 }).status === 0);
}

/** Lists the headless shells that `scripts/browser.mjs` has downloaded. */
const listDownloadedShells = () =>
  (existsSync(BROWSERS_FOLDER) ? readdirSync(BROWSERS_FOLDER, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(file))
    .map((file) => join(BROWSERS_FOLDER, file));

/** Returns the path of a full browser. The headless shell lacks the back/forward cache, which some tests need. */
export const findFullBrowser = () => findRunnable(BROWSER_PROGRAMS);

/** Returns the path of a browser for tests: an installed headless shell, a full browser or a downloaded shell. */
export const findBrowser = () =>
  findRunnable([HEADLESS_SHELL, ...BROWSER_PROGRAMS, ...listDownloadedShells()]);
