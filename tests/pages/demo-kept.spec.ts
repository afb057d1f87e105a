/** What the live demo keeps over a reload, and how it handles an unreadable state. */
import { expect } from '@playwright/test';
import {
  act,
  button,
  expectTime,
  goTo,
  KEY,
  liveOf,
  meals,
  openLive,
  openTab,
  readAt,
  ruler,
} from './demo-support.ts';
import { DESK, liveRegion } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('clock and choices survive a reload and Back; a new tab and Start over begin afresh', async ({
  page,
  context,
}) => {
  const kitchen = await openLive(page, 'analytics');
  const week = kitchen.getByRole('radio', { name: '7 days' });
  await week.check();
  const shop = await openTab(page, 'tuckshop');
  await goTo(shop, 'snacks');
  await button(shop, 'Add one Samosa').click();
  const pay = button(shop, 'Pay ₹97 from the wallet');
  await expect(pay).toBeVisible();

  await page.reload();
  await liveOf(page, 'tuckshop');
  await expect(pay, 'A reload has to keep the basket.').toBeVisible();
  await expectTime(shop, meals.snacks.opens, 'A reload has to find the hostel as it was.');
  await openTab(page, 'analytics');
  await expect(week, 'And what is looked at.').toBeChecked();
  const keptElsewhere = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(keptElsewhere.filter(Boolean), 'Nothing may be stored beyond the session.').toEqual([]);

  await page.goto('/');
  await page.goBack();
  await expectTime(await liveOf(page, 'analytics'), meals.snacks.opens);
  await act(kitchen, 'Start over').click();
  await expect(week, 'Start over has to reset the period too.').not.toBeChecked();
  await openTab(page, 'tuckshop');
  await expect(pay).toHaveCount(0);

  const other = await context.newPage();
  await expect(ruler(await openLive(other, 'attendance')), 'A new tab begins afresh.').toHaveValue(
    String(readAt - meals.lunch.opens),
  );
  await other.close();
});

test('a visitor is told of a saved state that cannot be read, and the demo begins afresh', async ({
  page,
}) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, '{{{'), KEY);
  const panel = await openLive(page, 'analytics');
  await expect(liveRegion(page)).toContainText(
    'The saved state of the demo could not be read, so the demo starts over.',
  );
  await goTo(panel, 'dinner');
  await expectTime(panel, meals.dinner.opens, 'The fresh demo has to work.');
});
