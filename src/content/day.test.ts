import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { changed, REAL } from '../../tests/content.ts';
import { todayIn, todayOf } from './day.ts';

/** 22 November 2026, 20:00 in UTC: already the 23rd in Pune, still the 22nd in New York. */
const EVENING = '1795377600';

test.each([
  ['Asia/Kolkata', '2026-11-23'],
  ['Asia/Kathmandu', '2026-11-23'],
  ['America/New_York', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-23'],
  ['UTC', '2026-11-22'],
])('today in %s is %s', (zone, day) => expect(todayOf(EVENING, zone)).toBe(day));

test('the day is that of the site’s time zone, on a computer in any other', () => {
  const program = `import { todayIn } from './src/content/day.ts'; for (const settings of process.argv.slice(1)) console.log(todayIn({ 'site.yaml': settings }));`;
  const said = (TZ: string, ...settings: string[]) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program, ...settings], {
      env: { ...process.env, TZ, SOURCE_DATE_EPOCH: EVENING },
      encoding: 'utf8',
    }).trim();
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
    const days = said(zone, 'language: hi\n', 'language: hi\ntimeZone: America/New_York\n');
    expect(days.split('\n')).toEqual(['2026-11-23', '2026-11-22']);
  }
});

test('settings that cannot be read leave the day', () => {
  expect(todayIn({ 'site.yaml': 'language: [' })).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(todayIn(changed('site.yaml', /^timeZone:.*$/m, 'timeZone: Asia/Pune', REAL))).toMatch(/^\d{4}-/);
});
