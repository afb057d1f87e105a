/** The live demo's clock: by hand, by keyboard, and while it plays. */
import { expect } from '@playwright/test';
import {
  act,
  clock,
  clockBar,
  clockOf,
  expectTime,
  figures,
  goTo,
  meals,
  openLive,
  over,
  readAt,
  SIZES,
  scanButton,
} from './demo-support.ts';
import { liveRegion, messmate } from './support.ts';
import { test } from './test.ts';

test.use({ ...SIZES.desk, reducedMotion: 'reduce' });

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`is one line, goes to a meal and announces it, and starts over (${device})`, async ({ page }) => {
      const panel = await openLive(page, 'attendance');
      const { height = Number.NaN } = (await clockBar(panel).boundingBox()) ?? {};
      expect(height, 'The clock is to be slim.').toBeLessThan(device === 'phone' ? 100 : 57);
      for (const meal of ['breakfast', 'lunch', 'snacks', 'dinner'] as const) {
        await goTo(panel, meal);
        await expectTime(panel, meals[meal].opens);
        await expect(liveRegion(page)).toContainText(meals[meal].name);
      }
      await scanButton(panel).click();
      await goTo(panel, 'lunch');
      expect((await figures(page))[0], 'Going back takes away what was entered after it.').toContain('0 ');
      await act(panel, over.button).click();
      await expectTime(panel, readAt);
      await expect(liveRegion(page)).toContainText(over.done);
    });
  });

test('is moved by keyboard alone', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await act(panel, clock.play).focus();
  await page.keyboard.press('Tab');
  await expect(clockBar(panel).getByRole('combobox', { name: clock.jump })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectTime(panel, meals.snacks.opens);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectTime(panel, readAt);
  await expect(act(panel, over.button), 'The focus stays where it was.').toBeFocused();
});

test.describe('while it plays', () => {
  test.use({ ownWindow: true, reducedMotion: 'no-preference' });

  test('it stands still until Play, runs ten times as fast, and residents come by themselves', async ({
    page,
  }) => {
    await page.clock.install();
    const panel = await openLive(page, 'attendance');
    await page.clock.runFor(5000);
    await expectTime(panel, readAt, 'It may not start by itself: a visitor’s own scan has to be seen.');
    await page.clock.pauseAt(Date.now() + 60_000);
    const came = await figures(page);
    await act(panel, clock.play).click();
    await page.clock.runFor(5010);
    expect(await clockOf(panel), 'Ten times as fast.').toBe(readAt * 60 + 50);
    expect((await figures(page))[0], 'Residents have to come while time goes on.').not.toBe(came[0]);
    await act(panel, clock.pause).click();
    await goTo(panel, 'dinner');
    await page.clock.runFor(10);
    expect((await figures(page))[2], 'The tabs have to follow the shop.').not.toBe(came[2]);
    await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
    await expect(act(page.locator('#tuckshop'), clock.play), 'What was paused stays paused.').toBeVisible();
  });
});
