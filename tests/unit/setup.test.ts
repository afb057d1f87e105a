import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBrowser, findFullBrowser } from '../../scripts/find-browser.mjs';
import { isSupportedNode } from '../../scripts/node.mjs';

test('runs npm scripts on a supported Node', () => {
  expect(isSupportedNode(process.versions.node)).toBe(true);
});

test('has no npm script that calls `node` after setup.mjs, which may have installed another Node', () => {
  const scripts: string[] = Object.values(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const byShell = scripts.filter((script) => /setup\.mjs.*&& node (?!scripts\/setup\.mjs)/.test(script));
  expect(byShell, 'expected setup.mjs to run the program: a shell remembers the path of `node`').toEqual([]);
});

test.each([
  ['20.20.2', false],
  ['22.22.3', false],
  ['22.23.0', true],
  ['23.11.0', false],
  ['24.14.1', false],
  ['24.15.0', true],
  ['26.0.0', true],
  ['', false],
])('decides whether Node %s is supported: %s', (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
});

test.each([
  'package-lock.json',
  'scripts/chromium/package-lock.json',
  'scripts/node/package-lock.json',
  'tests/all/package-lock.json',
])('has a hash for each package in %s, and no download host', (file) => {
  const lock = readFileSync(file, 'utf8');
  const { '': _, ...installed } = JSON.parse(lock).packages;
  // The hash of a package covers those that it bundles.
  const unverified = Object.keys(installed).filter(
    (path) => !installed[path].integrity && !installed[path].inBundle,
  );
  expect(
    unverified,
    'expected a hash: name each platform’s own package in package.json, not the one that depends on these',
  ).toEqual([]);
  expect(lock).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

describe.skipIf(process.platform === 'win32')('set-up with stand-ins for npm and browsers', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'setup-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  /** Writes a shell script that can be run. @returns its path */
  function writeProgram(path: string, script: string): string {
    const file = join(folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  test('finds the first browser that runs, and for tests prefers a headless shell', () => {
    vi.stubEnv('CHROMIUM', '');
    vi.stubEnv('PATH', join(folder, 'bin'));
    // Ubuntu's program `chromium` only asks users to install a snap.
    writeProgram('bin/chromium', 'exit 1');
    const chrome = writeProgram('bin/google-chrome', 'exit 0');
    expect([findBrowser(), findFullBrowser()]).toEqual([chrome, chrome]);
    const shell = writeProgram('bin/chromium-headless-shell', 'exit 0');
    expect([findBrowser(), findFullBrowser()]).toEqual([shell, chrome]);
  });

  test('tries only the browser that CHROMIUM names', () => {
    vi.stubEnv('PATH', join(folder, 'bin'));
    writeProgram('bin/google-chrome', 'exit 0');
    const chosen = writeProgram('elsewhere/mine', 'exit 0');
    vi.stubEnv('CHROMIUM', chosen);
    expect([findBrowser(), findFullBrowser()]).toEqual([chosen, chosen]);
    writeProgram('elsewhere/mine', 'exit 127');
    expect([findBrowser(), findFullBrowser()]).toEqual([undefined, undefined]);
  });

  /** Creates a project with `packages` in its lock file. @returns the path of its setup.mjs */
  function makeProject(packages: object, project = folder): string {
    cpSync('scripts', join(project, 'scripts'), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
    return join(project, 'scripts/setup.mjs');
  }

  test('refuses a folder whose name Astro and Vite cannot open', () => {
    const setup = makeProject({}, join(folder, '100%'));
    const { status, stderr } = spawnSync(process.execPath, [setup], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/setup failed: .*%/);
  });

  const PACKAGE = { 'node_modules/a': { version: '1.0.0' } };

  /** Runs the set-up with an `npm` that records its arguments and runs `commands`. */
  function runSetup(args: string[], env: NodeJS.ProcessEnv = {}, commands = '') {
    writeProgram('bin/npm', `echo "$@" >> ${join(folder, 'npm-calls')}; ${commands}`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [makeProject(PACKAGE), ...args], {
      env: { PATH: `${join(folder, 'bin')}${delimiter}/usr/bin${delimiter}/bin`, ...env },
      encoding: 'utf8',
    });
    const getCalls = () => readFileSync(join(folder, 'npm-calls'), 'utf8').trim();
    return { status, output: stdout + stderr, getCalls };
  }

  test.each([
    [[], '--omit=dev'],
    [['--tests'], '--include=dev'],
  ])('with arguments %j runs npm ci %s without package scripts, even in production', (args, flag) => {
    const { getCalls } = runSetup(args, { NODE_ENV: 'production' });
    expect(getCalls().split(/\s/)).toEqual(expect.arrayContaining(['ci', '--ignore-scripts', flag]));
  });

  test('updates development packages too if any are installed', () => {
    mkdirSync(join(folder, 'node_modules'));
    const packages = {
      'node_modules/a': { version: '0.9.0' },
      'node_modules/b': { version: '1.0.0', dev: true },
    };
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    expect(runSetup([]).getCalls()).toContain('--include=dev');
  });

  test('tries npm’s cache if there is no connection, and names the setting for a proxy if that fails', () => {
    const { status, output, getCalls } = runSetup([], {}, 'echo "npm error code ECONNREFUSED" >&2; exit 1');
    expect(status).toBe(1);
    expect(getCalls()).toMatch(/^ping .*\nci .*--offline/);
    expect(output).toContain('There is no connection to the npm registry (ECONNREFUSED)');
    expect(output).toContain('npm config set https-proxy');
  });

  test('runs a program with its arguments, and returns its exit code', () => {
    const file = join(folder, 'ends.mjs');
    writeFileSync(file, 'console.log(...process.argv.slice(2)); process.exitCode = 7;');
    const { status, output } = runSetup([file, '--tests', 'x']);
    expect(status).toBe(7);
    expect(output).toContain('--tests x');
  });

  test('ends the program when the shell that npm started ends', async () => {
    const file = join(folder, 'serves.mjs');
    writeFileSync(file, 'console.log("ready"); setInterval(() => {}, 1000);');
    // A shell may replace itself with its last command. The final `:` prevents that.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${makeProject({})}" "${file}"; :`]);
    await once(shell.stdout, 'data');
    // The stream closes with the last process that can write to it.
    const ended = once(shell.stdout, 'close');
    shell.kill();
    await ended;
  });

  test('reports a browser that CHROMIUM names but that does not run', () => {
    const { status, output } = runSetup(['--browser'], { CHROMIUM: '/nowhere/chrome' });
    expect(status).toBe(1);
    expect(output).toContain('CHROMIUM names /nowhere/chrome');
  });
});
