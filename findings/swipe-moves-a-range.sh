#!/bin/sh
# A finger that swipes a page up and begins on a slider changes the slider in Chromium: the thumb jumps at touchstart, with an
# input event, and pointercancel comes only once the swipe has become a scroll. The value stays, and a change event follows.
# CHROMIUM names another browser.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts puppeteer-core@25.16.0
cat > try.mjs <<'JS'
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(await browser.version());
const page = await browser.newPage();
await page.setViewport({ width: 360, height: 640, hasTouch: true, isMobile: true });
await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
  <p style="height:400px">Lunch</p><input type="range" value="10" style="width:300px;touch-action:pan-y"><p style="height:2000px">`);
await page.evaluate(() => {
  const input = document.querySelector('input');
  window.seen = [];
  for (const type of ['pointerdown', 'touchstart', 'input', 'pointercancel', 'pointerup', 'change'])
    input.addEventListener(type, () => window.seen.push(`${type} ${input.value}`));
});
const { x, y, width } = await page.$eval('input', (input) => input.getBoundingClientRect().toJSON());
const finger = { x: x + width * 0.8, y: y + 8 };
const client = await page.createCDPSession();
const touch = (type, dy) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: finger.x, y: finger.y + dy }] });
await touch('touchStart', 0);
for (let dy = -10; dy >= -200; dy -= 10) await touch('touchMove', dy);
await touch('touchEnd', 0);
await new Promise((resolve) => setTimeout(resolve, 500));
const { seen, value, scrolled } = await page.evaluate(() => ({
  seen: window.seen,
  value: Number(document.querySelector('input').value),
  scrolled: scrollY,
}));
await browser.close();
console.log(`The page scrolled by ${Math.round(scrolled)} px; the slider went from 10 to ${value}:`, seen.join(', '));
const at = (type) => seen.findIndex((event) => event.startsWith(type));
process.exit(scrolled > 100 && value > 60 && at('input') >= 0 && at('pointercancel') > at('input') ? 0 : 1);
JS
CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-headless-shell)} node try.mjs
