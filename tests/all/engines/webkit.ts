import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key as Keys } from 'selenium-webdriver';
import { findCommand } from '../../../scripts/chromium.mjs';
import { folderFor, freePort, run } from '../running-program.ts';
import { bringIntoView, type Driver, type Engine, type Key } from './driver.ts';

const CODES: Record<Key, string> = {
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Tab: Keys.TAB,
};

/** The small browser around WebKitGTK, where Debian keeps it, if there is all that it takes to drive it. */
function findWebKit(): string | undefined {
  const isComplete = ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every(findCommand);
  return isComplete ? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')[0] : undefined;
}

async function launch({ script }: { script: boolean }): Promise<Driver> {
  const port = await freePort();
  const screen = ['dbus-run-session', '--', 'xvfb-run', '-a', '-s', '-screen 0 1600x1200x24'];
  // With compositing, as on a screen: without, WebKitGTK 2.50 crashes in a transition between pages.
  const service = await run(folderFor('webkit'), port, [...screen, 'WebKitWebDriver', `--port=${port}`], {
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const capabilities = new Capabilities().set('browserName', 'MiniBrowser').set('webkitgtk:browserOptions', {
    binary: findWebKit(),
    args: ['--automation', `--enable-javascript=${script}`],
  });
  const driver = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
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
    key: (key) => driver.actions().sendKeys(CODES[key]).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    errors: () => [],
    async close() {
      await driver.quit().catch(() => undefined);
      await service.close();
    },
  };
}

/** Why WebKit is not driven here, if so. */
const missing = () =>
  findWebKit()
    ? undefined
    : 'there is no WebKit that can be driven (Debian: apt-get install webkit2gtk-driver xvfb xauth dbus).';

export const webkit: Engine = { name: 'WebKit', missing, launch };
