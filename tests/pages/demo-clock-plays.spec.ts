/** The live demo's clock while it plays. */
import { expect } from '@playwright/test';
import {
  act,
  clock,
  clockOf,
  expectTime,
  figures,
  mealButton,
  meals,
  openLive,
  openRun,
  over,
  readAt,
  slider,
} from './demo-support.ts';
import { DESK, liveRegion, messmate } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test.describe('while it plays', () => {
  test.use({ ownWindow: true });

  test('the slider takes the clock over, and stays; time goes as fast as chosen, and residents come by themselves', async ({
    page,
  }) => {
    await page.clock.install();
    const panel = await openRun(page, 'attendance');
    await page.clock.pauseAt(Date.now() + 60_000);
    const [sliderStep, play] = [300, act(panel, clock.play)];
    await play.click();
    await page.clock.runFor(3000);
    const before = await clockOf(panel);
    expect(before, 'The clock has to play for this story.').toBeGreaterThan(readAt * 60);
    await slider(panel).focus();
    await page.keyboard.press('ArrowRight');
    const after = await clockOf(panel);
    expect(after - before, 'An arrow moves the clock by about five minutes.').toBeGreaterThan(sliderStep / 2);
    await page.clock.runFor(3000);
    expect(await clockOf(panel), 'The clock must not go on under the slider.').toBe(after);
    await expect(play, 'The slider has stopped the clock.').toBeVisible();
    await expect(liveRegion(page), 'What happened is said, and that the clock stands.').toContainText(
      clock.paused,
    );
    await expect(liveRegion(page)).toContainText(/It is 1:2[45]\spm/);
    await play.click();
    await page.clock.runFor(1000);
    await slider(panel).focus();
    await page.keyboard.press('End');
    await page.clock.runFor(3000);
    expect(await clockOf(panel), 'End goes to the end of the day, and stays there.').toBe(24 * 3600);
    await expect(slider(panel)).toHaveJSProperty('value', String(24 * 3600));
    await play.click();
    await expect(liveRegion(page), 'Play says that the day is over.').toContainText(
      'It is 12:00 am. The last meal is over.',
    );
    await expect(play).toBeVisible();

    // What is drawn of a step has a task of its own after it.
    const drawn = () => page.clock.runFor(10);
    await act(panel, over.button).click();
    await drawn();
    await expectTime(panel, readAt);
    const came = await figures(page);
    for (const [speed, pace] of [
      ['real', 1],
      ['fast', 10],
      ['meal', meals.lunch.closes - meals.lunch.opens],
    ] as const) {
      await panel.getByRole('radio', { name: clock.speeds[speed] }).check();
      await act(panel, clock.play).click();
      const before = await clockOf(panel);
      await page.clock.runFor(5000);
      await drawn();
      expect((await clockOf(panel)) - before, `At the speed "${clock.speeds[speed]}".`).toBe(5 * pace);
      await act(panel, clock.pause).click();
      await page.clock.runFor(3000);
      expect((await clockOf(panel)) - before, 'A paused clock stands.').toBe(5 * pace);
    }
    expect((await figures(page))[0], 'Residents have to come while time goes on.').not.toBe(came[0]);
    await mealButton(panel, 'dinner').click();
    await drawn();
    expect((await figures(page))[2], 'The tabs have to follow the shop.').not.toBe(came[2]);
  });

  test.describe('where motion is welcome', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('it stands until it is played, and what is paused in one tab is paused in all', async ({ page }) => {
      await page.clock.install();
      const panel = await openLive(page, 'attendance');
      await page.clock.runFor(5000);
      await expectTime(
        panel,
        readAt,
        'The clock may not start by itself: a visitor’s own scan has to be seen.',
      );
      await act(panel, clock.play).click();
      await act(panel, clock.pause).click();
      await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
      await expect(act(page.locator('#tuckshop'), clock.play), 'What was paused stays paused.').toBeVisible();
    });
  });
});
