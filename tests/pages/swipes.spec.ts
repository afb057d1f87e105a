/** Sliders by touch: a swipe that scrolls the page changes nothing, but a tap and a drag do. */
import { type CDPSession, expect, type Locator } from '@playwright/test';
import { openPanel } from './demo-support.ts';
import { messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** Moves a finger that lands at a share of a slider's width, step by step as a hand does. */
async function swipe(slider: Locator, share: number, by: { x: number; y: number }): Promise<void> {
  const page = slider.page();
  await slider.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: box.x + box.width * share, y: box.y + box.height / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await send('touchStart', from);
  for (let step = 1; step <= 10; step++)
    await send('touchMove', { x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 });
  await send('touchEnd');
  await cdp.detach();
  // Waits for the momentum scroll to end: the next touch would only stop it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [previous, frames] = [scrollY, 0];
        const watch = () => {
          frames = scrollY === previous ? frames + 1 : 0;
          previous = scrollY;
          if (frames > 10) done();
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
}

/** Expects a swipe up across a slider to scroll the page and to leave value and page as they were. */
async function expectScrolled(slider: Locator, section: Locator): Promise<void> {
  const [value, text] = [await slider.inputValue(), await section.innerText()];
  await swipe(slider, Number(value) > Number(await slider.getAttribute('max')) / 2 ? 0.1 : 0.9, {
    x: 4,
    y: -200,
  });
  expect((await slider.boundingBox())?.y, 'expected the swipe to scroll the page').toBeLessThan(300);
  await expect(slider, 'expected the value as before the swipe').toHaveValue(value);
  expect(await section.innerText(), 'expected the texts as before the swipe').toBe(text);
}

test('scrolls on a swipe over a slider of "Your mess", and sets it by a tap and a drag', async ({ page }) => {
  await page.goto(PRODUCT);
  const section = page.getByRole('region', { name: messmate.mess.heading });
  for (const slider of await section.getByRole('slider', { includeHidden: true }).all()) {
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toBeEnabled();
    await expectScrolled(slider, section);
    const before = Number(await slider.inputValue());
    await swipe(slider, 0.2, { x: 100, y: 2 });
    await expect
      .poll(async () => Number(await slider.inputValue()), 'expected the drag to set it')
      .not.toBe(before);
    const text = await section.innerText();
    await swipe(slider, 0.9, { x: 0, y: 0 });
    await expect.poll(() => section.innerText(), 'expected the tap to set it').not.toBe(text);
  }
});

test('scrolls on a swipe over a chart, and selects nothing', async ({ page }) => {
  const panel = await openPanel(page, 'analytics');
  for (const chart of await panel.getByRole('slider').all()) await expectScrolled(chart, panel);
});
