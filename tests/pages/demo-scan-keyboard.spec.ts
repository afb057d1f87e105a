/** Scan first, by keyboard and by screen reader, on a phone. */
import { expect, type Locator } from '@playwright/test';
import {
  answer,
  button,
  door,
  due,
  expectCount,
  expectFewer,
  holder,
  next,
  place,
  results,
  scanButton,
  scans,
  shared,
  student,
  undoOf,
} from './attendance-support.ts';
import { audit } from './audit.ts';
import { clockBar, liveOf } from './demo-support.ts';
import { messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

test('the story of the first scan works, the focus is never hidden, and the last scan can be undone', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: messmate.hero.tools }).focus();
  await page.keyboard.press('Enter');
  const panel = await liveOf(page, 'attendance');
  for (const heading of [messmate.attendance.pass, messmate.attendance.list])
    await expect(panel.getByRole('heading', { name: heading, level: 4 })).toBeVisible();
  await clockBar(panel).getByRole('button', { name: shared.clock.play }).focus();
  /** Whether something lies over the middle of what has the focus. */
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      return above && (focused.contains(above) || above.contains(focused)) ? '' : focused.outerHTML;
    });
  const tabTo = async (target: Locator, key = 'Tab') => {
    for (let i = 0; i < 20; i++) {
      expect(await hidden(), 'This has the focus, and the strip with the count lies over it.').toBe('');
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The Tab key never came to ${target}: see what takes the focus before it.`);
  };
  await tabTo(scanButton(panel));
  await page.keyboard.press('Space');
  await expectCount(panel, 1);
  await tabTo(button(panel, student.next));
  await page.keyboard.press('Enter');
  await expect(holder(panel, next)).toHaveAttribute('aria-live', 'polite');
  await tabTo(place(panel, 'counter'), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo(button(panel, door.scan));
  await page.keyboard.press('Space');
  await expectCount(panel, 2);
  await tabTo(undoOf(panel, results.in, next), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFewer(panel, 2);
  await expect(undoOf(panel, results.in, next)).toHaveCount(0);
  await expect(answer(panel), 'The focus must not be lost with the entry that has gone.').toBeFocused();
  await tabTo(undoOf(panel, results.in, due));
  await page.keyboard.press('Enter');
  await expect(answer(panel), 'Before a scan its place says what it is for.').toContainText(scans.none);
  await audit(page, 'at rest, phone', '#attendance');
});
