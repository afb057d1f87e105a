/** Scanning, as a warden would try it first, on a phone and on a laptop, at the counter and at the door. */
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
  saidTime,
  scanButton,
  serveButton,
  tabTo,
} from './demo-support.ts';
import { hidden } from './measures.ts';
import { readCode } from './qr.ts';
import { forgetShifts, watchShifts } from './shifts.ts';
import { content, liveRegion, notices } from './support.ts';
import { test } from './test.ts';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

/** Two students who have not come to lunch, in order. */
const DUE = { name: 'Shreya Verma', room: 'A 003' };
const NEXT = { name: 'Harini Raman', room: 'A 004' };

const { code, day } = content.hostel;
const date = day.replaceAll('-', '');
const yesterday = new Date(Date.parse(day) - 86_400_000)
  .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  .replace(/^\w+/, '$&,');

const answer = (panel: Locator) => panel.getByRole('region', { name: 'Your last scan' });
const passCode = (panel: Locator) =>
  panel.getByRole('img', { name: `Sample mess pass of ${DUE.name} as a QR code` });
const doorCode = (panel: Locator) =>
  panel.getByRole('img', { name: 'The code at the mess entrance, to be read by a student’s phone' });
const passButton = (panel: Locator) => button(panel, 'Scan this pass');
const undoOf = (panel: Locator, { name, room }: typeof DUE) => button(panel, `Undo In ${name}, ${room}`);

/** Opens the panel at the opening of lunch. */
async function openCodes(page: Page): Promise<Locator> {
  await openWaiting(page);
  const panel = await openTab(page, 'attendance');
  await expect(scanButton(panel)).toBeVisible();
  return panel;
}

/** Opens what else can be tried. */
const more = (panel: Locator) => panel.getByText('More to try').click();

/** Count, words and plate all show how many have come. */
async function expectCount(panel: Locator, came: number): Promise<void> {
  const plate = panel.page().getByRole('img', { name: `Lunch, being served: ${came} have eaten, ` });
  await expect(plate, 'The plate must follow each scan at once.').toBeVisible();
  const [, , toCome = 0, , notComing = 0] = numbersOf((await plate.getAttribute('aria-label')) ?? '');
  expect(came + toCome + notComing, 'Every resident is a grain.').toBe(residents);
}

/** The answer to the last scan, seen and heard. */
async function expectAnswer(panel: Locator, result: string, ...reasons: (string | RegExp)[]): Promise<void> {
  for (const words of [result, ...reasons]) {
    await expect(answer(panel), 'The answer must be there large, and say why.').toContainText(words);
    await expect(liveRegion(panel.page()), 'It is heard, from the one live region.').toContainText(words);
  }
}

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`a scan by hand counts, the next student follows, and nothing moves (${device})`, async ({
      page,
    }) => {
      await watchShifts(page, true);
      const panel = await openCodes(page);
      await scanButton(panel).scrollIntoViewIfNeeded();
      await forgetShifts(page);
      const press = (target: Locator) => (size.hasTouch ? target.tap() : target.click());
      // What is pressed below it scrolls the page.
      const placeOnPage = async () => {
        const box = await passButton(panel).boundingBox();
        return box && { ...box, y: Math.round(box.y + (await page.evaluate(() => scrollY))) };
      };
      const before = await placeOnPage();
      await press(scanButton(panel));
      await expectAnswer(panel, 'In', 'Lunch is served.');
      await expectCount(panel, 1);
      await expect(panel.getByText('1 have eaten,')).toBeVisible();
      await press(passButton(panel));
      await expectAnswer(panel, 'Second scan');
      await more(panel);
      await press(button(panel, 'A student on leave'));
      const why = 'No button may move when one scans or chooses.';
      expect(await placeOnPage(), why).toEqual(before);
      await expect(
        notices(page).getByRole('button'),
        'No notice that is seen may repeat what the panel itself says.',
      ).toHaveCount(0);
      await expect(answer(panel), 'The answer has to go when another student is shown.').toBeHidden();
    });
  });

test('every answer is right at the counter, and at the door what differs there', async ({ page }) => {
  const panel = await openCodes(page);
  await more(panel);
  for (const [at, scan] of [
    ['door', scanButton(panel)],
    ['counter', passButton(panel)],
  ] as const) {
    await scan.click();
    await expectAnswer(panel, 'In', 'Lunch is served.');
    await audit(page, `let in at the ${at}`, '#attendance');
    await button(panel, 'Next student').click();
    await expect(answer(panel), 'The next student has not been scanned.').toBeHidden();
  }
  await expectCount(panel, 2);
  await scanButton(panel).click();
  await passButton(panel).click();
  await expectAnswer(
    panel,
    'Second scan',
    'Has already eaten at this meal.',
    new RegExp(`Used at ${saidTime(meals.lunch.opens, ':\\d\\d')}`),
  );
  await button(panel, 'A student on leave').click();
  await expect(
    panel.getByText('Marked away for this meal'),
    'That its holder is on leave is shown.',
  ).toBeVisible();
  await expect(liveRegion(page), 'And heard.').toContainText('Marked away for this meal');
  await passButton(panel).click();
  await expectAnswer(panel, 'On leave', 'Marked away for this meal. Back early? Ask at the counter.');
  await button(panel, 'Old codes').click();
  await scanButton(panel).click();
  await expectAnswer(panel, 'Old code', 'This code is out of date.', 'It was at the door at');
  await passButton(panel).click();
  await expectAnswer(panel, 'Old code', 'This code is out of date.', `It is for ${yesterday}.`);
  await expectCount(panel, 3);
});

test('a student who is marked away takes a plate off the forecast, and comes back', async ({ page }) => {
  const panel = await openCodes(page);
  const expected = async () => Number(/of the (\d+) expected/.exec(await panel.innerText())?.[1]);
  const before = await expected();
  await button(panel, `Mark away: ${DUE.name}`).click();
  await expect.poll(expected, 'The kitchen cooks a plate less.').toBe(before - 1);
  await expect(panel.getByText('Marked away for this meal')).toBeVisible();
  await scanButton(panel).click();
  await expectAnswer(panel, 'On leave');
  await more(panel);
  await button(panel, 'Start over').click();
  await expect.poll(async () => Number.isNaN(await expected()), 'The count goes on.').toBe(false);
});

test('by keyboard the focus is never hidden nor lost, and scans are undone', async ({ page }) => {
  const panel = await openCodes(page);
  const isSeen = async () => {
    const focused = await page.evaluateHandle(() => document.activeElement as Element);
    expect(await focused.evaluate(hidden), 'This has the focus, and something lies over it.').toBe('');
  };
  const press = async (target: Locator, key: string, by = 'Tab') => {
    await tabTo(target, by, isSeen);
    await page.keyboard.press(key);
  };
  await page.getByRole('tab', { selected: true }).focus();
  await press(scanButton(panel), 'Space');
  await expectCount(panel, 1);
  const next = button(panel, 'Next student');
  await expect(next, 'The same button offers the next student.').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(NEXT.name, { exact: true }), 'Who stands there is shown.').toBeVisible();
  await press(passButton(panel), 'Space');
  await expectCount(panel, 2);
  await press(undoOf(panel, NEXT), 'Enter');
  await expect(undoOf(panel, NEXT)).toHaveCount(0);
  await expectCount(panel, 1);
  await expect(scanButton(panel), 'The focus must not be lost with the button that has gone.').toBeFocused();
  await expect(liveRegion(page)).toContainText(`${NEXT.name} can still eat.`);
});

test('any scanner reads the codes from the screen, in light and in dark; the one at the door soon changes', async ({
  page,
}) => {
  const panel = await openCodes(page);
  const why = 'The code on the screen cannot be read: it needs dark modules on white, and quiet around.';
  const first = await readCode(doorCode(panel));
  expect(first, why).toMatch(new RegExp(`^MM1D\\.${code}\\.${date}\\.L\\.`));
  await serveButton(page).click();
  await expect(panel.getByRole('listitem').nth(2), 'Some have come by now.').toBeVisible();
  await button(hero(page), 'Pause').click();
  await expect
    .poll(() => readCode(doorCode(panel)), 'A code that stays can be photographed and passed on.')
    .not.toBe(first);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await readCode(passCode(panel)), why).toMatch(
      new RegExp(`^MM1\\.${code}\\.A003\\.${date}\\.L\\.`),
    );
  }
});
