/** Images of codes in the live QR Attendance: read from the screen, chosen at the counter, told from what is no pass. */
import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import {
  button,
  code,
  counter,
  due,
  expectAnswer,
  expectCount,
  fileOf,
  holder,
  imageField,
  imageOf,
  moreWays,
  next,
  OLD_PASS,
  PASS,
  place,
  results,
  roomField,
  search,
  student,
} from './attendance-support.ts';
import { audit } from './audit.ts';
import { openLive } from './demo-support.ts';
import { DESK } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('an image that is no pass is told from one of another day, and any scanner reads the codes from the screen', async ({
  page,
}) => {
  const panel = await openLive(page, 'attendance');
  await moreWays(panel);
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
  await choose(await imageOf(OLD_PASS));
  await expectAnswer(panel, results['old-code'], 'It is for Monday, 16 November.');
  await expect(imageField(panel)).toHaveAccessibleDescription('');
  await choose(await imageOf('https://example.com/a-ticket?name=private'));
  await expectAnswer(panel, results['unknown-pass'], 'This is not a pass of this hostel.');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept, 'What a foreign code says must not be kept.').not.toContain('private');
  await expectCount(panel, 0);

  const read = async (drawn: Locator) => {
    const shot = await drawn.screenshot();
    const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { shot, text: jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data };
  };
  const why = 'The code on the screen cannot be read: it needs dark modules on white, and quiet around.';
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await read(code(panel, due.name))).text, why).toBe(PASS);
  await page.emulateMedia({ colorScheme: 'light' });
  const { shot, text } = await read(code(panel, due.name));
  expect(text, why).toBe(PASS);
  const whole = await page.screenshot();
  await place(panel, 'door').check();
  const atDoor = await read(code(panel));
  expect(atDoor.text, why).toBe('MM1D.NIL.20261117.L.1J0.NMAT');

  await imageField(panel).setInputFiles(fileOf(shot));
  await expectAnswer(panel, results.in);
  await imageField(panel).setInputFiles(fileOf(whole));
  await expectAnswer(panel, results['second-scan']);
  await search(panel).fill(`${next.name}, ${next.room}`);
  await expect(holder(panel, next)).toBeVisible();
  await imageField(panel).setInputFiles(fileOf(atDoor.shot));
  await expectAnswer(panel, results.in, `${next.name}, ${next.room}`);
  await expectCount(panel, 2);
});

test('nothing is asked of the network but the reader of codes, and without it the counter says so', async ({
  page,
}) => {
  const panel = await openLive(page, 'attendance');
  await expect(code(panel, due.name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await moreWays(panel);
  // Where a script does not come these are looked at once more, in the browser's cache, which Playwright's routes switch off.
  const has = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const requests: string[] = [];
  page.on(
    'request',
    (request) =>
      has.includes(request.url()) || requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.route('**/_astro/reader.*', (route) => route.abort());
  await imageField(panel).setInputFiles(fileOf(await imageOf(PASS)));
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
