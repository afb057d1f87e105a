/** The live demo's clock: by hand, by keyboard, and while it plays. */
import { expect } from '@playwright/test';
import { MEALS } from '../../src/messmate/engine/plan.ts';
import { clock as timeOf } from '../../src/messmate/format.ts';
import { fill } from '../../src/text/fill.ts';
import {
  act,
  clock,
  expectTime,
  figures,
  mealButton,
  meals,
  openRun,
  over,
  readAt,
  slider,
  undoButton,
} from './demo-support.ts';
import {
  clockBar,
  clockOf,
  DESK,
  demo,
  FEATURES,
  liveRegion,
  messmate,
  openLive,
  PHONE,
  runTheDay,
  test,
} from './support.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: viewport === PHONE });

    test('starts in the middle of lunch and says that it is a simulation', async ({ page }) => {
      for (const feature of FEATURES) {
        const panel = await openLive(page, feature);
        await expectTime(panel, readAt);
        await expect(clockBar(panel)).toContainText(
          fill(clock.open, { meal: meals.lunch.name, closes: timeOf(meals.lunch.closes) }),
        );
        await expect(panel, 'Every part says what it is.').toContainText(demo.shared.about);
      }
    });

    test('is one line, steps, jumps to a meal, and is dragged through the day', async ({ page }) => {
      const panel = await openLive(page, 'attendance');
      const { height = 0 } = (await clockBar(panel).boundingBox()) ?? {};
      expect(height, 'The clock is to be slim: what else moves it opens on a press.').toBeLessThan(
        device === 'phone' ? 100 : 57,
      );
      await clockBar(panel).getByRole('combobox', { name: clock.jump }).selectOption(meals.dinner.name);
      await expectTime(panel, meals.dinner.opens);
      await runTheDay(panel);
      await act(panel, over.button).click();
      await act(panel, clock.step).click();
      await expectTime(panel, readAt + 5);
      for (const meal of MEALS) {
        await mealButton(panel, meal).click();
        await expectTime(panel, meals[meal].opens);
      }
      await slider(panel).fill(String(15 * 3600));
      await expectTime(panel, 15 * 60);
      await expect(slider(panel), 'A screen reader hears the time and what goes on.').toHaveAttribute(
        'aria-valuetext',
        fill(clock.at, {
          time: timeOf(15 * 60),
          phase: fill(clock.next, { meal: meals.snacks.name, opens: timeOf(meals.snacks.opens) }),
        }),
      );
      await expect(liveRegion(page), 'Where the clock came to rest is said.').toContainText(timeOf(15 * 60));
    });
  });
}

test('is moved by keyboard alone', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await act(panel, clock.play).focus();
  await page.keyboard.press('Tab');
  await expect(clockBar(panel).getByRole('combobox', { name: clock.jump })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectTime(panel, readAt + 5);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: clock.speeds.meal })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(slider(panel)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectTime(panel, readAt - 5);
  await page.keyboard.press('End');
  await expect(clockBar(panel)).toContainText(clock.over);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectTime(panel, meals.breakfast.opens);
});

test.describe('while it plays', () => {
  test.use({ ownWindow: true });

  test('time goes as fast as chosen, stands when paused, and residents come by themselves', async ({
    page,
  }) => {
    await page.clock.install();
    const panel = await openRun(page, 'attendance');
    const came = await figures(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    // What is drawn of a step has a task of its own after it.
    const drawn = () => page.clock.runFor(10);
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

  test('the slider takes the clock over: keys move it from where it is, and there it stays', async ({
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
    await expect(liveRegion(page)).toContainText(timeOf(after / 60));
    await play.click();
    await page.clock.runFor(1000);
    await slider(panel).focus();
    await page.keyboard.press('End');
    await page.clock.runFor(3000);
    expect(await clockOf(panel), 'End goes to the end of the day, and stays there.').toBe(24 * 3600);
    await expect(slider(panel)).toHaveJSProperty('value', String(24 * 3600));
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

test('a slider that was dragged back to where it began forgets that drag', async ({ page }) => {
  const panel = await openRun(page, 'attendance');
  const first = meals.breakfast.opens - 60;
  const drag = async (...minutes: number[]) => {
    await slider(panel).scrollIntoViewIfNeeded();
    const box = await slider(panel).boundingBox();
    if (!box) throw new Error('The slider of the day is not to be seen.');
    const move = (minute: number) =>
      page.mouse.move(
        box.x + 8 + ((minute - first) / (24 * 60 - first)) * (box.width - 16),
        box.y + box.height / 2,
        { steps: 4 },
      );
    await move(minutes[0] ?? 0);
    await page.mouse.down();
    for (const minute of minutes) await move(minute);
    await page.mouse.up();
  };
  await slider(panel).fill(String(14 * 3600));
  await drag(14 * 60, 16 * 60, 14 * 60);
  await expectTime(panel, 14 * 60);
  await panel.getByRole('button', { name: demo.attendance.student.scan, exact: true }).click();
  await drag(14 * 60, 17 * 60);
  await expectTime(panel, 17 * 60);
  await expect(undoButton(panel, 'scan'), 'Going on takes nothing away.').toBeEnabled();
});

test('at the end of the day Play says that it is over', async ({ page }) => {
  const panel = await openRun(page, 'attendance');
  await slider(panel).fill(String(24 * 3600));
  await act(panel, clock.play).click();
  await expect(liveRegion(page)).toContainText(
    fill(clock.moved, { time: timeOf(24 * 60), phase: clock.over }),
  );
  await expect(act(panel, clock.play)).toBeVisible();
});
