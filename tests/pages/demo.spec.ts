/** The live demo as a whole: its clock, undo, what it keeps, its faults. What each part does is tested beside this. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { MEALS } from '../../src/messmate/engine/plan.ts';
import { rupees, clock as timeOf } from '../../src/messmate/format.ts';
import {
  clockBar,
  clockOf,
  content,
  DESK,
  demo,
  FEATURES,
  liveOf,
  liveRegion,
  messmate,
  openLive,
  PHONE,
  PRODUCT,
  scrollThrough,
  shiftsOf,
  test,
  wakeTabs,
  watchShifts,
} from './support.ts';

const { clock, over, undo } = demo.shared;
const { meals, readAt } = content.hostel;
const KEY = 'messmate-demo';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const act = (panel: Locator, name: string) => clockBar(panel).getByRole('button', { name, exact: true });
const slider = (panel: Locator) => panel.getByRole('slider', { name: clock.slider });
const undoButton = (panel: Locator, what: keyof typeof undo.what) =>
  act(panel, fill(undo.button, { what: undo.what[what] }));
const mealButton = (panel: Locator, meal: (typeof MEALS)[number]) =>
  act(panel, fill(clock.jumpTo, { meal: meals[meal].name }));
/** Expects the time that a clock shows, to the minute. */
const expectTime = (panel: Locator, minute: number, why = 'The clock shows another time.') =>
  expect(clockBar(panel), why).toContainText(`${timeOf(minute)}:00`);
const expectMinute = (panel: Locator, minute: number) =>
  expect(clockBar(panel), 'The clock shows another minute.').toContainText(timeOf(minute));
/** What the tabs say of the features, all of which follow the one hostel. */
const figures = (page: Page) => page.getByRole('tab', { includeHidden: true }).allInnerTexts();
/** Rupees as they are written: ₹3,265.00. */
const rupeesOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));
/** What a tab would keep after commands. */
const kept = (version: string, commands: readonly object[]) =>
  JSON.stringify({ version, revision: 1, by: 'a', commands, playing: false, speed: 'fast', driver: null });
/** Which hostel the built page holds: only that one's states are taken. */
async function versionOf(page: Page): Promise<string> {
  const panel = await openLive(page, 'attendance');
  await act(panel, clock.step).click();
  const { version } = JSON.parse(await page.evaluate((key) => sessionStorage.getItem(key) ?? '', KEY));
  await page.evaluate(() => sessionStorage.clear());
  // What stands in the page would be kept when it is left.
  await page.goto('about:blank');
  return version;
}
const openWithKept = (page: Page, kept: string) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [KEY, kept] as const);

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

    test('steps, jumps to a meal, and is dragged through the day', async ({ page }) => {
      const panel = await openLive(page, 'attendance');
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
    const panel = await openLive(page, 'attendance');
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

  test.describe('where motion is welcome', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('it plays by itself, once', async ({ page }) => {
      const panel = await openLive(page, 'attendance');
      await expect(act(panel, clock.pause), 'It plays as soon as it is seen.').toBeVisible();
      await act(panel, clock.pause).click();
      await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
      await expect(act(page.locator('#tuckshop'), clock.play), 'What was paused stays paused.').toBeVisible();
    });
  });

  test('with reduced motion it stands until it is played', async ({ page }) => {
    await page.clock.install();
    const panel = await openLive(page, 'attendance');
    await page.clock.runFor(5000);
    await expectTime(panel, readAt, 'With reduced motion the clock may not start by itself.');
    await expect(act(panel, clock.play)).toBeVisible();
  });
});

test('one hostel: what is done in one part shows in all', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
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
    fill(open, { day: 'Tue 17 Nov', meal: meals.lunch.name.toLowerCase(), eaten: plates, forecast: 432 }),
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

test('a jump back says what it takes away, and undo brings it back', async ({ page }) => {
  const commands = [
    { type: 'move-time', to: readAt * 60 + 600 },
    { type: 'top-up', resident: 'A001', paise: 5000 },
  ];
  const version = await versionOf(page);
  await openWithKept(page, kept(version, commands));
  const panel = await openLive(page, 'tuckshop');
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
  const panel = await openLive(page, 'attendance');
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
  const panel = await openLive(page, 'attendance');
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

test('a slider that was dragged back to where it began forgets that drag', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
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
  const panel = await openLive(page, 'attendance');
  await slider(panel).fill(String(24 * 3600));
  await act(panel, clock.play).click();
  await expect(liveRegion(page)).toContainText(
    fill(clock.moved, { time: timeOf(24 * 60), phase: clock.over }),
  );
  await expect(act(panel, clock.play)).toBeVisible();
});

test('what was chosen outlives a reload, and starting over forgets it', async ({ page }) => {
  const [item] = content.hostel.shop.items;
  const pay = fill(demo.tuckshop.basket.pay, { amount: rupees(item?.price ?? 0) });
  const month = demo.analytics.filters.periods.month;
  const tab = async (feature: (typeof FEATURES)[number]) => {
    await page.getByRole('tab', { name: messmate.features.tabs[feature].tab }).click();
    return liveOf(page, feature);
  };
  await (await openLive(page, 'analytics')).getByRole('radio', { name: month }).check();
  const add = fill(demo.tuckshop.browse.add, { item: item?.name ?? '' });
  await (await tab('tuckshop')).getByRole('button', { name: add }).click();
  await page.reload();
  const shop = await liveOf(page, 'tuckshop');
  await expect(shop.getByRole('button', { name: pay }), 'A reload has to keep the basket.').toBeVisible();
  const kitchen = await tab('analytics');
  await expect(kitchen.getByRole('radio', { name: month }), 'And what is looked at.').toBeChecked();
  await act(kitchen, over.button).click();
  await expect(
    kitchen.getByRole('radio', { name: month }),
    'The beginning is the beginning.',
  ).not.toBeChecked();
  await expect((await tab('tuckshop')).getByRole('button', { name: pay })).toHaveCount(0);
  await undoButton(shop, 'over').click();
  await expect(shop.getByRole('button', { name: pay }), 'Undo brings the basket back.').toBeVisible();
});

test('choices that somebody has tampered with are left out', async ({ page }) => {
  const version = await versionOf(page);
  await openLive(page, 'analytics');
  const [resident, [item]] = ['A001', content.hostel.shop.items];
  const figures = { period: 'month', meal: null, wing: null };
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
    const week = kitchen.getByRole('radio', { name: demo.analytics.filters.periods.week });
    await expect(week, `This was taken: ${JSON.stringify(value)}`).toBeChecked();
    await page.getByRole('tab', { name: messmate.features.tabs.tuckshop.tab }).click();
    const shop = await liveOf(page, 'tuckshop');
    await expect(
      shop.getByRole('button', { name: fill(demo.tuckshop.basket.pay, { amount: rupees(0) }) }),
    ).toBeVisible();
    await page.getByRole('tab', { name: messmate.features.tabs.analytics.tab }).click();
  }
});

test('survives a reload, and is gone with its tab', async ({ page, context }) => {
  const panel = await openLive(page, 'attendance');
  await mealButton(panel, 'snacks').click();
  await panel.getByRole('radio', { name: clock.speeds.real }).check();
  await page.reload();
  const again = await liveOf(page, 'attendance');
  await expectTime(again, meals.snacks.opens, 'A reload has to find the hostel as it was.');
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
  const panel = await openLive(page, 'attendance');
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
    const panel = await openLive(page, 'attendance');
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
  const panel = await openLive(page, 'attendance');
  await act(panel, clock.step).click();
  await expectTime(panel, readAt + 5);
});

for (const broken of FEATURES) {
  test(`a fault in ${broken} shows the error screen there, and the rest lives`, async ({ page }) => {
    await page.route('**/_astro/start.*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      // The words of this part under another name: it finds none, and throws as it is drawn.
      const body = script.replace(`${broken}:{`, `${broken}Gone:{`);
      expect(body, 'The words of the part were not found in the script: mend this test.').not.toBe(script);
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
      await act(other, clock.step).click();
      expect(await clockOf(other), `${feature} has to go on.`).toBe(before + 300);
    }
    await expect(page.getByRole('alert', { includeHidden: true })).toHaveCount(1);
  });
}

test('two tabs show one hostel', async ({ page, context }) => {
  const here = await openLive(page, 'attendance');
  await mealButton(here, 'snacks').click();
  const other = await context.newPage();
  const there = await openLive(other, 'tuckshop');
  await expectTime(there, meals.snacks.opens, 'A tab that is opened later has to catch up.');
  await mealButton(there, 'dinner').click();
  await expectTime(here, meals.dinner.opens, 'What one tab does, the other has to show.');
  await act(here, over.button).click();
  await expectTime(there, readAt);
  await other.close();
});

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
      'These classes have no rule: a sheet that the document does not use must end in .live.module.css.',
    ).toEqual([]);
  }
});

test('prints all parts as they are now, and none of the controls', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const pattern = page.locator('#analytics').getByRole('table', {
    name: messmate.analytics.pattern,
    includeHidden: true,
  });
  const before = await pattern.textContent();
  await mealButton(panel, 'dinner').click();
  await page.emulateMedia({ media: 'print' });
  const printed = await pattern.evaluate((table) => {
    // What a browser takes a picture of directly after this.
    dispatchEvent(new Event('beforeprint'));
    return table.textContent;
  });
  expect(printed, 'A part behind another tab has to be up to date on paper.').not.toBe(before);
  await expect(act(panel, clock.play)).toBeHidden();
  await expect(slider(panel)).toBeHidden();
  for (const feature of FEATURES) await expect(page.locator(`#${feature}`)).toContainText(demo.shared.about);
  await page.emulateMedia({ media: null });
});
