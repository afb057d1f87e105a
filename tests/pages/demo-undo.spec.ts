/** The live demo's undo, and starting over. */
import { expect } from '@playwright/test';
import {
  act,
  clock,
  expectMinute,
  expectTime,
  mealButton,
  meals,
  openRun,
  over,
  readAt,
} from './demo-support.ts';
import { DESK, demo, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('a jump back says what it takes away, going on says the time, and undo brings all back', async ({
  page,
}) => {
  const panel = await openRun(page, 'attendance');
  const said = liveRegion(page);
  await panel.getByRole('button', { name: demo.attendance.student.scan, exact: true }).click();
  await act(panel, clock.step).click();
  await mealButton(panel, 'breakfast').click();
  await expect(said).toContainText('Back to 7:30 am. What you entered after it is taken back too: 1.');
  await act(panel, clock.step).click();
  await expect(said).toContainText('7:35 am');
  await expect(said, 'Going on takes nothing away.').not.toContainText('Back to');
  await act(panel, 'Undo the jump back').click();
  await expect(said).toContainText('Undone: the jump back.');
  await expectMinute(panel, readAt + 5);
  await act(panel, 'Undo the last scan').click();
  await expect(said).toContainText('Undone: the last scan.');
  const nothing = act(panel, 'Undo');
  await expect(nothing, 'With nothing left the button keeps its place and says so.').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(nothing, 'The focus stays where it was.').toBeFocused();

  await mealButton(panel, 'dinner').click();
  await act(panel, over.button).click();
  await expectTime(panel, readAt);
  await expect(said).toContainText(over.done);
  await act(panel, 'Undo starting over').click();
  await expectTime(panel, meals.dinner.opens);
});
