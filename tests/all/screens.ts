/**
 * `npm run screens`: the length of every page of the last build in screens, of a phone and of a laptop, once scrolled
 * to its end.
 */
import { chromium } from '@playwright/test';
import { documentsOf, filesOf, routeOf } from '../../src/publish/hosting/files.ts';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { LAUNCH } from '../pages/launch.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
];

const dir = 'dist';
const { url, close } = await startServer(dir);
const browser = await chromium.launch(LAUNCH);
const lengths: Record<string, Record<string, number>> = {};
for (const viewport of SCREENS) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  for (const route of documentsOf(filesOf(dir)).map(routeOf)) {
    await page.goto(url + route, { waitUntil: 'networkidle' });
    // Screen by screen: what is skipped in one go is not laid out.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 100));
      }
    });
    await page.waitForLoadState('networkidle');
    // Of panels behind tabs one is left.
    await page.waitForFunction(
      () => !document.querySelector('[role=tab]') || document.querySelector('[role=tabpanel][hidden]'),
    );
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    lengths[route] = {
      ...lengths[route],
      [`${viewport.width} × ${viewport.height}`]: Math.round((height / viewport.height) * 10) / 10,
    };
  }
}
await browser.close();
await close();
console.table(lengths);
