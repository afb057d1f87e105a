import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, log, npmCi, ROOT } from './common.mjs';
import { BROWSERS_FOLDER, findBrowser, findCommand } from './find-browser.mjs';

const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/** Commands that install a browser, by Linux distribution. Ubuntu is left out: its package only points to a snap. */
const INSTALL_COMMANDS = new Map([
  ['debian', `sudo apt-get update && sudo apt-get install ${DEBIAN_PACKAGES.join(' ')}`],
  ['fedora', 'sudo dnf install chromium'],
  ['alpine', 'sudo apk add chromium'],
]);

function readLinuxDistribution() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID="?([^"\n]+)/m.exec(release)?.[1] ?? '';
}

/** Installs Debian's packages as root, without asking for a password. Does nothing for another user or system. */
function installFromDebian() {
  if (readLinuxDistribution() !== 'debian' || process.getuid?.() !== 0 || !findCommand('apt-get')) return;
  log(`installing ${DEBIAN_PACKAGES.join(' ')} from the system's packages`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES]])
    spawnSync('apt-get', ['-q', ...args], { env, stdio: 'inherit' });
}

/** @param {string} node */
function installFromPlaywright(node) {
  log("fetching Playwright's Chromium into .cache/browsers");
  const program = join(ROOT, 'node_modules/playwright-core/cli.js');
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: BROWSERS_FOLDER };
  spawnSync(node, [program, 'install', '--only-shell', 'chromium'], { env, stdio: 'inherit' });
}

/** Starts the Chromium from npm with its package's libraries and font. `findBrowser` finds it as `headless_shell`. */
const START_SCRIPT = `#!/bin/sh
cd "$(dirname "$0")" || exit
export LD_LIBRARY_PATH="$PWD/al2023/lib" FONTCONFIG_FILE="$PWD/fonts.conf"
exec ./chromium "$@"
`;
const FONTS_CONFIG = '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n';

/** @param {string} node */
function installFromNpm(node) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  log('installing a Chromium that needs no system libraries into .cache/browsers');
  const folder = join(BROWSERS_FOLDER, 'npm');
  mkdirSync(folder, { recursive: true });
  if (!npmCi('scripts/chromium', '--include=prod')) return;
  // The package unpacks into TMPDIR, and adds its libraries only on AWS Lambda.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  spawnSync(node, ['unpack.mjs'], { cwd: join(ROOT, 'scripts/chromium'), env, stdio: 'inherit' });
  writeFileSync(join(folder, 'fonts.conf'), FONTS_CONFIG);
  writeFileSync(join(folder, 'headless_shell'), START_SCRIPT, { mode: 0o755 });
}

/**
 * Installs a browser from the first source that works. Many firewalls block Playwright's host, but not
 * packages of the system and of npm.
 * @param {string} node the path of the project's Node
 */
export function installBrowser(node) {
  if (findBrowser()) return;
  if (process.env.CHROMIUM)
    fail(`The variable CHROMIUM names ${process.env.CHROMIUM}, which cannot be run. Correct or unset it.`);
  for (const install of [installFromDebian, installFromPlaywright, installFromNpm]) {
    install(node);
    if (findBrowser()) return;
  }
  const command = INSTALL_COMMANDS.get(readLinuxDistribution());
  fail(
    `The tests need Chromium, Chrome or Edge, and none that runs could be fetched. Install one${command ? `: \`${command}\`` : ' your usual way'}. ` +
      'To use one elsewhere, set CHROMIUM to its path.',
  );
}
