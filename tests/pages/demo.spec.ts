/** The live demo as a whole: one hostel in all parts, faults, print. What each part does is tested beside this. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { forecastError } from '../../src/messmate/engine/selectors/method.ts';
import { rupees } from '../../src/messmate/format.ts';
import {
  act,
  clock,
  clockOf,
  expectTime,
  figures,
  liveOf,
  mealButton,
  meals,
  openLive,
  openRun,
  runTheDay,
  rupeesOf,
  slider,
} from './demo-support.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import {
  content,
  DESK,
  demo,
  FEATURES,
  messmate,
  PHONE,
  PRODUCT,
  scrollThrough,
  wakeTabs,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('one hostel: what is done in one part shows in all', async ({ page }) => {
  const panel = await openRun(page, 'attendance');
  await mealButton(panel, 'dinner').click();
  for (const feature of ['analytics', 'tuckshop'] as const) {
    await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
    await expectTime(await liveOf(page, feature), meals.dinner.opens);
  }
});

test('who is scanned at the door shows in the kitchen', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await panel.getByRole('button', { name: demo.attendance.student.scan, exact: true }).click();
  await expect(panel.getByRole('table').first()).toContainText(messmate.attendance.results.in);
  const plates = (await figures(page))[0]?.match(/\d+/)?.[0] ?? '';
  expect(Number(plates), 'The tab counts the plates so far.').toBe(367);
  await page.getByRole('tab', { name: messmate.features.tabs.analytics.tab }).click();
  const kitchen = await liveOf(page, 'analytics');
  const { open, title } = demo.analytics.plates;
  await expect(
    kitchen
      .getByRole('listbox', { name: `${title}: ${meals.lunch.name}` })
      .getByRole('option')
      .last(),
    'The bar of today has to have grown by the scan.',
  ).toHaveAttribute(
    'aria-label',
    fill(open, {
      day: 'Tue, 17 Nov',
      meal: meals.lunch.name,
      eaten: plates,
      forecast: 432,
      error: forecastError(createHostel(content.hostel), 'lunch'),
    }),
  );
});

test('what is bought shows in the report', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  const takings = () =>
    panel.getByRole('row', { name: demo.analytics.report.takings }).first().getByRole('cell').first();
  const before = rupeesOf(await takings().innerText());
  await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
  const shop = await liveOf(page, 'tuckshop');
  const [item] = content.hostel.shop.items;
  await shop
    .getByRole('button', { name: fill(demo.tuckshop.browse.add, { item: item?.name ?? '' }) })
    .click();
  await shop
    .getByRole('button', { name: fill(demo.tuckshop.basket.pay, { amount: rupees(item?.price ?? 0) }) })
    .click();
  await expect(shop).toContainText(demo.tuckshop.orders.code);
  await page.getByRole('tab', { name: messmate.features.tabs.analytics.tab }).click();
  await expect
    .poll(async () => rupeesOf(await takings().innerText()), {
      message: 'The order has to be in the report.',
    })
    .toBe(before + (item?.price ?? 0) / 100);
});

for (const broken of FEATURES) {
  test(`a fault in ${broken} shows the error screen there, and the rest lives`, async ({ page }) => {
    await page.route('**/_astro/start.*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      // The words of this part under another name: it finds none, and throws as it is drawn.
      const body = script.replace(`${broken}:{`, `${broken}Gone:{`);
      expect(body, 'The words of the part were not found in the script: fix this test.').not.toBe(script);
      await route.fulfill({ response, body });
    });
    await page.goto(`${PRODUCT}#${broken}`);
    const panel = page.locator(`#${broken}`);
    const screen = panel.getByRole('alert');
    const offer = panel.getByRole('button', { name: demo.shared.offer });
    await expect(screen.or(offer)).toBeVisible();
    if (await offer.isVisible()) await offer.click();
    await expect(screen, 'The part that fails has to say so in its own place.').toBeVisible();
    await expect(screen.getByRole('heading')).toHaveText('Unexpected Application Error!');
    await expect(screen).toContainText(/undefined/);
    for (const feature of FEATURES.filter((id) => id !== broken)) {
      await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
      const other = await liveOf(page, feature);
      const before = await clockOf(other);
      await runTheDay(other);
      await act(other, clock.step).click();
      expect(await clockOf(other), `${feature} has to go on.`).toBe(before + 300);
    }
    await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(1);
  });
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`takes the place of the drawings without a shift (${device})`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await wakeTabs(page);
    await liveOf(page, 'attendance');
    for (const feature of ['analytics', 'tuckshop'] as const) {
      await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
      await liveOf(page, feature);
    }
    await scrollThrough(page, 200);
    expect(await shiftsOf(page), 'The demo has to come without moving what is read.').toEqual([]);
  });
}

test('is drawn with styles that have arrived', async ({ page }) => {
  for (const feature of FEATURES) {
    await openLive(page, feature);
    const bare = await page.evaluate((id) => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(' ');
      const used = [...document.querySelectorAll(`#${id} [class]`)].flatMap((one) => [...one.classList]);
      return [...new Set(used)].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules));
    }, feature);
    expect(
      bare,
      'These classes have no rule: a sheet that the document does not use must end in .island.module.css.',
    ).toEqual([]);
  }
});

test('prints all parts as they are now, and none of the controls', async ({ page }) => {
  const panel = await openRun(page, 'attendance');
  const report = page.locator('#analytics').getByRole('table', {
    name: demo.analytics.report.title,
    includeHidden: true,
  });
  const before = await report.textContent();
  await mealButton(panel, 'dinner').click();
  await page.emulateMedia({ media: 'print' });
  const printed = await report.evaluate((table) => {
    // What a browser takes a picture of directly after this.
    dispatchEvent(new Event('beforeprint'));
    return table.textContent;
  });
  expect(printed, 'A part behind another tab has to be up to date on paper.').not.toBe(before);
  await expect(act(panel, clock.play)).toBeHidden();
  await expect(slider(panel)).toBeHidden();
  await page.emulateMedia({ media: null });
});
