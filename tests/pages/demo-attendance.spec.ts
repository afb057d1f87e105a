/** The live QR Attendance at every width and on paper, and its codes as any scanner reads them. */
import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import {
  button,
  code,
  DOOR_CODE,
  due,
  expectAnswer,
  PASS,
  place,
  results,
  scanButton,
  student,
} from './attendance-support.ts';
import { openLive } from './demo-support.ts';
import { clippedTexts, invisibleDrawings, overlappingTexts, smallTargets, tooWide } from './measures.ts';
import { addStyles, DESK, messmate, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('it fits every width, thumbs, forced colours, wide spacing and paper', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  for (let i = 0; i < 3; i++) await scanButton(panel).click();
  await expectAnswer(panel, results['second-scan']);
  const field = panel.getByRole('img', { name: /\d have come/ });
  const scale = panel.getByRole('img', { name: /residents$/ });
  for (const width of [320, 360, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(tooWide), `It scrolls sideways at ${width} px: these stick out.`).toEqual([]);
    const [grains, ticks] = [await field.boundingBox(), await scale.boundingBox()];
    expect(grains?.width, `At ${width} px the grains are not as wide as their scale.`).toBe(ticks?.width);
  }
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(smallTargets), 'Touch targets need 44 px each way.').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(invisibleDrawings);
  expect(unseen, 'With forced colours these drawings cannot be seen.').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(button(panel, student.scan), 'On paper nothing can be pressed.').toBeHidden();
  await expect(panel.getByText('367', { exact: true }), 'On paper the count stands.').toBeVisible();
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

test('any scanner reads the codes from the screen, in light and in dark', async ({ page }) => {
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
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads as it does with it: the pass, the count, who has come', async ({ page }) => {
    await page.goto(PRODUCT);
    const panel = page.locator('#attendance');
    await expect(code(panel, due.name)).toBeVisible();
    await expect(panel.getByText('366', { exact: true })).toBeVisible();
    await expect(panel.getByRole('img', { name: /^366 have come/ })).toBeVisible();
    const rows = panel.getByRole('table', { name: messmate.attendance.list }).getByRole('row');
    await expect(rows).toHaveCount(11);
    await expect(panel.getByRole('button'), 'What needs script has no button without it.').toHaveCount(0);
  });
});
