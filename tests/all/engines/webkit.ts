import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, Key as Keys } from 'selenium-webdriver';
import { findCommand } from '../../../scripts/chromium.mjs';
import { PATIENCE_MS } from '../../patience.ts';
import { bringIntoView, type Driver, type Engine, type Key } from './driver.ts';

const CODES: Record<Key, string> = {
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

/** Where Debian keeps the small browser around WebKitGTK; it is in no PATH. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
);

/** WebKit's browser, if there is all that it takes to drive it. */
function findWebKit(): string | undefined {
  const isComplete = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every(findCommand);
  return isComplete ? MINI_BROWSERS.find((path) => existsSync(path)) : undefined;
}

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('This machine gives no port.');
  return address.port;
}

/** Starts WebKitWebDriver on a screen of its own. @returns its address, and what ends all that it started */
async function startService(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`];
  // A group of its own, which ends whole.
  const service = spawn('dbus-run-session', ['--', ...command], {
    // With compositing, as on a screen: without, WebKitGTK 2.50 crashes in a transition between pages.
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    try {
      process.kill(-(service.pid ?? 0), 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  const ready = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok;
  for (const started = Date.now(); !(await ready()); await pause(30)) {
    if (service.exitCode === null && Date.now() - started < PATIENCE_MS) continue;
    stop();
    throw new Error('WebKitWebDriver does not start: try `dbus-run-session xvfb-run -a WebKitWebDriver`.');
  }
  return { url, stop };
}

async function launch({ script }: { script: boolean }): Promise<Driver> {
  const service = await startService();
  const capabilities = new Capabilities().set('browserName', 'MiniBrowser').set('webkitgtk:browserOptions', {
    binary: findWebKit(),
    args: ['--automation', `--enable-javascript=${script}`],
  });
  const driver = await new Builder()
    .usingServer(service.url)
    .withCapabilities(capabilities)
    .build()
    .catch((error) => {
      service.stop();
      throw error;
    });
  return {
    async open(url) {
      // A fragment alone would not load the page anew.
      await driver.get('about:blank');
      await driver.get(url);
      return undefined;
    },
    run: (work, ...given) => driver.executeScript(`return (${work}).apply(null, arguments)`, ...given),
    inject: (source) => driver.executeScript(source),
    async click(selector) {
      // The driver doesn't wait for a page that scrolls smoothly.
      await driver.executeScript(bringIntoView, selector);
      await driver.findElement(By.css(selector)).click();
    },
    type: async (text) => driver.actions().sendKeys(text).perform(),
    key: async (key) => driver.actions().sendKeys(CODES[key]).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    errors: () => [],
    async close() {
      await driver.quit().catch(() => undefined);
      service.stop();
    },
  };
}

/** Why WebKit is not driven here, if so. */
const missing = () =>
  findWebKit()
    ? undefined
    : 'there is no WebKit that can be driven (Debian: apt-get install webkit2gtk-driver xvfb xauth dbus).';

export const webkit: Engine = { name: 'WebKit', missing, launch };
