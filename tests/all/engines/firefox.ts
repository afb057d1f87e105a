import puppeteer from 'puppeteer-core';
import { findCommand } from '../../../scripts/chromium.mjs';
import { PATIENCE_MS } from '../../patience.ts';
import { bringIntoView, type Driver, type Engine } from './driver.ts';

/** What the protocol has no command for, Firefox has a preference for. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // It asks nobody for anything but the pages.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

/** The path of Firefox: what `FIREFOX` says, or a command. */
const findFirefox = () => process.env.FIREFOX || findCommand('firefox-esr') || findCommand('firefox');

async function launch({ script }: { script: boolean }): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: { ...PREFERENCES, 'javascript.enabled': script },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    async open(url) {
      // What a page still asks for when it is left has failed, and Firefox says so of the next one.
      await page.waitForNetworkIdle({ idleTime: 100 });
      // A fragment alone would not load the page anew.
      await page.goto('about:blank');
      errors = [];
      return (await page.goto(url))?.status();
    },
    // biome-ignore lint/suspicious/noExplicitAny: what puppeteer infers of a function, it is told here already
    run: (work, ...given) => page.evaluate(work as (...all: any[]) => any, ...given),
    async inject(source) {
      await page.evaluate(source);
    },
    async click(selector) {
      // puppeteer's own way waits for a script of the page.
      const at = await page.evaluate(bringIntoView, selector);
      if (!at) throw new Error(`There is no ${selector} to press.`);
      await page.mouse.click(at.x, at.y);
    },
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => errors,
    close: () => browser.close(),
  };
}

/** Why Firefox is not driven here, if so. */
const missing = () =>
  findFirefox()
    ? undefined
    : 'there is no Firefox (Debian: apt-get install firefox-esr; elsewhere FIREFOX names it).';

export const firefox: Engine = { name: 'Firefox', missing, launch };
