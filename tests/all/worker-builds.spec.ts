/** Many builds in a row under one open tab: what the worker keeps stays small, and the last build works offline. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { arrive, keptIn, openDemo, test, unplug } from '../instant/support.ts';
import { DESK, PRODUCT } from '../pages/support.ts';

test.use({ viewport: DESK, ownWindow: true, serviceWorker: true, reducedMotion: 'reduce' });

const BUILDS = 30;
/** What all that is kept may take, in bytes as the browser counts them. */
const MOST = 10_000_000;

const FILES = readdirSync(join(process.env['SITE_DIR'] ?? '', '_astro')).filter((name) =>
  /\.(js|css|woff2)$/.test(name),
);

test(`${BUILDS} builds under one open tab keep less than ${MOST / 1_000_000} MB`, async ({ page, front }) => {
  test.slow();
  let build = 0;
  // In each build every hashed file has another name; under whichever name, the site has it.
  const names = new Map<string, string>();
  const rename = (text: string) =>
    FILES.reduce((sum, file) => {
      const renamed = file.replace(/\w{3}(.{5}\.\w+)$/, `b${String(build).padStart(2, '0')}$1`);
      names.set(renamed, file);
      return sum.replaceAll(file, renamed);
    }, text);
  front.answer = async ({ url = '' }, response) => {
    const [folder = '', file = ''] = [url.slice(0, url.lastIndexOf('/') + 1), url.split('/').at(-1)];
    const answer = await fetch(front.site + folder + (names.get(file) ?? file));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const cached = answer.headers.get('cache-control') ?? '';
    response
      .writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': cached })
      .end(/html|javascript/.test(type) && url !== '/worker.js' ? rename(body.toString()) : body);
  };
  await arrive(page, front.url + PRODUCT);
  for (build = 1; build < BUILDS; build++) {
    // A new build: the visitor takes it and uses the demo.
    await openDemo(page, front);
    await page.reload();
  }
  await openDemo(page, front);
  await page.waitForLoadState('networkidle');
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  console.log(`${BUILDS} builds: ${usage} of ${MOST} bytes, ${(await keptIn(page)).length} answers.`);
  expect(names.size, 'Every build has to have names of its own: fix this test.').toBeGreaterThan(BUILDS * 5);
  expect(usage, 'Keep fewer files: `maxEntries` in src/site/service-worker/worker.ts.').toBeLessThan(MOST);
  await unplug(page, front);
  await openDemo(page, front);
});
