/** Scan first: what a warden does in the first ten seconds, on a phone and on a laptop, at the counter and at the door. */
import { expect, type Locator } from '@playwright/test';
import {
  AT_FIRST,
  answer,
  button,
  code,
  door,
  due,
  expectAnswer,
  expectCount,
  place,
  putThere,
  results,
  scanButton,
  student,
} from './attendance-support.ts';
import { audit } from './audit.ts';
import { act, clock, clockBar, goTo, meals, openLive } from './demo-support.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { messmate, notices, PRODUCT } from './support.ts';
import { test } from './test.ts';

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, flicks: 0 },
  laptop: { viewport: { width: 1366, height: 768 }, flicks: 0 },
};
/** A flick of the thumb goes about half a screen. */
const FLICK = 380;

const inView = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
const boxesOf = (targets: Locator[]) => Promise.all(targets.map((target) => target.boundingBox()));

test.use({ reducedMotion: 'reduce' });

for (const [device, { viewport, flicks: allowed }] of Object.entries(DEVICES)) {
  const isPhone = device === 'phone';
  test.describe(device, () => {
    test.use({ viewport, hasTouch: isPhone });

    test(`from the product’s first button to a scan that counts, and nothing moves (${device})`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto(PRODUCT);
      const start = performance.now();
      const press = (target: Locator) => (isPhone ? target.tap() : target.click());
      await press(page.getByRole('link', { name: messmate.hero.tools }));
      const panel = page.locator('#attendance');
      await expect(
        clockBar(panel),
        'Whoever presses the product’s button has asked for the demo: it has to be live without another press.',
      ).toBeVisible();
      await expect(code(panel, due.name), 'One who has not come yet stands there at first.').toBeVisible();
      let flicks = 0;
      while (!(await inView(scanButton(panel))) && flicks < 5) {
        flicks++;
        await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), FLICK);
      }
      expect(flicks, 'The button that scans is too far down.').toBeLessThanOrEqual(allowed);

      const count = panel.getByText(new RegExp(`^(${AT_FIRST}|${AT_FIRST + 1})$`));
      expect(await inView(count), 'The count has to be in view while one scans.').toBe(true);
      // As the browser does with what is pressed, if less than a line of it is missing.
      await scanButton(panel).scrollIntoViewIfNeeded();
      const before = await boxesOf([count, answer(panel), code(panel, due.name), scanButton(panel)]);
      await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
      await press(scanButton(panel));
      await expectAnswer(panel, results.in, `${AT_FIRST} → ${AT_FIRST + 1}`);
      const seconds = (performance.now() - start) / 1000;
      console.log(`First own scan, ${device}: 2 presses, ${flicks} flicks, ${seconds.toFixed(1)} s.`);
      await expectCount(panel, 1);
      expect(await inView(answer(panel)), 'The answer has to be in view.').toBe(true);
      await press(scanButton(panel));
      await expectAnswer(panel, results['second-scan']);
      const why = 'Neither count, answer, code nor button may move when one scans.';
      expect(await boxesOf([count, answer(panel), code(panel, due.name), scanButton(panel)]), why).toEqual(
        before,
      );
      expect(await shiftsOf(page), why).toEqual([]);
      await expect(notices(page), 'No notice may repeat what the panel itself says.').toHaveCount(0);
      await expect(
        answer(panel).locator('[aria-live="polite"]'),
        'A screen reader hears the answer from where it stands.',
      ).toContainText(results['second-scan']);
      if (isPhone) await audit(page, 'refused, phone', '#attendance');
    });
  });
}

test('every answer is right, at the counter and at the door, at each meal', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const scan = () => scanButton(panel).click();
  const again = () => button(panel, student.again).click();
  const twice = ['Has eaten at this meal already.', 'Used at 1:'] as const;
  await again();
  await expectAnswer(panel, results['second-scan'], ...twice);
  await expectCount(panel, 0);
  await putThere(panel, student.next);
  for (const [at, more] of [
    ['counter', 1],
    ['door', 2],
  ] as const) {
    await place(panel, at).check();
    if (at === 'door') {
      await putThere(panel, student.next);
      await expect(code(panel), 'At the door its own code is shown.').toBeVisible();
      await expect(button(panel, student.scan)).toHaveCount(0);
      await audit(page, 'at the door', '#attendance');
    }
    await scan();
    await expectAnswer(panel, results.in, 'Lunch is served.');
    await expectCount(panel, more);
    if (at === 'counter') await audit(page, 'let in', '#attendance');
    await again();
    await expectAnswer(panel, results['second-scan'], ...twice);
    await putThere(panel, student.onLeave);
    await expect(panel.getByText(student.away), 'That its holder is on leave is shown.').toBeVisible();
    await scan();
    await expectAnswer(panel, results['on-leave'], 'On leave for this meal.');
    await putThere(panel, at === 'door' ? door.oldButton : student.oldButton);
    await scan();
    const since = at === 'door' ? 'It stood at the door at' : 'It is for Monday, 16 November.';
    await expectAnswer(panel, results['old-code'], 'This code is out of date.', since);
    await putThere(panel, student.next);
    await expectCount(panel, more);
  }

  // The whole day can be served, and before its counter opens nobody eats.
  for (const [i, id] of (['breakfast', 'lunch', 'snacks', 'dinner'] as const).entries()) {
    await place(panel, i % 2 === 0 ? 'counter' : 'door').check();
    await goTo(panel, id);
    await putThere(panel, student.next);
    await scan();
    await expectAnswer(panel, results.in, `${meals[id].name} is served.`);
  }
});

test('the code at the door is another after half a minute, and who is scanned meanwhile is scanned alone', async ({
  page,
}) => {
  const panel = await openLive(page, 'attendance');
  const drawn = () => code(panel).locator('path').getAttribute('d');
  await place(panel, 'door').check();
  const before = await drawn();
  await act(panel, clock.play).click();
  await expect.poll(drawn, 'A code that stays can be photographed and passed on.').not.toBe(before);
  await scanButton(panel).click();
  await expectAnswer(panel, results.in);
  await act(panel, clock.pause).click();
  const times = await panel
    .getByRole('table', { name: messmate.attendance.list })
    .getByRole('cell', { name: /^\d+:\d+:\d+/ })
    .allInnerTexts();
  expect(new Set(times).size, 'One counter scans one pass a second.').toBe(times.length);
});
