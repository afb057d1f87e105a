/** Scanning at the counter and at the door, on a phone and on a laptop. */
import { expect, type Locator, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { numbersOf } from './demo-analytics-support.ts';
import {
  button,
  hero,
  meals,
  openTab,
  openWaiting,
  residents,
  SIZES,
  scanButton,
  serveButton,
  tabTo,
  timePattern,
} from './demo-support.ts';
import { describeIfHidden } from './measures.ts';
import { readCode } from './qr.ts';
import { clearShifts, watchShifts } from './shifts.ts';
import { content, liveRegion, notices } from './support.ts';
import { test } from './test.ts';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

/** Two students who have not come to lunch, in order. */
const FIRST_STUDENT = { name: 'Shreya Verma', room: 'A 003' };
const NEXT_STUDENT = { name: 'Harini Raman', room: 'A 004' };

const { code, day } = content.hostel;
const date = day.replaceAll('-', '');
const yesterday = new Date(Date.parse(day) - 86_400_000)
  .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  .replace(/^\w+/, '$&,');

const lastScan = (panel: Locator) => panel.getByRole('region', { name: 'Your last scan' });
const passButton = (panel: Locator) => button(panel, 'Scan this pass');

/** Opens the panel at the opening of lunch. */
async function openCodes(page: Page): Promise<Locator> {
  await openWaiting(page);
  const panel = await openTab(page, 'attendance');
  await expect(scanButton(panel)).toBeVisible();
  return panel;
}

const unfoldMore = (panel: Locator) => panel.getByText('More to try').click();

/** Expects the plate to show how many have come, and a grain for every resident. */
async function expectCount(panel: Locator, came: number): Promise<void> {
  const plate = panel.page().getByRole('img', { name: `Lunch, being served: ${came} have eaten, ` });
  await expect(plate, 'The plate must follow each scan at once.').toBeVisible();
  const [, , toCome = 0, , notComing = 0] = numbersOf((await plate.getAttribute('aria-label')) ?? '');
  expect(came + toCome + notComing).toBe(residents);
}

/** Expects the answer to the last scan on the panel and in the live region. */
async function expectAnswer(panel: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await expect(lastScan(panel)).toContainText(text);
    await expect(liveRegion(panel.page())).toContainText(text);
  }
}

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`counts a scan, offers the next student and moves nothing (${device})`, async ({ page }) => {
      await watchShifts(page, true);
      const panel = await openCodes(page);
      await scanButton(panel).scrollIntoViewIfNeeded();
      await clearShifts(page);
      const press = (target: Locator) => (size.hasTouch ? target.tap() : target.click());
      // The position on the page, because a press may scroll.
      const readPosition = async () => {
        const box = await passButton(panel).boundingBox();
        return box && { ...box, y: Math.round(box.y + (await page.evaluate(() => scrollY))) };
      };
      const before = await readPosition();
      await press(scanButton(panel));
      await expectAnswer(panel, 'In', 'Lunch is served.');
      await expectCount(panel, 1);
      await expect(panel.getByText('1 have eaten,')).toBeVisible();
      await press(passButton(panel));
      await expectAnswer(panel, 'Second scan');
      await unfoldMore(panel);
      await press(button(panel, 'A student on leave'));
      expect(await readPosition(), 'No button may move after a press.').toEqual(before);
      const visible = notices(page).getByRole('button');
      await expect(visible, 'A visible notice would repeat the panel.').toHaveCount(0);
      await expect(lastScan(panel), 'Another student has no answer yet.').toBeHidden();
    });
  });

test('answers each kind of scan with its result and reason', async ({ page }) => {
  const panel = await openCodes(page);
  await unfoldMore(panel);
  for (const [location, scan] of [
    ['door', scanButton(panel)],
    ['counter', passButton(panel)],
  ] as const) {
    await scan.click();
    await expectAnswer(panel, 'In', 'Lunch is served.');
    await audit(page, `let in at the ${location}`, '#attendance');
    await button(panel, 'Next student').click();
    await expect(lastScan(panel)).toBeHidden();
  }
  await expectCount(panel, 2);
  await scanButton(panel).click();
  await passButton(panel).click();
  const used = new RegExp(`Used at ${timePattern(meals.lunch.opens, ':\\d\\d')}`);
  await expectAnswer(panel, 'Second scan', 'Has already eaten at this meal.', used);
  await button(panel, 'A student on leave').click();
  await expect(panel.getByText('Marked away for this meal')).toBeVisible();
  await expect(liveRegion(page)).toContainText('Marked away for this meal');
  await passButton(panel).click();
  await expectAnswer(panel, 'On leave', 'Marked away for this meal. Back early? Ask at the counter.');
  await button(panel, 'Old codes').click();
  await scanButton(panel).click();
  await expectAnswer(panel, 'Old code', 'This code is out of date.', 'It was at the door at');
  await passButton(panel).click();
  await expectAnswer(panel, 'Old code', 'This code is out of date.', `It is for ${yesterday}.`);
  await expectCount(panel, 3);
});

test('takes a plate off the forecast for a student marked away, until Start over', async ({ page }) => {
  const panel = await openCodes(page);
  const expected = async () => Number(/of the (\d+) expected/.exec(await panel.innerText())?.[1]);
  const before = await expected();
  await button(panel, `Mark away: ${FIRST_STUDENT.name}`).click();
  await expect.poll(expected).toBe(before - 1);
  await expect(panel.getByText('Marked away for this meal')).toBeVisible();
  await scanButton(panel).click();
  await expectAnswer(panel, 'On leave');
  await unfoldMore(panel);
  await button(panel, 'Start over').click();
  await expect.poll(async () => Number.isNaN(await expected())).toBe(false);
});

test('keeps the focus in view by keyboard, and undoes a scan', async ({ page }) => {
  const panel = await openCodes(page);
  const expectInView = async () => {
    const focused = await page.evaluateHandle(() => document.activeElement as Element);
    expect(await focused.evaluate(describeIfHidden), 'The focused element is covered.').toBe('');
  };
  const press = async (target: Locator, key: string) => {
    await tabTo(target, 'Tab', expectInView);
    await page.keyboard.press(key);
  };
  await page.getByRole('tab', { selected: true }).focus();
  await press(scanButton(panel), 'Space');
  await expectCount(panel, 1);
  await expect(button(panel, 'Next student'), 'The button must keep the focus.').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(NEXT_STUDENT.name, { exact: true })).toBeVisible();
  await press(passButton(panel), 'Space');
  await expectCount(panel, 2);
  const undo = button(panel, `Undo In ${NEXT_STUDENT.name}, ${NEXT_STUDENT.room}`);
  await press(undo, 'Enter');
  await expect(undo).toHaveCount(0);
  await expectCount(panel, 1);
  await expect(scanButton(panel), 'The focus must move on from the removed button.').toBeFocused();
  await expect(liveRegion(page)).toContainText(`${NEXT_STUDENT.name} can still eat.`);
});

test('shows readable codes in light and dark, and changes the code at the door', async ({ page }) => {
  const panel = await openCodes(page);
  const readImage = (name: string) => readCode(panel.getByRole('img', { name }));
  const why = 'A code needs dark modules on white, and a quiet zone.';
  const door = 'The code at the mess entrance, to be read by a student’s phone';
  const firstCode = await readImage(door);
  expect(firstCode, why).toMatch(new RegExp(`^MM1D\\.${code}\\.${date}\\.L\\.`));
  await serveButton(page).click();
  await expect(panel.getByRole('listitem').nth(2)).toBeVisible();
  await button(hero(page), 'Pause').click();
  await expect.poll(() => readImage(door), 'The code at the door must change.').not.toBe(firstCode);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const pass = await readImage(`Sample mess pass of ${FIRST_STUDENT.name} as a QR code`);
    expect(pass, why).toMatch(new RegExp(`^MM1\\.${code}\\.A003\\.${date}\\.L\\.`));
  }
});
