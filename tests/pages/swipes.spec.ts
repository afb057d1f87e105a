/** Sliders by touch: a tap or a drag along the slider sets it, a swipe across it only scrolls the page. */
import { expect, type Locator } from '@playwright/test';
import { openPanel } from './demo-support.ts';
import { boxOf, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/**
 * Puts a finger on a slider and moves it in ten steps, as a hand does.
 * @param share where the finger lands, as a share of the slider's width
 * @param dx how far the finger moves to the right, in pixels
 * @param dy how far it moves down, in pixels. If `dx` and `dy` are 0, the swipe is a tap.
 */
async function swipe(slider: Locator, share: number, dx: number, dy: number): Promise<void> {
  const page = slider.page();
  await slider.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const cdp = await page.context().newCDPSession(page);
  const box = await boxOf(slider);
  const start = { x: box.x + box.width * share, y: box.y + box.height / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', start);
  for (let step = 1; step <= 10; step++)
    await send('touchMove', { x: start.x + (dx * step) / 10, y: start.y + (dy * step) / 10 });
  await send('touchEnd');
  await cdp.detach();
  // Waits for ten frames without a scroll: a touch during a momentum scroll would only stop the scroll.
  await page.evaluate(async () => {
    for (let [previous, frames] = [scrollY, 0]; frames < 10; frames = scrollY === previous ? frames + 1 : 0) {
      previous = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Expects a swipe up across a slider to scroll the page, and not to change the slider or the texts of its section. */
async function expectScrollOnly(slider: Locator, section: Locator): Promise<void> {
  const [value, text] = [await slider.inputValue(), await section.innerText()];
  // The finger lands far from the slider's thumb, where a tap would change the value.
  const isHigh = Number(value) > Number(await slider.getAttribute('max')) / 2;
  await swipe(slider, isHigh ? 0.1 : 0.9, 4, -200);
  expect((await boxOf(slider)).y, 'expected the swipe to scroll the page').toBeLessThan(300);
  await expect(slider, 'expected the value as before the swipe').toHaveValue(value);
  expect(await section.innerText(), 'expected the texts as before the swipe').toBe(text);
}

test('scrolls on a swipe over a slider of "Your mess", and sets the slider by tap and drag', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const section = page.getByRole('region', { name: messmate.mess.heading });
  for (const slider of await section.getByRole('slider', { includeHidden: true }).all()) {
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toBeEnabled();
    await expectScrollOnly(slider, section);
    const value = await slider.inputValue();
    await swipe(slider, 0.2, 100, 2);
    await expect(slider, 'expected the drag to set the slider').not.toHaveValue(value);
    const text = await section.innerText();
    await swipe(slider, 0.9, 0, 0);
    await expect.poll(() => section.innerText(), 'expected the tap to set the slider').not.toBe(text);
  }
});

test('scrolls on a swipe over a chart, and chooses no other point', async ({ page }) => {
  const panel = await openPanel(page, 'analytics');
  for (const chart of await panel.getByRole('slider').all()) await expectScrollOnly(chart, panel);
});
