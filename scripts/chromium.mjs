import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './common.mjs';

/** Where the project keeps a browser of its own. */
export const BROWSERS = join(ROOT, '.cache/browsers');

/** Chromium without a window: the same engine and less around it, so that tests take a third less time. */
const SHELLS = ['chromium-headless-shell'];

/** Where Windows keeps programs. */
const PROGRAM_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
  (name) => process.env[name] ?? [],
);

/** Commands in PATH, and paths where systems have none. */
const WHOLE = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...PROGRAM_FOLDERS.flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
];

/**
 * Whether a file may be run.
 * @param {string} file
 */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a command in PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findCommand(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find(isProgram);
}

/** On Windows `--version` would open a window. */
const TRIAL = process.platform === 'win32' ? ['--headless', '--dump-dom', 'about:blank'] : ['--version'];

/**
 * The first browser that runs: one that is there may be a stub (Ubuntu's `chromium`), or lack libraries. What `CHROMIUM`
 * says, and nothing else, if it is set.
 * @param {string[]} places
 * @returns {string | undefined}
 */
function firstThatRuns(places) {
  const { CHROMIUM } = process.env;
  return (CHROMIUM ? [CHROMIUM] : places)
    .flatMap((place) => (/[\\/]/.test(place) ? place : (findCommand(place) ?? [])))
    .find((file) => isProgram(file) && spawnSync(file, TRIAL, { timeout: 60_000 }).status === 0);
}

/** The shells that `scripts/browser.mjs` has fetched. */
const fetched = () =>
  (existsSync(BROWSERS) ? readdirSync(BROWSERS, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(file))
    .map((file) => join(BROWSERS, file));

/** The path of the whole browser, with its cache of pages for Back and Forward. */
export const findChromium = () => firstThatRuns(WHOLE);

/** The path of the browser that the tests are quickest in. */
export const findBrowser = () => firstThatRuns([...SHELLS, ...WHOLE, ...fetched()]);
