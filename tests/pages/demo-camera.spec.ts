/** The camera of the live QR Attendance: what it reads, when it is off, and what is said where there is none. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import encodeQR from 'qr';
import {
  button,
  counter,
  due,
  expectAnswer,
  expectCount,
  moreWays,
  PASS,
  results,
} from './attendance-support.ts';
import { audit } from './audit.ts';
import { openLive } from './demo-support.ts';
import { LAUNCH } from './launch.ts';
import { DESK, dismissers, liveRegion, messmate, PHONE } from './support.ts';
import { refusalsOf, test, watchRefusals } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('without a camera the counter says why and what to do', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await moreWays(panel);
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
    // Each of them is said anew, in the place of the one before.
    await expect(dismissers(page)).toHaveCount(1);
  }
  await audit(page, 'no camera', '#attendance');
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
    ...LAUNCH,
    args: [
      ...LAUNCH.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(PASS)}`,
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

  await moreWays(panel);
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
