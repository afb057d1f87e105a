/** The live demo's undo, and starting over. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { clock as timeOf } from '../../src/messmate/format.ts';
import {
  act,
  clock,
  expectMinute,
  expectTime,
  kept,
  mealButton,
  meals,
  openRun,
  openWithKept,
  over,
  readAt,
  undo,
  undoButton,
  versionOf,
} from './demo-support.ts';
import { DESK, demo, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('a jump back says what it takes away, and undo brings it back', async ({ page }) => {
  const commands = [
    { type: 'move-time', to: readAt * 60 + 600 },
    { type: 'top-up', resident: 'A001', paise: 5000 },
  ];
  const version = await versionOf(page);
  await openWithKept(page, kept(version, commands));
  const panel = await openRun(page, 'tuckshop');
  await expectMinute(panel, readAt + 10);
  await mealButton(panel, 'lunch').click();
  await expect(liveRegion(page)).toContainText(
    fill(undo.lost, { time: timeOf(meals.lunch.opens), entries: 1 }),
  );
  await undoButton(panel, 'back').click();
  await expect(liveRegion(page)).toContainText(fill(undo.done, { what: undo.what.back }));
  await expectMinute(panel, readAt + 10);
  await undoButton(panel, 'top-up').click();
  await expect(liveRegion(page)).toContainText(fill(undo.done, { what: undo.what['top-up'] }));
  const nothing = act(panel, fill(undo.button, { what: '' }).trim());
  await expect(nothing, 'With nothing left the button keeps its place and says so.').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(nothing, 'The focus stays where it was.').toBeFocused();
});

test('starts over, and undo brings back what was', async ({ page }) => {
  const panel = await openRun(page, 'attendance');
  await mealButton(panel, 'dinner').click();
  await act(panel, over.button).click();
  await expectTime(panel, readAt);
  await expect(liveRegion(page)).toContainText(over.done);
  await undoButton(panel, 'over').click();
  await expectTime(panel, meals.dinner.opens);
});

test('going on after a jump back says the time, and undo still brings back what was taken', async ({
  page,
}) => {
  const panel = await openRun(page, 'attendance');
  await panel.getByRole('button', { name: demo.attendance.student.scan, exact: true }).click();
  await mealButton(panel, 'breakfast').click();
  await expect(liveRegion(page)).toContainText(
    fill(undo.lost, { time: timeOf(meals.breakfast.opens), entries: 1 }),
  );
  await act(panel, clock.step).click();
  await expect(liveRegion(page)).not.toContainText(
    fill(undo.lost, { time: timeOf(meals.breakfast.opens + 5), entries: 1 }),
  );
  await expect(liveRegion(page)).toContainText(timeOf(meals.breakfast.opens + 5));
  await undoButton(panel, 'back').click();
  await expect(undoButton(panel, 'scan')).toBeEnabled();
});
