/** The live QR Attendance: a student's pass, and the counter that reads it in every way it offers. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import jsqr from 'jsqr';
import encodeQR from 'qr';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs';
import { run } from '../../src/messmate/engine/commands.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { passText } from '../../src/messmate/engine/pass.ts';
import { MEALS, type MealId } from '../../src/messmate/engine/plan.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { nextWho } from '../../src/messmate/engine/selectors/people.ts';
import { wings } from '../../src/messmate/engine/selectors/wings.ts';
import type { HostelState } from '../../src/messmate/engine/state.ts';
import { fill } from '../../src/text/fill.ts';
import { audit } from './audit.ts';
import { clippedTexts, invisibleDrawings, overlappingTexts, smallTargets, tooWide } from './measures.ts';
import {
  addStyles,
  clockOf,
  content,
  DESK,
  demo,
  dismissers,
  liveRegion,
  messmate,
  openLive,
  PHONE,
  PRODUCT,
  refusalsOf,
  test,
  watchRefusals,
} from './support.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

const { shared, attendance } = demo;
const { student, counter, scans } = attendance;
const { results } = messmate.attendance;
const plan = content.hostel;
const noon = sampleHostel(plan);
const { residents } = createHostel(plan);
const countOf = (state: HostelState) => {
  const { total, error } = wings(state);
  return { total, error, plates: total.served + total.lastFive };
};
const atFirst = countOf(noon);
/** Has not come to lunch at 13:20; the next one neither. */
const due = nextWho(noon, 'lunch', 'due') as (typeof residents)[number];
const next = nextWho(noon, 'lunch', 'due', due.id) as (typeof residents)[number];
const away = nextWho(noon, 'lunch', 'away') as (typeof residents)[number];
const passOf = (resident: string, meal: MealId = 'lunch', day = plan.day) =>
  passText(plan.code, { resident, day, meal });

const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true });
const search = (panel: Locator) => panel.getByRole('combobox', { name: student.search });
const roomField = (panel: Locator) =>
  panel.getByRole('textbox', { name: fill(counter.room, { room: residents[0]?.room ?? '' }) });
const code = (panel: Locator, name: string) =>
  panel.getByRole('img', { name: fill(messmate.attendance.passPicture, { name }) });
const imageField = (panel: Locator) => panel.getByLabel(counter.image);
const undoOf = (panel: Locator, result: string, { name, room }: { name: string; room: string }) =>
  button(panel, `${scans.undo} ${result} ${name}, ${room}`);

/** The count, what is expected and still to come, and the field: all say so many more than at first. */
async function expectCount(panel: Locator, more: number, { plates, error, total } = atFirst): Promise<void> {
  const counts = { in: plates + more, forecast: plates + total.toCome, error, toCome: total.toCome - more };
  await expect(
    panel.getByText(String(counts.in), { exact: true }),
    'The live count must follow each scan at once.',
  ).toBeVisible();
  await expect(
    panel.getByText(fill(messmate.attendance.count, counts)),
    'What is expected and still to come must add up with the count.',
  ).toBeVisible();
  const field = fill(counter.field, { ...counts, notComing: total.notComing });
  await expect(
    panel.getByRole('img', { name: field }),
    'The grains must show the same count as the figures.',
  ).toBeVisible();
}

/** The answer to the last scan, and the first line of the list. */
async function expectAnswer(panel: Locator, result: string, reason = ''): Promise<void> {
  const first = panel.getByRole('table', { name: messmate.attendance.list }).getByRole('row').nth(1);
  await expect(first, 'The newest scan must be on top of the list, with its result.').toContainText(result);
  const answer = panel.getByRole('region', { name: scans.latest });
  await expect(answer, 'The counter must answer large and in words.').toContainText(result);
  await expect(answer, 'The counter must say why.').toContainText(reason);
}

/** The same after an undo: who meant to come meanwhile has come. */
async function expectCountNow(panel: Locator, more: number): Promise<void> {
  const to = await clockOf(panel);
  await expectCount(panel, more, countOf(run(noon, { type: 'move-time', to }).state));
}

async function dismissAll(page: Page): Promise<void> {
  for (let left = await dismissers(page).count(); left > 0; left--) await dismissers(page).first().click();
}

/** A code as an image file, so many pixels to a module, as another program draws it. */
async function imageOf(text: string, scale = 6): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4, scale });
  const pixels = Buffer.from(rows.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
  return sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
    .png()
    .toBuffer();
}

const fileOf = (buffer: Buffer, mimeType = 'image/png') => ({ name: 'code', mimeType, buffer });

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(device, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test(`a pass is shown, scanned by a tap, and every answer of the counter is seen (${device})`, async ({
      page,
    }) => {
      const panel = await openLive(page, 'attendance');
      const press = (target: Locator) => (device === 'phone' ? target.tap() : target.click());
      const tapPass = () => press(button(panel, student.scan));
      await expect(
        code(panel, due.name),
        'One who has not come yet stands there to begin with.',
      ).toBeVisible();
      await expectCount(panel, 0);
      if (device === 'phone') await audit(page, 'at rest, phone', '#attendance');

      await tapPass();
      await expectAnswer(panel, results.in, fill(scans.admitted, { meal: plan.meals.lunch.name }));
      await expectCount(panel, 1);
      const said = fill(scans.said, {
        result: results.in,
        who: `${due.name}, ${due.room}`,
        reason: fill(scans.admitted, { meal: plan.meals.lunch.name }),
      });
      await expect(liveRegion(page), 'The answer to a scan must be announced.').toContainText(said);
      if (device === 'desk') await audit(page, 'let in, desk', '#attendance');

      await tapPass();
      await expectAnswer(panel, results['second-scan'], shared.refused['second-scan']);
      await dismissAll(page);
      const meal = panel.getByRole('combobox', { name: student.meal, exact: true });
      await meal.selectOption('dinner');
      await tapPass();
      const otherMeal = fill(scans.otherMeal, { meal: plan.meals.dinner.name });
      await expectAnswer(panel, results['wrong-meal'], `${shared.refused['wrong-meal']} ${otherMeal}`);
      await meal.selectOption('');
      await press(button(panel, student.standings.away));
      await expect(code(panel, away.name)).toBeVisible();
      await expect(
        panel.getByText(student.away),
        'The pass must say that its holder is on leave.',
      ).toBeVisible();
      await tapPass();
      await expectAnswer(panel, results['on-leave'], shared.refused['on-leave']);
      await expectCount(panel, 1);
      if (device === 'phone') await audit(page, 'refused, phone', '#attendance');
      await dismissAll(page);

      await press(undoOf(panel, results.in, due));
      await expectCountNow(panel, 0);
      await expect(liveRegion(page), 'What was undone must be announced.').toContainText(
        fill(scans.undone, { result: results.in, who: `${due.name}, ${due.room}` }),
      );
      const gone = 'Neither the entry that was undone nor its second scan may stay in the list.';
      await expect(undoOf(panel, results.in, due), gone).toHaveCount(0);
      await expect(undoOf(panel, results['second-scan'], due), gone).toHaveCount(0);
      await expect(undoOf(panel, results['on-leave'], away), 'The other entries must stay.').toBeVisible();
      await expect(liveRegion(page), 'What goes with it is said.').toContainText(scans.undoneToo);

      await panel.getByRole('slider').fill(String(15 * 3600));
      await press(button(panel, student.standings.due));
      await tapPass();
      await expectAnswer(panel, results.closed, shared.refused.closed);
    });
  });
}

test('it fits every width, thumbs, forced colours, wide spacing and paper', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await button(panel, student.scan).click();
  await button(panel, student.scan).click();
  await roomField(panel).fill('Z 999');
  await button(panel, counter.enter).click();
  await dismissAll(page);
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
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

test('all of it can be done by keyboard alone', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const tabTo = async (target: Locator) => {
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key never came to ${target}: see what takes the focus before it.`);
  };
  await button(panel, shared.clock.play).focus();
  await tabTo(search(panel));
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(
    search(panel),
    'A search that finds nobody must say so beside the field.',
  ).toHaveAccessibleDescription(student.none);
  await expect(search(panel), 'What was typed must stay.').toHaveValue('nobody');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(next.room.replace(' ', '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(code(panel, next.name), 'A room finds its resident, however it is written.').toBeVisible();
  await expect(search(panel)).toHaveAccessibleDescription('');
  await tabTo(button(panel, student.scan));
  await page.keyboard.press('Space');
  await expectCount(panel, 1);

  await tabTo(roomField(panel));
  await page.keyboard.type('Z 999');
  await page.keyboard.press('Enter');
  await expect(
    roomField(panel),
    'A room that is not there must be named beside the field.',
  ).toHaveAccessibleDescription(fill(counter.noRoom, { room: 'Z 999' }));
  await expect(roomField(panel), 'What was typed must stay.').toHaveValue('Z 999');
  await audit(page, 'an unknown room', '#attendance');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(due.id);
  await page.keyboard.press('Enter');
  await expectCount(panel, 2);
  await expect(roomField(panel)).toHaveValue('');

  const undo = undoOf(panel, results.in, next);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expectCountNow(panel, 1);
  await expect(undo).toHaveCount(0);
  await expect(
    panel.getByText(scans.latest),
    'The focus must not be lost with the entry that has gone.',
  ).toBeFocused();
});

test('a name finds its resident, and too little of one says so', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const [first = ''] = next.name.split(' ');
  await search(panel).fill(first);
  await button(panel, student.show).click();
  const many = residents.filter(({ name }) => name.toLowerCase().includes(first.toLowerCase())).length;
  await expect(search(panel)).toHaveAccessibleDescription(fill(student.several, { count: many }));
  // As from the list below the field.
  await search(panel).fill(`${next.name}, ${next.room}`);
  await expect(code(panel, next.name)).toBeVisible();
  await expect(search(panel)).toHaveValue('');
});

test('each answer is announced at once, however fast one scans', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  for (let i = 0; i < 5; i++) await button(panel, student.scan).click();
  await button(panel, student.standings.away).click();
  await button(panel, student.scan).click();
  await expect(
    liveRegion(page).getByText(away.name).filter({ visible: true }),
    'The newest answer must not wait behind older ones: see say() in context.ts.',
  ).toContainText(results['on-leave']);
});

test('any scanner reads the pass from the screen, and an image of it lets its holder in', async ({
  page,
}) => {
  const panel = await openLive(page, 'attendance');
  let shot: Buffer = Buffer.alloc(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    shot = await code(panel, due.name).screenshot();
    const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(
      jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data,
      `The pass on the screen cannot be read (${colorScheme}): it needs dark modules on white, and quiet around.`,
    ).toBe(passOf(due.id));
  }
  await imageField(panel).setInputFiles(fileOf(shot));
  await expectCount(panel, 1);
  await expectAnswer(panel, results.in);

  const whole = await page.screenshot();
  await imageField(panel).setInputFiles(fileOf(whole));
  await expectAnswer(panel, results['second-scan']);
});

test('an image that is no pass is told from one of another day, and from no image', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const choose = async (buffer: Buffer, type?: string) => {
    await imageField(panel).setInputFiles(fileOf(buffer, type));
  };
  await choose(Buffer.from('no image'), 'text/plain');
  await expect(imageField(panel)).toHaveAccessibleDescription(counter.faults.image);
  await choose(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  );
  await expect(imageField(panel)).toHaveAccessibleDescription(counter.faults.empty);
  await audit(page, 'an image without a code', '#attendance');
  await choose(await imageOf(passOf(due.id, 'lunch', '2026-11-16')));
  await expectAnswer(panel, results['wrong-meal'], fill(scans.otherDay, { date: 'Monday, 16 November' }));
  await expect(imageField(panel)).toHaveAccessibleDescription('');
  await choose(await imageOf('https://example.com/a-ticket?name=private'));
  await expectAnswer(panel, results['unknown-pass'], shared.refused['unknown-pass']);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept, 'What a foreign code says must not be kept.').not.toContain('private');
  await expectCount(panel, 0);
});

test('nothing is asked of the network but the reader of codes, and without it the counter says so', async ({
  page,
}) => {
  const panel = await openLive(page, 'attendance');
  await expect(code(panel, due.name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.route('**/_astro/reader.*', (route) => route.abort());
  await imageField(panel).setInputFiles(fileOf(await imageOf(passOf(due.id))));
  await expect(imageField(panel)).toHaveAccessibleDescription(counter.faults.lost);
  await button(panel, student.scan).click();
  await roomField(panel).fill(next.id);
  await button(panel, counter.enter).click();
  await expectCount(panel, 2);
  const foreign = requests.filter(
    (request) => !/^GET \/_astro\/(reader|qr|decode)\.[\w-]+\.js$/.test(request),
  );
  expect(foreign, 'Scanning must not send or fetch anything but its own script.').toEqual([]);
});

test('without a camera the counter says why and what to do', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  const { faults } = counter;
  const cases = [
    ['NotFoundError', faults.missing],
    ['NotAllowedError', faults.refused],
    ['NotReadableError', faults.busy],
    ['AbortError', faults.failed],
    ['', faults.missing],
  ] as const;
  for (const [name, says] of cases) {
    await page.evaluate((error) => {
      const value = error ? { getUserMedia: () => Promise.reject(new DOMException('No', error)) } : undefined;
      Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
    }, name);
    await button(panel, counter.camera).click();
    await expect(
      panel.getByText(says),
      `After ${name || 'no mediaDevices'} the counter must say so.`,
    ).toBeVisible();
    await expect(liveRegion(page), 'A camera that fails must be announced.').toContainText(says);
    await expect(button(panel, counter.camera)).toBeVisible();
    await dismissAll(page);
  }
  await audit(page, 'no camera', '#attendance');
});

test('two tabs are one hostel: the student’s and the counter’s', async ({ page, context, baseURL }) => {
  const panel = await openLive(page, 'attendance');
  const link = panel.getByRole('link', { name: student.other });
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await opened.waitForLoadState();
  expect(opened.url(), 'The other tab must open this page at its attendance.').toBe(
    `${baseURL}${PRODUCT}#attendance`,
  );
  const other = await openLive(opened, 'attendance');
  await search(panel).fill(next.room);
  await button(panel, student.show).click();
  await panel.getByRole('combobox', { name: student.meal, exact: true }).selectOption('dinner');
  await expect(
    code(other, next.name),
    'The pass that one tab holds out must be shown in the other.',
  ).toBeVisible();
  await button(other, student.scan).click();
  await expectAnswer(panel, results['wrong-meal']);
  await panel.getByRole('combobox', { name: student.meal, exact: true }).selectOption('');
  await button(other, student.scan).click();
  await expectCount(other, 1);
  await expectCount(panel, 1);
  await expectAnswer(panel, results.in);
  await undoOf(panel, results.in, next).click();
  await expectCountNow(other, 0);
  await opened.close();
});

/** A film of one picture, as Chromium takes it for a camera: a code in the middle of 640 × 480. */
function filmOf(text: string): string {
  const [width, height, scale] = [640, 480, 10];
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4, scale });
  const [left, top] = [(width - rows.length) >> 1, (height - rows.length) >> 1];
  const light = Buffer.alloc(width * height, 200);
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries()) light[(top + y) * width + left + x] = dark ? 20 : 230;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  const file = join(mkdtempSync(join(tmpdir(), 'pass-')), 'pass.y4m');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return file;
}

test('the camera reads a pass once, and is off as soon as it is not used', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium() as string,
    chromiumSandbox: false,
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(passOf(due.id))}`,
    ],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: PHONE, reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await watchRefusals(page);
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Reflect.set(window, 'tracks', tracks);
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  /** What each camera track that was ever opened is now. */
  const tracks = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'tracks') as MediaStreamTrack[]).map((track) => track.readyState),
    );
  const panel = await openLive(page, 'attendance');
  expect(await tracks(), 'The camera may be asked for only on the press of its button.').toEqual([]);

  await button(panel, counter.camera).click();
  await expect(panel.getByText(counter.looking)).toBeVisible();
  await expectCount(panel, 1);
  await expectAnswer(panel, results.in);
  await audit(page, 'the camera is on', '#attendance');
  // All this time the pass has been before the camera.
  await expect(
    panel.getByRole('table', { name: messmate.attendance.list }).getByText(due.name),
    'A pass that stays before the camera must be scanned once.',
  ).toHaveCount(1);
  await button(panel, counter.stop).click();
  await expect.poll(tracks, 'Stop must switch the camera off.').toEqual(['ended']);

  await button(panel, counter.camera).click();
  await expect(panel.getByText(counter.looking)).toBeVisible();
  await page.getByRole('tab').nth(1).click();
  await expect
    .poll(tracks, 'Another tab of the page must switch the camera off.')
    .toEqual(['ended', 'ended']);
  await page.getByRole('tab').first().click();
  await button(panel, counter.camera).click();
  await expect(panel.getByText(counter.looking)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(tracks, 'A page that is hidden must switch the camera off.')
    .toEqual(['ended', 'ended', 'ended']);
  expect(await refusalsOf(page), 'The policies refuse what the camera needs: see headers.ts.').toEqual([]);
  expect(errors).toEqual([]);
  await browser.close();
});

test('the whole day can be served: each meal has its pass', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  for (const meal of MEALS) {
    const { name, opens } = plan.meals[meal];
    await panel.getByRole('slider').fill(String(opens * 60 + 300));
    await button(panel, student.standings.due).click();
    await button(panel, student.scan).click();
    await expectAnswer(panel, results.in, fill(scans.admitted, { meal: name }));
  }
});
