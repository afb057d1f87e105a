/** The live panel "Attendance": scans at the counter and at the door. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { parseNumbers } from './demo-analytics-support.ts';
import {
  button,
  DEVICES,
  hero,
  lastScan,
  meals,
  openAtLunch,
  openTab,
  residentCount,
  scanDoorButton,
  serveButton,
  tabTo,
  timePattern,
} from './demo-support.ts';
import { describeIfHidden } from './faults.ts';
import { readCode } from './qr.ts';
import { boxOf, content, liveRegion, notices } from './support.ts';
import { test } from './test.ts';

test.use({ ...DEVICES.phone, reducedMotion: 'reduce' });

/** The students whose passes the panel shows first and next. They have not come to lunch. */
const FIRST_STUDENT = { name: 'Shreya Verma', room: 'A 003' };
const NEXT_STUDENT = { name: 'Harini Raman', room: 'A 004' };

const { code, day } = content.hostel;
const date = day.replaceAll('-', '');
/** The day before the demo's day, as the refusal of an old pass names it. */
const yesterday = new Date(Date.parse(day) - 86_400_000)
  .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  .replace(/^\w+/, '$&,');

const scanPassButton = (panel: Locator) => button(panel, 'Scan this pass');

/** Opens the panel at the opening of lunch. */
async function openAttendance(page: Page): Promise<Locator> {
  await openAtLunch(page);
  const panel = await openTab(page, 'attendance');
  await expect(scanDoorButton(panel)).toBeVisible();
  return panel;
}

const unfoldMore = (panel: Locator) => panel.getByText('More to try').click();

/** Expects the plate's accessible name to say how many have come, with counts that add up to all residents. */
async function expectCount(panel: Locator, came: number): Promise<void> {
  const plate = panel.page().getByRole('img', { name: `Lunch, being served: ${came} have eaten, ` });
  await expect(plate, 'expected the plate to change with the scan').toBeVisible();
  // The numbers: have eaten, in the last minutes, still to come, error of the forecast, not coming.
  const [, , toCome = 0, , notComing = 0] = parseNumbers((await plate.getAttribute('aria-label')) ?? '');
  expect(came + toCome + notComing).toBe(residentCount);
}

/** Expects the result of the last scan in the panel and in the live region. */
async function expectResult(panel: Locator, ...texts: (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    await expect(lastScan(panel)).toContainText(text);
    await expect(liveRegion(panel.page())).toContainText(text);
  }
}

for (const [device, options] of Object.entries(DEVICES))
  test.describe(device, () => {
    test.use(options);

    test(`counts a scan, and keeps the buttons in place (${device})`, async ({ page }) => {
      const panel = await openAttendance(page);
      await scanDoorButton(panel).scrollIntoViewIfNeeded();
      const press = (target: Locator) => (options.hasTouch ? target.tap() : target.click());
      // Reads the position on the page, because a press may scroll.
      const readPosition = async () => {
        const box = await boxOf(scanPassButton(panel));
        return { ...box, y: Math.round(box.y + (await page.evaluate(() => scrollY))) };
      };
      const positionBefore = await readPosition();
      await press(scanDoorButton(panel));
      await expectResult(panel, 'In', 'Lunch is served.');
      await expectCount(panel, 1);
      await expect(panel.getByText('1 have eaten,')).toBeVisible();
      await press(scanPassButton(panel));
      await expectResult(panel, 'Second scan');
      await unfoldMore(panel);
      await press(button(panel, 'A student on leave'));
      expect(await readPosition(), 'expected the buttons in place after a press').toEqual(positionBefore);
      const dismissButtons = notices(page).getByRole('button');
      await expect(dismissButtons, 'expected no notice: it would repeat the panel').toHaveCount(0);
      await expect(lastScan(panel), 'expected no result for another student').toBeHidden();
    });
  });

test('shows and announces results of scans with their reasons', async ({ page }) => {
  const panel = await openAttendance(page);
  await unfoldMore(panel);
  for (const [location, scan] of [
    ['door', scanDoorButton(panel)],
    ['counter', scanPassButton(panel)],
  ] as const) {
    await scan.click();
    await expectResult(panel, 'In', 'Lunch is served.');
    await expectAccessible(page, `let in at the ${location}`, '#attendance');
    await button(panel, 'Next student').click();
    await expect(lastScan(panel)).toBeHidden();
  }
  await expectCount(panel, 2);
  await scanDoorButton(panel).click();
  await scanPassButton(panel).click();
  const used = new RegExp(`Used at ${timePattern(meals.lunch.opens, ':\\d\\d')}`);
  await expectResult(panel, 'Second scan', 'Has already eaten at this meal.', used);
  await button(panel, 'A student on leave').click();
  await expect(panel.getByText('Marked away for this meal')).toBeVisible();
  await expect(liveRegion(page)).toContainText('Marked away for this meal');
  await scanPassButton(panel).click();
  await expectResult(panel, 'On leave', 'Marked away for this meal. Back early? Ask at the counter.');
  await expect(panel.getByText('Changes at')).toBeVisible();
  await button(panel, 'Old codes').click();
  await expect(panel.getByText('Changed at')).toBeVisible();
  await scanDoorButton(panel).click();
  await expectResult(panel, 'Old code', 'This code is out of date.', 'It was at the door at');
  await scanPassButton(panel).click();
  await expectResult(panel, 'Old code', 'This code is out of date.', `It is for ${yesterday}.`);
  await expectCount(panel, 3);
});

test('lowers the forecast by one for a student marked away, until Start over', async ({ page }) => {
  const panel = await openAttendance(page);
  const readForecast = async () => Number(/of the (\d+) expected/.exec(await panel.innerText())?.[1]);
  const forecastBefore = await readForecast();
  await button(panel, `Mark away: ${FIRST_STUDENT.name}`).click();
  await expect.poll(readForecast).toBe(forecastBefore - 1);
  await expect(panel.getByText('Marked away for this meal')).toBeVisible();
  await scanDoorButton(panel).click();
  await expectResult(panel, 'On leave');
  await unfoldMore(panel);
  await button(panel, 'Start over').click();
  await expect.poll(readForecast).toBe(forecastBefore);
});

test('scans and undoes a scan by keyboard, with the focus in view', async ({ page }) => {
  const panel = await openAttendance(page);
  const expectInView = async () => {
    const focused = await page.evaluateHandle(() => document.activeElement as Element);
    expect(await focused.evaluate(describeIfHidden), 'expected the focused element in view').toBe('');
  };
  const reachAndPress = async (target: Locator, key: string) => {
    await tabTo(target, 'Tab', expectInView);
    await page.keyboard.press(key);
  };
  await page.getByRole('tab', { selected: true }).focus();
  await reachAndPress(scanDoorButton(panel), 'Space');
  await expectCount(panel, 1);
  await expect(button(panel, 'Next student'), 'expected the focus to stay on the button').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(NEXT_STUDENT.name, { exact: true })).toBeVisible();
  await reachAndPress(scanPassButton(panel), 'Space');
  await expectCount(panel, 2);
  const undoButton = button(panel, `Undo In ${NEXT_STUDENT.name}, ${NEXT_STUDENT.room}`);
  await reachAndPress(undoButton, 'Enter');
  await expect(undoButton).toHaveCount(0);
  await expectCount(panel, 1);
  await expect(scanDoorButton(panel), 'expected the focus to leave the removed button').toBeFocused();
  await expect(liveRegion(page)).toContainText(`Scan undone: ${NEXT_STUDENT.name}.`);
});

test('shows a door code that changes with time, and a pass readable in light and dark', async ({ page }) => {
  const panel = await openAttendance(page);
  const readImage = (name: string) => readCode(panel.getByRole('img', { name }));
  const why = 'expected dark modules on white, and a quiet zone';
  const doorCodeName = 'The code at the mess entrance, to be read by a student’s phone';
  const firstCode = await readImage(doorCodeName);
  expect(firstCode, why).toMatch(new RegExp(`^MM1D\\.${code}\\.${date}\\.L\\.`));
  await serveButton(page).click();
  await expect(panel.getByRole('listitem').nth(2)).toBeVisible();
  await button(hero(page), 'Pause').click();
  await expect.poll(() => readImage(doorCodeName), 'expected another door code').not.toBe(firstCode);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const pass = await readImage(`Sample mess pass of ${FIRST_STUDENT.name} as a QR code`);
    expect(pass, why).toMatch(new RegExp(`^MM1\\.${code}\\.A003\\.${date}\\.L\\.`));
  }
});
