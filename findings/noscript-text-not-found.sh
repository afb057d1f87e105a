#!/bin/sh
# Playwright finds no text inside <noscript>, also where scripts are off and the browser shows it: getByText and hasText skip
# the element, although its role and innerText are found. CHROMIUM names another browser.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
console.log('Playwright', createRequire(import.meta.url)('playwright-core/package.json').version, 'Chromium', browser.version());
const context = await browser.newContext({ javaScriptEnabled: false });
const page = await context.newPage();
await page.setContent('<!doctype html><title>Lunch</title><main><noscript><p>A still of lunch</p></noscript></main>');
const seen = {
  visible: await page.locator('noscript p').isVisible(),
  innerText: await page.locator('main').innerText(),
  getByText: await page.getByText('A still of lunch').count(),
  hasText: await page.locator('main', { hasText: 'A still of lunch' }).count(),
};
await browser.close();
console.log(seen);
process.exit(seen.visible && seen.innerText === 'A still of lunch' && seen.getByText + seen.hasText === 0 ? 0 : 1);
JS
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-headless-shell)} node try.mjs
