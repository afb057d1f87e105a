/** The live demo's clock: by hand and by keyboard. */
import { expect } from '@playwright/test';
import {
  act,
  clock,
  clockBar,
  expectTime,
  mealButton,
  meals,
  openLive,
  over,
  readAt,
  runTheDay,
  slider,
} from './demo-support.ts';
import { DESK, demo, liveRegion, PHONE } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: viewport === PHONE });

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
      for (const meal of ['breakfast', 'lunch', 'snacks', 'dinner'] as const) {
        await mealButton(panel, meal).click();
        await expectTime(panel, meals[meal].opens);
      }
      await slider(panel).fill(String(15 * 3600));
      await expectTime(panel, 15 * 60);
      await expect(slider(panel), 'A screen reader hears the time and what goes on.').toHaveAttribute(
        'aria-valuetext',
        /^3:00\spm. Snacks opens at 5:00\spm$/,
      );
      await expect(liveRegion(page), 'Where the clock came to rest is said.').toContainText('3:00 pm');
    });
  });
}

test('is moved by keyboard alone, and forgets a drag that came back to where it began', async ({ page }) => {
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
  await expect(act(panel, 'Undo the last scan'), 'Going on takes nothing away.').toBeEnabled();
});
