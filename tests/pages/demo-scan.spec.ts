/** Scan first: what a warden does in the first ten seconds, on a phone and on a laptop, at the counter and at the door. */
import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import {
  answer,
  code,
  DOOR_CODE,
  door,
  due,
  expectAnswer,
  expectCount,
  expectFewer,
  holder,
  next,
  PASS,
  place,
  putThere,
  results,
  scanButton,
  scans,
  student,
  undoOf,
} from './attendance-support.ts';
import { audit } from './audit.ts';
import { act, button, clock, goTo, liveOf, meals, openLive, SIZES, tabTo } from './demo-support.ts';
import { hidden } from './measures.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { messmate, notices, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`two presses from the product’s first button to a scan that counts, in view, and nothing moves (${device})`, async ({
      page,
    }) => {
      await watchShifts(page);
      await page.goto(PRODUCT);
      const press = (target: Locator) => (size.hasTouch ? target.tap() : target.click());
      await press(page.getByRole('link', { name: messmate.hero.tools }));
      const panel = await liveOf(page, 'attendance');
      const own = page.getByText(/^(366|367)$/).and(panel.locator('*'));
      const parts = [own, answer(panel), code(panel, due.name), scanButton(panel)];
      const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
      for (const part of [own, scanButton(panel)])
        await expect(part, 'It has to be in view while one scans.').toBeInViewport({ ratio: 1 });
      const before = await boxes();
      await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
      await press(scanButton(panel));
      await expectAnswer(panel, results.in, '366 → 367');
      await expectCount(panel, 1);
      await expect(answer(panel)).toBeInViewport({ ratio: 1 });
      await press(scanButton(panel));
      await expectAnswer(panel, results['second-scan']);
      const why = 'Neither count, answer, code nor button may move when one scans.';
      expect(await boxes(), why).toEqual(before);
      expect(await shiftsOf(page), why).toEqual([]);
      await expect(notices(page), 'No notice may repeat what the panel itself says.').toHaveCount(0);
      const heard = answer(panel).locator('[aria-live="polite"]');
      await expect(heard, 'It is heard from where it stands.').toContainText(results['second-scan']);
    });
  });

test('every answer is right, at the counter and at the door, at each meal', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const scan = () => scanButton(panel).click();
  const again = () => button(panel, student.again).click();
  const twice = ['Has eaten at this meal already.', 'Used at 1:'] as const;
  await again();
  await expectAnswer(panel, results['second-scan'], ...twice);
  await expectCount(panel, 0);
  await putThere(panel, student.next);
  for (const [more, at, old, since] of [
    [1, 'counter', student.oldButton, 'It is for Monday, 16 November.'],
    [2, 'door', door.oldButton, 'It stood at the door at'],
  ] as const) {
    await place(panel, at).check();
    if (at === 'door') {
      await putThere(panel, student.next);
      await expect(code(panel), 'At the door its own code is shown.').toBeVisible();
      await expect(button(panel, student.scan)).toHaveCount(0);
    }
    await scan();
    await expectAnswer(panel, results.in, 'Lunch is served.');
    await audit(page, `let in at the ${at}`, '#attendance');
    await again();
    await expectAnswer(panel, results['second-scan'], ...twice);
    await putThere(panel, student.onLeave);
    await expect(panel.getByText(student.away), 'That its holder is on leave is shown.').toBeVisible();
    await scan();
    await expectAnswer(panel, results['on-leave'], 'On leave for this meal.');
    await putThere(panel, old);
    await scan();
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

test('by keyboard the focus is never hidden nor lost, and scans are undone one by one', async ({ page }) => {
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: messmate.hero.tools }).focus();
  await page.keyboard.press('Enter');
  const panel = await liveOf(page, 'attendance');
  const isSeen = async () => {
    const focused = await page.evaluateHandle(() => document.activeElement as Element);
    expect(await focused.evaluate(hidden), 'This has the focus, and something lies over it.').toBe('');
  };
  const press = async (target: Locator, key: string, by = 'Tab') => {
    await tabTo(target, by, isSeen);
    await page.keyboard.press(key);
  };
  await act(panel, clock.play).focus();
  await press(scanButton(panel), 'Space');
  await expectCount(panel, 1);
  await press(button(panel, student.next), 'Enter');
  await expect(holder(panel, next)).toHaveAttribute('aria-live', 'polite');
  await press(place(panel, 'counter'), 'ArrowLeft', 'Shift+Tab');
  await press(button(panel, door.scan), 'Space');
  await expectCount(panel, 2);
  await press(undoOf(panel, results.in, next), 'Enter', 'Shift+Tab');
  await expect(undoOf(panel, results.in, next)).toHaveCount(0);
  await expectFewer(panel, 2);
  await expect(answer(panel), 'The focus must not be lost with the entry that has gone.').toBeFocused();
  await press(undoOf(panel, results.in, due), 'Enter');
  await expect(answer(panel), 'Before a scan its place says what it is for.').toContainText(scans.none);
});

test('any scanner reads the codes from the screen, in light and in dark; the door’s is soon another', async ({
  page,
}) => {
  const panel = await openLive(page, 'attendance');
  const read = async (drawn: Locator) => {
    const shot = await drawn.screenshot();
    const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
  };
  const why = 'The code on the screen cannot be read: it needs dark modules on white, and quiet around.';
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await read(code(panel, due.name)), why).toBe(PASS);
  }
  await place(panel, 'door').check();
  expect(await read(code(panel)), why).toBe(DOOR_CODE);
  await act(panel, clock.play).click();
  const soon = expect.poll(() => read(code(panel)), 'A code that stays can be photographed and passed on.');
  await soon.not.toBe(DOOR_CODE);
  await scanButton(panel).click();
  await expectAnswer(panel, results.in);
});
