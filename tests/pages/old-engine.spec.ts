/** Without modern CSS (nesting, light-dark, :has, comparing media queries) every page is plain, and readable. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { faultsOf } from './audit.ts';
import { clippedTexts, overlappingTexts, tooWide } from './measures.ts';
import { documentOfOldEngine } from './old-engine.ts';
import { PAGES, PHONE } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

/** A figure in its largest size: the box of its letters reaches above them, over the words that stand clear of them. */
const SET_SOLID = /^"30" and "up to"$/;

/** Pictures that have lost their size, and take the whole screen. */
function hugeDrawings(): string[] {
  return [...document.querySelectorAll('svg')].flatMap((drawing) => {
    const { width, height } = drawing.getBoundingClientRect();
    const what = drawing.getAttribute('aria-label') ?? drawing.parentElement?.textContent?.trim() ?? '';
    return height > innerHeight * 1.5
      ? [`${Math.round(width)} × ${Math.round(height)} px: ${what.slice(0, 60)}`]
      : [];
  });
}

for (const { file, route } of PAGES) {
  test(`${route} is readable in an engine without modern CSS`, async ({ page }) => {
    const body = documentOfOldEngine(readFileSync(file, 'utf8'));
    await page.route(`**${route}`, (request) =>
      request.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const measure of [tooWide, clippedTexts, overlappingTexts, hugeDrawings]) {
        const faults = await page.evaluate(measure);
        expect(
          faults.filter((fault) => !SET_SOLID.test(fault)),
          `Without modern CSS, at ${width} px (${measure.name}): give a plain value before the modern one.`,
        ).toEqual([]);
      }
    }
    const contrast = await faultsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    expect(contrast, 'Without modern CSS these words cannot be told from their ground.').toEqual([]);
  });
}
