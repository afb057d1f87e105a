/** Languages that browsers know by half: what the build wrote is what the reader sees, in the newest engine and in old ones. */
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { LAUNCH } from '../pages/launch.ts';
import { FEATURES, PRODUCT } from '../pages/support.ts';
import { PATIENCE_MS } from '../patience.ts';
import { isRunnable, openOld } from './old-chromium.ts';
import { siteIn } from './site-in.ts';

/** The content is in English, so these are what the build or the browser has written in the language, or failed to. */
const NAMES =
  /[\u0600-\u06ff\u0900-\u0d7f]+|\bM\d\d\b|\b(?:Nov|Oct|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:ember|ober|day)?\b/g;
const namesIn = (text: string) => [...new Set(text.match(NAMES))].sort();

/** Opens every panel, and waits until it is live. @returns the names in them, and the page's errors */
async function live(page: Page, url: string): Promise<{ names: string[]; errors: string[] }> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && /React|hydrat/i.test(message.text())) errors.push(message.text());
  });
  await page.goto(url + PRODUCT, { waitUntil: 'load' });
  for (const id of [...FEATURES].reverse()) {
    const isLive = () =>
      page.evaluate((panel) => document.querySelector(`#${panel} [data-live]`) !== null, id);
    await page.evaluate((panel) => {
      const tab = document.querySelector<HTMLElement>(`#tab-${panel}`);
      tab?.scrollIntoView({ block: 'center', behavior: 'instant' });
      tab?.click();
    }, id);
    for (const until = Date.now() + PATIENCE_MS; !(await isLive()) && Date.now() < until; ) await pause(100);
    assert.ok(await isLive(), `${id} does not come to life.`);
  }
  return { names: namesIn(await page.evaluate(textOfPanels, [...FEATURES])), errors };
}

/** Runs in the page. */
const textOfPanels = (ids: string[]) =>
  ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');

const firefox = process.env.FIREFOX || findCommand('firefox-esr') || findCommand('firefox');

describe.each(['pa', 'or', 'as', 'ne', 'mr', 'ml', 'ur'])('%s', (language) => {
  let server: Awaited<ReturnType<typeof siteIn>>;
  beforeAll(async () => {
    // No font of the family has Urdu's letters; the device's has.
    server = await siteIn(language, `half-known/${language}`, (content) =>
      appendFileSync(join(content, 'site.yaml'), '\nmissingLetters: device\n'),
    );
  });
  afterAll(() => server?.close());

  /** As the build wrote them. */
  async function expectWritten({ names, errors }: Awaited<ReturnType<typeof live>>): Promise<void> {
    const browser = await chromium.launch(LAUNCH);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(server.url + PRODUCT);
    const written = namesIn(await page.evaluate(textOfPanels, [...FEATURES]));
    await browser.close();
    assert.ok(written.length >= 9, `There is no month and no week in ${written}.`);
    assert.deepEqual(errors, [], 'React has found another text than the build wrote.');
    assert.deepEqual(names, written);
  }

  test('in the newest engine', async () => {
    const browser = await chromium.launch(LAUNCH);
    await expectWritten(await live(await browser.newPage(), server.url));
    await browser.close();
  });

  test.runIf(firefox && /^(?:pa|or)$/.test(language))('in Firefox (Debian: firefox-esr)', async () => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox ?? '' });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    // It has what is used of a page here.
    await expectWritten(await live(page as unknown as Page, server.url));
    await browser.close();
  });

  test.runIf(isRunnable).each([90, 103])('in Chromium %s', async (version) => {
    const { page, close } = await openOld(version);
    await expectWritten(await live(page, server.url));
    await close();
  });
});
