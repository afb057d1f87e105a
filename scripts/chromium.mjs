import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Windows keeps programs. */
const PROGRAM_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
  (name) => process.env[name] ?? [],
);

/** Debian's Chromium without a window: the same engine and less around it, so that tests take a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
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

/**
 * The path of a browser: what `CHROMIUM` says (and nothing else, if it is set), or the first of these places.
 * @param {string[]} places
 * @returns {string | undefined}
 */
function findIn(places) {
  const told = process.env.CHROMIUM;
  if (told) return isProgram(told) ? told : undefined;
  return places.find(isProgram);
}

/** The path of the whole browser, with its cache of pages for Back and Forward. */
export const findChromium = () => findIn(PLACES);

/** The path of the shell. */
export const findShell = () => findIn([SHELL]);
