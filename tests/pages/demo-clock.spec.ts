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
} from './demo-support.ts';
import { DESK, demo, liveRegion, messmate, PHONE } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test.describe(device, () => {
    test.use({ viewport, hasTouch: viewport === PHONE });

    test('is one line, goes to a meal and says so, and starts over', async ({ page }) => {
      const panel = await openLive(page, 'attendance');
      const { height = 0 } = (await clockBar(panel).boundingBox()) ?? {};
      expect(height, 'The clock is to be slim.').toBeLessThan(device === 'phone' ? 100 : 57);
      for (const meal of ['breakfast', 'lunch', 'snacks', 'dinner'] as const) {
        await goTo(panel, meal);
        await expectTime(panel, meals[meal].opens);
        await expect(liveRegion(page)).toContainText(meals[meal].name);
      }
      await panel.getByRole('button', { name: demo.attendance.student.scan, exact: true }).click();
      await goTo(panel, 'lunch');
      expect((await figures(page))[0], 'Going back takes away what was entered after it.').toContain('0 ');
      await act(panel, over.button).click();
      await expectTime(panel, readAt);
      await expect(liveRegion(page)).toContainText(over.done);
    });
  });

test('is moved by keyboard alone', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const jump = clockBar(panel).getByRole('combobox', { name: clock.jump });
  await act(panel, clock.play).focus();
  await page.keyboard.press('Tab');
  await expect(jump).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectTime(panel, meals.snacks.opens);
  await page.keyboard.press('Tab');
  await expect(act(panel, over.button)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTime(panel, readAt);
  await expect(act(panel, over.button), 'The focus stays where it was.').toBeFocused();
});

test.describe('while it plays', () => {
  test.use({ ownWindow: true, reducedMotion: 'no-preference' });

  test('it stands until it is played, goes ten times as fast, and residents come by themselves', async ({
    page,
  }) => {
    await page.clock.install();
    const panel = await openLive(page, 'attendance');
    await page.clock.runFor(5000);
    await expectTime(
      panel,
      readAt,
      'The clock may not start by itself: a visitor’s own scan has to be seen.',
    );
    await page.clock.pauseAt(Date.now() + 60_000);
    // What is drawn of a step has a task of its own after it.
    const drawn = () => page.clock.runFor(10);
    const came = await figures(page);
    await act(panel, clock.play).click();
    await page.clock.runFor(5000);
    await drawn();
    expect(await clockOf(panel)).toBe(readAt * 60 + 50);
    await act(panel, clock.pause).click();
    await page.clock.runFor(3000);
    expect(await clockOf(panel), 'A paused clock stands.').toBe(readAt * 60 + 50);
    expect((await figures(page))[0], 'Residents have to come while time goes on.').not.toBe(came[0]);
    await goTo(panel, 'dinner');
    await drawn();
    expect((await figures(page))[2], 'The tabs have to follow the shop.').not.toBe(came[2]);
    await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
    await expect(act(page.locator('#tuckshop'), clock.play), 'What was paused stays paused.').toBeVisible();
  });
});
