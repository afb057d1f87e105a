/** Lighthouse on a simulated slow phone. */
import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PIXEL } from '../owners.ts';
import { LAUNCH_FULL } from '../pages/launch.ts';
import { LENIENT_SHIFT_LIMIT, STRICT_SHIFT_LIMIT } from '../pages/shifts.ts';
import { PRODUCT, ROUTES } from '../pages/support.ts';
import { siteUrl } from '../site.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const SHIFT_AUDIT = 'cumulative-layout-shift';
const PAINT_AUDIT = 'largest-contentful-paint';
/** The highest Largest Contentful Paint (LCP) that web.dev calls good. */
const MAX_PAINT_MS = 2500;
const TEST_TIMEOUT_MS = 120_000;

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch(LAUNCH_FULL);
});
afterAll(() => browser.close());

const FLAGS: Flags = {
  logLevel: 'error',
  disableFullPageScreenshot: true,
  onlyCategories: CATEGORIES,
  onlyAudits: [SHIFT_AUDIT, PAINT_AUDIT],
  // Drafts have noindex: tests/site/seo.test.ts checks which.
  skipAudits: ['is-crawlable'],
};

/** Audits a page, and again if Chromium did not record its paint or layout shift. */
async function auditPage(url: string, tries = 3): Promise<Result> {
  const page = await browser.newPage();
  // No request leaves this machine: requests to other hosts are answered with a picture.
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url().startsWith('https:')
      ? request.respond({ contentType: 'image/png', body: Buffer.from(PIXEL, 'base64') })
      : request.continue(),
  );
  const run = await lighthouse(url, FLAGS, undefined, page);
  await page.close();
  if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
  const { audits } = run.lhr;
  const isMeasured = [SHIFT_AUDIT, PAINT_AUDIT].every((audit) => audits[audit]?.numericValue !== undefined);
  return isMeasured || tries === 1 ? run.lhr : auditPage(url, tries - 1);
}

/** Lists the failed audits of a category, each with up to three details. */
function listFailedAudits(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    const snippets =
      JSON.stringify(audit.details ?? {}).match(/"(snippet|url|description)":"(\\.|[^"\\])*"/g) ?? [];
    return [`${category}, ${id}: ${audit.title}`, ...snippets.slice(0, 3)];
  });
}

test.each(ROUTES)(
  'gives %s full scores (performance is not scored), a good LCP and almost no layout shift',
  { timeout: TEST_TIMEOUT_MS },
  async (route) => {
    const result = await auditPage(siteUrl() + route);
    expect(result.runtimeError, `expected Lighthouse to open ${route}`).toBeUndefined();
    expect(CATEGORIES.flatMap((category) => listFailedAudits(result, category))).toEqual([]);
    for (const category of CATEGORIES) expect(result.categories[category]?.score, category).toBe(1);
    console.log(`${route}: painted after ${Math.round(result.audits[PAINT_AUDIT]?.numericValue ?? 0)} ms`);
    expect(result.audits[PAINT_AUDIT]?.numericValue).toBeLessThan(MAX_PAINT_MS);
    const shift = result.audits[SHIFT_AUDIT]?.numericValue;
    // On the product page the web font may give the first paragraph one line more than the fallback font does.
    const limit = route === PRODUCT ? LENIENT_SHIFT_LIMIT : STRICT_SHIFT_LIMIT;
    expect(shift, 'expected almost no shift: reserve space for what arrives late').toBeLessThan(limit);
  },
);
