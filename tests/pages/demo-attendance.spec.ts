/** More ways of the live QR Attendance: any resident, any meal, a dead phone, a second tab. */
import { expect, type Locator } from '@playwright/test';
import {
  button,
  code,
  counter,
  due,
  expectAnswer,
  expectCount,
  expectFewer,
  mealField,
  moreWays,
  next,
  place,
  results,
  roomField,
  scanButton,
  search,
  student,
  undoOf,
} from './attendance-support.ts';
import { audit } from './audit.ts';
import {
  act,
  clock,
  clockBar,
  expectTime,
  meals,
  openLive,
  over,
  readAt,
  runTheDay,
} from './demo-support.ts';
import { clippedTexts, invisibleDrawings, overlappingTexts, smallTargets, tooWide } from './measures.ts';
import { addStyles, DESK, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('it fits every width, thumbs, forced colours, wide spacing and paper', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await runTheDay(panel);
  for (let i = 0; i < 3; i++) await button(panel, student.scan).click();
  await moreWays(panel);
  await roomField(panel).fill('Z 999');
  await button(panel, counter.enter).click();
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(tooWide), `It scrolls sideways at ${width} px: these stick out.`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(smallTargets), 'Touch targets need 44 px each way.').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(invisibleDrawings);
  expect(unseen, 'With forced colours these drawings cannot be seen.').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(button(panel, student.scan), 'On paper nothing can be pressed.').toBeHidden();
  await expect(roomField(panel)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`,
  );
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const measure of [tooWide, clippedTexts, overlappingTexts]) {
      expect(await page.evaluate(measure), `At wide spacing and ${width} px: ${measure.name}.`).toEqual([]);
    }
  }
});

test('a resident is found by name and room, a dead phone by its room, all by keyboard', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const tabTo = async (target: Locator) => {
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never came to ${target}: see what takes the focus before it.`);
  };
  await scanButton(panel).focus();
  await tabTo(panel.locator('summary'));
  await page.keyboard.press('Enter');
  await tabTo(search(panel));
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(
    search(panel),
    'A search that finds nobody must say so beside the field.',
  ).toHaveAccessibleDescription(student.none);
  await expect(search(panel), 'What was typed must stay.').toHaveValue('nobody');
  const [first = ''] = next.name.split(' ');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect(search(panel)).toHaveAccessibleDescription(
    '4 residents match. Type more of the name, or the room.',
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(next.room.replace(' ', '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(code(panel, next.name), 'A room finds its resident, however it is written.').toBeVisible();
  await expect(search(panel)).toHaveAccessibleDescription('');
  // As from the list below the field.
  await search(panel).fill(`${due.name}, ${due.room}`);
  await expect(code(panel, due.name)).toBeVisible();
  await expect(search(panel)).toHaveValue('');

  await tabTo(roomField(panel));
  await page.keyboard.type('Z 999');
  await page.keyboard.press('Enter');
  await expect(
    roomField(panel),
    'A room that is not there must be named beside the field.',
  ).toHaveAccessibleDescription('There is no room Z 999.');
  await expect(roomField(panel), 'What was typed must stay.').toHaveValue('Z 999');
  await audit(page, 'an unknown room', '#attendance');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(due.id);
  await page.keyboard.press('Enter');
  await expectCount(panel, 1);
  await expect(roomField(panel)).toHaveValue('');
});

test('two tabs are one hostel, with one clock: the student’s and the counter’s', async ({
  page,
  context,
  baseURL,
}) => {
  const panel = await openLive(page, 'attendance');
  await moreWays(panel);
  const link = panel.getByRole('link', { name: student.other });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.waitForLoadState();
  expect(opened.url(), 'The other tab must open this page at its attendance.').toBe(
    `${baseURL}${PRODUCT}#attendance`,
  );
  const other = await openLive(opened, 'attendance');
  await search(panel).fill(next.room);
  await button(panel, student.show).click();
  await mealField(panel).selectOption('dinner');
  await expect(
    code(other, next.name),
    'The pass that one tab holds out must be shown in the other.',
  ).toBeVisible();
  await button(other, student.scan).click();
  await expectAnswer(panel, results['wrong-meal']);
  await mealField(panel).selectOption('');
  await place(panel, 'door').check();
  await expect(code(other), 'Where one scans is the same in both tabs.').toBeVisible();
  await scanButton(other).click();
  await expectCount(other, 1);
  await expectCount(panel, 1);
  await expectAnswer(panel, results.in);
  await undoOf(panel, results.in, next).click();
  await expectFewer(other, 1);
  await clockBar(panel).getByRole('combobox', { name: clock.jump }).selectOption('Dinner');
  await expectTime(other, meals.dinner.opens, 'What one tab does, the other has to show.');
  await runTheDay(other);
  await act(other, over.button).click();
  await expectTime(panel, readAt);
  await opened.close();
});
