/** Without modern CSS (nesting, light-dark, :has, comparing media queries) pages are plain but readable. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import postcss, { type ChildNode, type Container } from 'postcss';
import { faultsOf } from '../pages/audit.ts';
import { clippedTexts, overlappingTexts, tooWide } from '../pages/measures.ts';
import { KINDS, PAGES, PHONE } from '../pages/support.ts';
import { test } from '../pages/test.ts';
import { siteDir } from '../site.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

/** Values, selectors and rules that an engine of 2022 does not know. */
const NEW_VALUES = /\b(light-dark|color-mix|oklch|oklab)\(|\bsubgrid\b/;
const NEW_SELECTORS = /:has\(|:popover-open|:state\(/;
const NEW_PROPERTIES = /^(text-wrap|interpolate-size|field-sizing|animation-timeline)$/;
const NEW_RULES = /^(container|property|starting-style|scope|position-try)$/;
/** A figure in its largest size: its box overlaps the words above, its letters do not. */
const SET_SOLID = /^"30" and "up to"$/;

/** Removes nested rules, each with the declaration after it, which an engine without nesting loses too. */
function dropNested(rule: Container<ChildNode>): void {
  for (const node of [...(rule.nodes ?? [])]) {
    if (node.type === 'comment' || node.type === 'decl') continue;
    const next = node.next();
    if (next?.type === 'decl') next.remove();
    node.remove();
  }
}

/** A style sheet as such an engine reads it: without what CSS's error handling skips. */
function asOldEngineReads(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    const isComparing = rule.name === 'media' && /[<>=]/.test(rule.params);
    const isAsking = rule.name === 'supports' && NEW_SELECTORS.test(rule.params);
    if (isComparing || isAsking || NEW_RULES.test(rule.name)) rule.remove();
  });
  sheet.walkRules((rule) => {
    // One unknown selector in a list makes the whole rule invalid.
    if (NEW_SELECTORS.test(rule.selector)) rule.remove();
    else dropNested(rule);
  });
  sheet.walkDecls((one) => {
    if (NEW_PROPERTIES.test(one.prop) || (!one.prop.startsWith('--') && NEW_VALUES.test(one.value)))
      one.remove();
  });
  return sheet.toString();
}

/** Drawings that have lost their size and fill the screen. */
const hugeDrawings = () =>
  [...document.querySelectorAll('svg')]
    // The group around a detail cuts it out.
    .filter((drawing) =>
      [drawing, drawing.parentElement as Element].every(
        (box) => box.getBoundingClientRect().height > innerHeight * 1.5,
      ),
    )
    .map((drawing) => drawing.getAttribute('aria-label') ?? drawing.parentElement?.textContent ?? '');

for (const { file, route } of PAGES.filter((page) => KINDS.includes(page.route)))
  test(`${route} is readable in an engine without modern CSS`, async ({ page }) => {
    const body = readFileSync(file, 'utf8')
      .replace(
        /<link rel="stylesheet" href="(.*?)">/,
        (_, path) => `<style>${readFileSync(join(siteDir(), path))}</style>`,
      )
      // The page has to be readable without them.
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(
        /(<style[^>]*>)(.*?)(<\/style>)/gs,
        (_, open, css, close) => open + asOldEngineReads(css.replaceAll('&gt;', '>')) + close,
      );
    await page.route(`**${route}`, (request) =>
      request.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const measure of [tooWide, clippedTexts, overlappingTexts, hugeDrawings]) {
        const faults = (await page.evaluate(measure)).filter((fault) => !SET_SOLID.test(fault));
        const why = `Without modern CSS, at ${width} px (${measure.name}): give a plain value before the modern one.`;
        expect(faults, why).toEqual([]);
      }
    }
    const contrast = await faultsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
    expect(contrast, 'These words cannot be told from their ground.').toEqual([]);
  });
