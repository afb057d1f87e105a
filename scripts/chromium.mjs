import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Windows keeps programs. */
const PROGRAM_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
  (name) => process.env[name] ?? [],
);

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
 * What every test that starts the browser passes to it: no window, no graphics card, and none of the calls
 * home that a closed network would refuse one after another.
 */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name];
  return folders.flatMap((folder) => names.map((file) => join(folder, file))).find(isProgram);
}

/**
 * The path of Chromium: what `CHROMIUM` says (and nothing else, if it is set), or where systems keep it.
 * @returns {string | undefined}
 */
export function findChromium() {
  const told = process.env.CHROMIUM;
  if (told) return isProgram(told) ? told : undefined;
  return PLACES.find(isProgram);
}
