/** What the live demo keeps over a reload, and what it makes of what it cannot read. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { rupees } from '../../src/messmate/format.ts';
import {
  act,
  clock,
  expectTime,
  KEY,
  kept,
  liveOf,
  mealButton,
  meals,
  openLive,
  openRun,
  openWithKept,
  over,
  readAt,
  runTheDay,
  undoButton,
  versionOf,
} from './demo-support.ts';
import { content, DESK, demo, type FEATURES, liveRegion, messmate } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('what was chosen outlives a reload, and starting over forgets it', async ({ page }) => {
  const [item] = content.hostel.shop.items;
  const pay = fill(demo.tuckshop.basket.pay, { amount: rupees(item?.price ?? 0) });
  const week = demo.analytics.filters.periods.week;
  const tab = async (feature: (typeof FEATURES)[number]) => {
    await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
    return liveOf(page, feature);
  };
  await (await openLive(page, 'analytics')).getByRole('radio', { name: week }).check();
  const add = fill(demo.tuckshop.browse.add, { item: item?.name ?? '' });
  await (await tab('tuckshop')).getByRole('button', { name: add }).click();
  await page.reload();
  const shop = await liveOf(page, 'tuckshop');
  await expect(shop.getByRole('button', { name: pay }), 'A reload has to keep the basket.').toBeVisible();
  const kitchen = await tab('analytics');
  await expect(kitchen.getByRole('radio', { name: week }), 'And what is looked at.').toBeChecked();
  await runTheDay(kitchen);
  await act(kitchen, over.button).click();
  await expect(
    kitchen.getByRole('radio', { name: week }),
    'The beginning is the beginning.',
  ).not.toBeChecked();
  await expect((await tab('tuckshop')).getByRole('button', { name: pay })).toHaveCount(0);
  await runTheDay(shop);
  await undoButton(shop, 'over').click();
  await expect(shop.getByRole('button', { name: pay }), 'Undo brings the basket back.').toBeVisible();
});

test('choices that somebody has tampered with are left out', async ({ page }) => {
  const version = await versionOf(page);
  await openLive(page, 'analytics');
  const [resident, [item]] = ['A001', content.hostel.shop.items];
  const figures = { period: 'week', meal: null, wing: null };
  const basket = { resident, wanted: [{ item: item?.id, count: 1 }] };
  for (const [name, value] of [
    ['figures', null],
    ['figures', { ...figures, meal: 'toString' }],
    ['figures', { ...figures, wing: 'length' }],
    ['basket', { ...basket, resident: 'Z999' }],
    ['basket', { ...basket, wanted: [{ item: item?.id, count: -1 }] }],
  ] as const) {
    await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
      `messmate-${name} ${version}`,
      JSON.stringify({ round: 0, value }),
    ] as const);
    await page.reload();
    const kitchen = await liveOf(page, 'analytics');
    const month = kitchen.getByRole('radio', { name: demo.analytics.filters.periods.month });
    await expect(month, `This was taken: ${JSON.stringify(value)}`).toBeChecked();
    await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
    const shop = await liveOf(page, 'tuckshop');
    await expect(
      shop.getByRole('button', { name: fill(demo.tuckshop.basket.pay, { amount: rupees(0) }) }),
    ).toBeVisible();
    await page.getByRole('tab', { name: messmate.features.tabs.analytics.tab }).click();
  }
});

test('survives a reload, and is gone with its tab', async ({ page, context }) => {
  const panel = await openRun(page, 'attendance');
  await mealButton(panel, 'snacks').click();
  await panel.getByRole('radio', { name: clock.speeds.real }).check();
  await page.reload();
  const again = await liveOf(page, 'attendance');
  await expectTime(again, meals.snacks.opens, 'A reload has to find the hostel as it was.');
  await runTheDay(again);
  await expect(again.getByRole('radio', { name: clock.speeds.real })).toBeChecked();
  const keptElsewhere = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    document.cookie,
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(keptElsewhere.filter(Boolean), 'Nothing may be stored beyond the session.').toEqual([]);
  await page.close();
  const other = await context.newPage();
  await expectTime(await openLive(other, 'attendance'), readAt, 'A new tab begins afresh.');
  await other.close();
});

test('goes on where it was after the way back', async ({ page }) => {
  const panel = await openRun(page, 'attendance');
  await mealButton(panel, 'snacks').click();
  await page.goto('/');
  await page.goBack();
  await expectTime(await liveOf(page, 'attendance'), meals.snacks.opens);
});

for (const [what, value] of Object.entries({
  'no JSON': '{{{',
  'another shape': '{"version":5}',
  'another hostel': kept('OLDER', [{ type: 'move-time', to: readAt * 60 }]),
})) {
  test(`a saved state that is ${what} is put aside, and the demo begins afresh`, async ({ page }) => {
    await openWithKept(page, value);
    const panel = await openRun(page, 'attendance');
    await expect(liveRegion(page), 'The visitor has to be told.').toContainText(demo.shared.unreadable);
    await expectTime(panel, readAt);
    await act(panel, clock.step).click();
    await expectTime(panel, readAt + 5, 'The fresh demo has to work.');
    expect(await page.evaluate((key) => sessionStorage.getItem(`${key}-unreadable`), KEY)).toBe(value);
  });
}

test('saved commands that cannot be done are put aside too', async ({ page }) => {
  const bad = kept(await versionOf(page), [
    { type: 'move-time', to: readAt * 60 },
    { type: 'top-up', resident: 'A001', paise: -5000 },
  ]);
  await openWithKept(page, bad);
  const panel = await openLive(page, 'attendance');
  await expect(liveRegion(page)).toContainText(demo.shared.unreadable);
  await expectTime(panel, readAt);
});

test('works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('No.', 'SecurityError');
      },
    });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  const panel = await openRun(page, 'attendance');
  await act(panel, clock.step).click();
  await expectTime(panel, readAt + 5);
});

test('two tabs show one hostel', async ({ page, context }) => {
  const here = await openRun(page, 'attendance');
  await mealButton(here, 'snacks').click();
  const other = await context.newPage();
  const there = await openRun(other, 'tuckshop');
  await expectTime(there, meals.snacks.opens, 'A tab that is opened later has to catch up.');
  await mealButton(there, 'dinner').click();
  await expectTime(here, meals.dinner.opens, 'What one tab does, the other has to show.');
  await act(here, over.button).click();
  await expectTime(there, readAt);
  await other.close();
});
