/** What the live demo keeps over a reload, and what it makes of what it cannot read. */
import { expect } from '@playwright/test';
import {
  act,
  clock,
  expectTime,
  KEY,
  liveOf,
  mealButton,
  meals,
  openLive,
  openRun,
  over,
  readAt,
  runTheDay,
} from './demo-support.ts';
import { DESK, demo, type FEATURES, liveRegion, messmate } from './support.ts';
import { test } from './test.ts';
import { SAMOSA, Visit, words } from './tuckshop-visit.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const { periods } = demo.analytics.filters;

test('clock and choices outlive a reload and the way back, are gone with their tab, and starting over forgets them', async ({
  page,
  context,
}) => {
  const tab = async (feature: (typeof FEATURES)[number]) => {
    await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
    return liveOf(page, feature);
  };
  const kitchen = await openLive(page, 'analytics');
  const week = kitchen.getByRole('radio', { name: periods.week });
  const speed = kitchen.getByRole('radio', { name: clock.speeds.real });
  await week.check();
  await runTheDay(kitchen);
  await speed.check();
  const shop = await tab('tuckshop');
  await shop.getByRole('button', { name: 'Add one Samosa' }).click();
  await runTheDay(shop);
  await mealButton(shop, 'snacks').click();

  await page.reload();
  await liveOf(page, 'tuckshop');
  const pay = shop.getByRole('button', { name: 'Pay ₹15 from the wallet' });
  await expect(pay, 'A reload has to keep the basket.').toBeVisible();
  await expectTime(shop, meals.snacks.opens, 'A reload has to find the hostel as it was.');
  await tab('analytics');
  await expect(week, 'And what is looked at.').toBeChecked();
  await runTheDay(kitchen);
  await expect(speed).toBeChecked();
  const keptElsewhere = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(keptElsewhere.filter(Boolean), 'Nothing may be stored beyond the session.').toEqual([]);

  await page.goto('/');
  await page.goBack();
  await expectTime(await liveOf(page, 'analytics'), meals.snacks.opens);
  await runTheDay(kitchen);
  await act(kitchen, over.button).click();
  await expect(week, 'The beginning is the beginning.').not.toBeChecked();
  await tab('tuckshop');
  await expect(pay).toHaveCount(0);
  await runTheDay(shop);
  await act(shop, 'Undo starting over').click();
  await expect(pay, 'Undo brings the basket back.').toBeVisible();

  await page.close();
  const other = await context.newPage();
  await expectTime(await openLive(other, 'attendance'), readAt, 'A new tab begins afresh.');
  await other.close();
});

test('choices that somebody has tampered with are left out', async ({ page }) => {
  const kitchen = await openLive(page, 'analytics');
  await kitchen.getByRole('radio', { name: periods.week }).check();
  const figures = { period: 'week', meal: null, wing: null };
  const basket = { resident: 'A001', wanted: [{ item: 'samosa', count: 1 }] };
  for (const tampered of [
    { figures: null, basket: { ...basket, resident: 'Z999' } },
    {
      figures: { ...figures, meal: 'toString' },
      basket: { ...basket, wanted: [{ item: 'samosa', count: -1 }] },
    },
    { figures: { ...figures, wing: 'length' }, basket: null },
  ]) {
    await page.evaluate((values) => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('messmate-figures')) ?? '';
      const [, version] = key.split(' ');
      for (const [name, value] of Object.entries(values))
        sessionStorage.setItem(`messmate-${name} ${version}`, JSON.stringify({ round: 0, value }));
    }, tampered);
    await page.reload();
    await liveOf(page, 'analytics');
    const month = kitchen.getByRole('radio', { name: periods.month });
    await expect(month, `This was taken: ${JSON.stringify(tampered)}`).toBeChecked();
    await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
    const shop = await liveOf(page, 'tuckshop');
    await expect(shop.getByRole('button', { name: 'Pay ₹0 from the wallet' })).toBeVisible();
    await page.getByRole('tab', { name: messmate.features.tabs.analytics.tab }).click();
  }
});

test('a saved state that cannot be read is put aside, and the demo begins afresh', async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, '{{{'), KEY);
  const panel = await openRun(page, 'attendance');
  await expect(liveRegion(page), 'The visitor has to be told.').toContainText(demo.shared.unreadable);
  await expectTime(panel, readAt);
  await act(panel, clock.step).click();
  await expectTime(panel, readAt + 5, 'The fresh demo has to work.');
  expect(await page.evaluate((key) => sessionStorage.getItem(`${key}-unreadable`), KEY)).toBe('{{{');
});

test('a reload keeps the receipt, and on paper all figures stand open', async ({ page }) => {
  const visit = await Visit.begin(page);
  const someone = 'C001';
  await visit.open(words.topUp.title);
  await visit.panel.getByRole('combobox', { name: words.who }).selectOption(someone);
  await visit.add(SAMOSA);
  await visit.pay(SAMOSA.rupees);
  const code = await visit.code();
  await page.reload();
  const again = await Visit.begin(page);
  expect(await again.code(), 'The code has to be the same after a reload.').toBe(code);
  await again.open(words.topUp.title);
  await expect(again.panel.getByRole('combobox', { name: words.who })).toHaveValue(someone);

  const motion = () => again.receipt().evaluate((receipt) => getComputedStyle(receipt).animationName);
  expect(await motion(), 'Who wants no motion sees none.').toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion(), 'The code comes out of the bill like a print.').not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: words.sales.hour })).toBeVisible();
  await expect(page.getByRole('cell', { name: '₹2,32,100' }).first()).toBeVisible();
  await page.emulateMedia({ media: null });
});
