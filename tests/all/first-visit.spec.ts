/**
 * The family on a first visit, at 10 Mbit/s and 40 ms: on 8 routes and 10 widths, for the sample and for owners with
 * names of 4 to 60 letters. How often it comes late or moves the page is counted over all visits and printed.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { FAMILY, isInFamily, SHIFT_LIMIT, shiftOf } from '../pages/first-visit.ts';
import { watchShifts } from '../pages/shifts.ts';
import { PATIENCE_MS } from '../patience.ts';
import { median, pagesOf, runBuild, siteDir } from '../site.ts';

const NAMES = [
  'Qeta',
  'Marigold Lab',
  'Sahyadri Institute of Hostels',
  'Sri Venkateswara Institutional Catering Research Laboratorie',
];
const WIDTHS = [360, 390, 412, 540, 768, 834, 1024, 1280, 1440, 1920];
const ROUTES = 8;
const SHARE = 0.98;
const LIMIT_MS = 1500;
const MOBILE_BELOW = 700;
const FAST = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Visit = { route: string; width: number; ms: number; shift: number };

/** Builds the site of an owner with another name. */
function build(folder: string, name: string): string {
  cpSync(process.env['CONTENT_DIR'] ?? '', join(folder, 'content'), { recursive: true });
  const file = join(folder, 'content/company.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name:.*$/m, `name: ${name}`));
  const { status, said } = runBuild({
    CONTENT_DIR: join(folder, 'content'),
    OUT_DIR: join(folder, 'site'),
  });
  expect(status, said).toBe(0);
  return join(folder, 'site');
}

/** Opens a page in a browser that has nothing of the site, on a network like this, where no picture ever answers. */
async function firstVisit(browser: Browser, url: string, width: number, network = FAST) {
  const context = await browser.newContext({
    viewport: { width, height: width < MOBILE_BELOW ? 844 : 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.route(
    (address) => !address.href.startsWith(new URL(url).origin),
    () => new Promise(() => {}),
  );
  await watchShifts(page);
  await page.addInitScript((family) => {
    // The moment at which the page asks for the family and has it.
    const watch = () => {
      const isOn = getComputedStyle(document.body ?? document.documentElement).fontFamily.startsWith(
        `"${family}"`,
      );
      if (isOn && document.fonts.check(`1em "${family}"`)) Reflect.set(window, 'shown', performance.now());
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, FAMILY);
  await page.goto(url, { waitUntil: 'commit' });
  return { page, end: () => context.close() };
}

async function measure(browser: Browser, url: string, route: string, width: number): Promise<Visit> {
  const { page, end } = await firstVisit(browser, url + route, width);
  await page
    .waitForFunction(() => Reflect.get(window, 'shown'), undefined, { timeout: PATIENCE_MS })
    .catch(() => {});
  const ms = await page.evaluate(() => (Reflect.get(window, 'shown') as number | undefined) ?? Infinity);
  const text = page.getByRole('main').getByRole('paragraph').first();
  const isDrawn = (await isInFamily(page.getByRole('heading', { level: 1 }))) && (await isInFamily(text));
  const visit = { route, width, ms: isDrawn ? ms : Number.POSITIVE_INFINITY, shift: await shiftOf(page) };
  await end();
  return visit;
}

/** Prints how visits are spread, and those that miss. */
function print(name: string, visits: readonly Visit[]): void {
  const [times, shifts] = [visits.map(({ ms }) => ms), visits.map(({ shift }) => shift)];
  console.log(
    `${name}: shown after ${Math.round(median(times))} ms (worst ${Math.round(Math.max(...times))}), ` +
      `shift ${median(shifts).toFixed(4)} (worst ${Math.max(...shifts).toFixed(4)}) in ${visits.length} first visits`,
  );
  for (const { route, width, ms, shift } of visits)
    if (ms > LIMIT_MS || shift > SHIFT_LIMIT)
      console.log(`  ${route} at ${width} px: ${Math.round(ms)} ms, shift ${shift.toFixed(4)}`);
}

test.describe.configure({ mode: 'serial' });

test('at least 98 % of first visits show the family, without a shift', async ({ browser }, info) => {
  test.setTimeout(60 * 60_000);
  const all: Visit[] = [];
  for (const [n, name] of ['', ...NAMES].entries()) {
    const dir = name ? build(info.outputPath(String(n)), name) : siteDir();
    const server = await startServer(dir);
    // One of each kind: all services are laid out alike, and both legal texts.
    const kinds = pagesOf(dir).map(
      ({ route }) => [route.replace(/^\/(services|legal)\/.*/, '$1'), route] as const,
    );
    const routes = [...new Map(kinds).values()];
    const visits: Visit[] = [];
    for (const route of routes)
      for (const width of WIDTHS) visits.push(await measure(browser, server.url, route, width));
    await server.close();
    print(name || 'the fixtures', visits);
    all.push(...visits);
  }
  const share = (isGood: (visit: Visit) => boolean) => all.filter(isGood).length / all.length;
  print('all', all);
  expect(all.length / WIDTHS.length / (NAMES.length + 1), 'The routes have changed.').toBe(ROUTES);
  expect(
    share(({ ms }) => Number.isFinite(ms)),
    'The family must be shown.',
  ).toBeGreaterThanOrEqual(SHARE);
  // A busy machine is slow: beyond twice its limit a time is wrong.
  expect(
    share(({ ms }) => ms <= 2 * LIMIT_MS),
    'The family comes late.',
  ).toBeGreaterThanOrEqual(SHARE);
  expect(
    share(({ shift }) => shift <= SHIFT_LIMIT),
    'Lines break elsewhere in the fallback: see docs/decisions/004-fonts.md.',
  ).toBeGreaterThanOrEqual(SHARE);
});

test('on a slow network text is readable at the first paint', async ({ browser }) => {
  const server = await startServer(siteDir());
  for (const route of ['/', '/about']) {
    const { page, end } = await firstVisit(browser, server.url + route, 360, SLOW);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const shown = await page.waitForFunction(() => Reflect.get(window, 'shown') as number | undefined);
    expect(
      (await paint.jsonValue()) as number,
      'Text must be painted before the family is there.',
    ).toBeLessThan((await shown.jsonValue()) as number);
    await end();
  }
  await server.close();
});
