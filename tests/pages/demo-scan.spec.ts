/** Scanning, as a warden would try it first, on a phone and on a laptop, at the counter and at the door. */
import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { audit } from './audit.ts';
import { act, button, clock, liveOf, openLive, SIZES, scanButton, tabTo } from './demo-support.ts';
import { hidden } from './measures.ts';
import { demo, messmate, notices, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

const { student, door, scans, who } = demo.attendance;
const { results } = messmate.attendance;

/** Two students who have not come to lunch at the first moment, in order. */
const DUE = { name: 'Shreya Verma', room: 'A 003' };
const NEXT = { name: 'Harini Raman', room: 'A 004' };
/** The texts of the first one's pass, and of the code at the door. */
const PASS = 'MM1.NIL.A003.20261117.L.3DPJ';
const DOOR_CODE = 'MM1D.NIL.20261117.L.1J0.NMAT';
/** Of the 432 expected at lunch so many have come at the first moment. */
const AT_FIRST = 366;
const EXPECTED = 432;

const place = (panel: Locator, at: 'door' | 'counter') => panel.getByRole('radio', { name: who[at] });
const answer = (panel: Locator) => panel.getByRole('region', { name: scans.title });
/** The pass that is shown first, and the code at the door. */
const passCode = (panel: Locator) =>
  panel.getByRole('img', { name: `Sample mess pass of ${DUE.name} as a QR code` });
const doorCode = (panel: Locator) => panel.getByRole('img', { name: door.picture });
const undoOf = (panel: Locator, { name, room }: typeof DUE) =>
  button(panel, `${scans.undo} ${results.in} ${name}, ${room}`);

/** Shows something else to scan, and waits for it. */
async function putThere(panel: Locator, other: string) {
  const name = panel.locator('p[aria-live]');
  const before = (await name.textContent()) ?? '';
  await button(panel, other).click();
  await expect(name, `"${other}" must put another there.`).not.toHaveText(before);
}

/** The count, the words below it and the grains all show so many more than at first. */
async function expectCount(panel: Locator, more: number): Promise<void> {
  const [came, toCome] = [AT_FIRST + more, EXPECTED - AT_FIRST - more];
  for (const [shown, why] of [
    [panel.getByText(String(came), { exact: true }), 'The live count must follow each scan at once.'],
    [
      panel.getByText(`of ${EXPECTED} forecast, ${toCome} still to come, give or take 7.`),
      'What is expected and still to come must add up with the count.',
    ],
    [
      panel.getByRole('img', { name: `${came} have come, ${toCome} are still to come, 48 are not expected` }),
      'The grains must show the same count as the figures.',
    ],
  ] as const)
    await expect(shown, why).toBeVisible();
}

/** The answer to the last scan, and the first row of the list. */
async function expectAnswer(panel: Locator, result: string, ...reasons: string[]): Promise<void> {
  const first = panel.getByRole('table', { name: messmate.attendance.list }).getByRole('row').nth(1);
  await expect(first, 'The newest scan must be on top of the list, with its result.').toContainText(result);
  for (const words of [result, ...reasons])
    await expect(answer(panel), 'The answer must be there large, and say why.').toContainText(words);
}

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`a scan counts two presses after the product’s first button, in view, and nothing moves (${device})`, async ({
      page,
    }) => {
      await page.goto(PRODUCT);
      const press = (target: Locator) => (size.hasTouch ? target.tap() : target.click());
      await press(page.getByRole('link', { name: messmate.hero.tools }));
      const panel = await liveOf(page, 'attendance');
      const own = page.getByText(/^(366|367)$/).and(panel.locator('*'));
      const parts = [own, answer(panel), passCode(panel), scanButton(panel)];
      const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
      for (const part of [own, scanButton(panel)])
        await expect(part, 'It has to be in view while one scans.').toBeInViewport({ ratio: 1 });
      const before = await boxes();
      await press(scanButton(panel));
      await expectAnswer(panel, results.in, '366 → 367');
      await expectCount(panel, 1);
      await expect(answer(panel)).toBeInViewport({ ratio: 1 });
      await press(scanButton(panel));
      await expectAnswer(panel, results['second-scan']);
      expect(await boxes(), 'Neither count, answer, code nor button may move when one scans.').toEqual(
        before,
      );
      await expect(notices(page), 'No notice may repeat what the panel itself says.').toHaveCount(0);
      const heard = answer(panel).locator('[aria-live="polite"]');
      await expect(heard, 'It is heard from where it stands.').toContainText(results['second-scan']);
    });
  });

test('every answer is right, at the counter and at the door', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  for (const [more, at, old, since] of [
    [1, 'counter', student.oldButton, 'It is for Monday, 16 November.'],
    [2, 'door', door.oldButton, 'It stood at the door at'],
  ] as const) {
    await place(panel, at).check();
    await putThere(panel, student.next);
    if (at === 'door') await expect(doorCode(panel), 'The door has a code of its own.').toBeVisible();
    await scanButton(panel).click();
    await expectAnswer(panel, results.in, 'Lunch is served.');
    await audit(page, `let in at the ${at}`, '#attendance');
    await button(panel, student.again).click();
    await expectAnswer(panel, results['second-scan'], 'Has eaten at this meal already.', 'Used at 1:');
    await putThere(panel, student.onLeave);
    await expect(panel.getByText(student.away), 'That its holder is on leave is shown.').toBeVisible();
    await scanButton(panel).click();
    await expectAnswer(panel, results['on-leave'], 'On leave for this meal.');
    await putThere(panel, old);
    await scanButton(panel).click();
    await expectAnswer(panel, results['old-code'], 'This code is out of date.', since);
    await putThere(panel, student.next);
    await expectCount(panel, more);
  }
});

test('by keyboard the focus is never hidden nor lost, and scans are undone one by one', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
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
  const holder = panel.getByText(`${NEXT.name} ${NEXT.room}`, { exact: true });
  await expect(holder, 'Who holds the phone is read out.').toHaveAttribute('aria-live', 'polite');
  await press(place(panel, 'counter'), 'ArrowLeft', 'Shift+Tab');
  await press(button(panel, door.scan), 'Space');
  await expectCount(panel, 2);
  await press(undoOf(panel, NEXT), 'Enter', 'Shift+Tab');
  await expect(undoOf(panel, NEXT)).toHaveCount(0);
  const both = panel.getByText(String(AT_FIRST + 2), { exact: true });
  await expect(both, 'An undo takes one away from the count.').toBeHidden();
  await expect(answer(panel), 'The focus must not be lost with the entry that has gone.').toBeFocused();
  await press(undoOf(panel, DUE), 'Enter');
  await expect(answer(panel), 'Before a scan its place says what it is for.').toContainText(scans.none);
});

test('any scanner reads the codes from the screen, in light and in dark; the one at the door soon changes', async ({
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
    expect(await read(passCode(panel)), why).toBe(PASS);
  }
  await place(panel, 'door').check();
  expect(await read(doorCode(panel)), why).toBe(DOOR_CODE);
  await act(panel, clock.play).click();
  const soon = expect.poll(
    () => read(doorCode(panel)),
    'A code that stays can be photographed and passed on.',
  );
  await soon.not.toBe(DOOR_CODE);
});
