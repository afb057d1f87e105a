import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failInstall, log, npmCi, ROOT } from './common.mjs';

/**
 * Returns the packages of a lock file, or none if it cannot be read.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Returns the packages that npm lists as installed. */
const installedPackages = () => readPackages('node_modules/.package-lock.json');

/**
 * Returns whether node_modules has each package of the lock file in the locked version. Optional packages may be missing,
 * because they are for other systems.
 * @param {boolean} withDevelopment whether development packages count too
 */
function arePackagesInstalled(withDevelopment) {
  const installed = installedPackages();
  return Object.entries(readPackages('package-lock.json')).every(([path, locked]) => {
    if (path === '' || (locked.dev && !withDevelopment)) return true;
    const current = installed[path];
    return current ? current.version === locked.version : locked.optional === true;
  });
}

/**
 * Installs the packages of package-lock.json if any is missing or differs, and returns whether it did.
 * @param {boolean} withDevelopment whether to install development packages too
 */
export function installPackages(withDevelopment) {
  if (arePackagesInstalled(withDevelopment)) return false;
  log('installing the packages of package-lock.json; this takes about half a minute');
  // `npm ci` would remove development packages that are installed.
  const needsDevelopment = withDevelopment || Object.values(installedPackages()).some(({ dev }) => dev);
  // These flags override NODE_ENV and npm's settings.
  if (!npmCi('.', '--include=prod', '--include=optional', needsDevelopment ? '--include=dev' : '--omit=dev'))
    failInstall('npm ci did not succeed; its message is above.');
  return true;
}
