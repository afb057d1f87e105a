import { expect, test, vi } from 'vitest';
import { withChange } from '../../../tests/content.ts';
import { siteToday, todayInZone } from './day.ts';

/** `SOURCE_DATE_EPOCH` (in seconds) for 22 November 2026, 20:00 UTC, when it is the 23rd in Pune and the 22nd in New York. */
const EVENING = '1795377600';

test.each([
  ['Asia/Kolkata', '2026-11-23'],
  ['Asia/Kathmandu', '2026-11-23'],
  ['America/New_York', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-23'],
  ['UTC', '2026-11-22'],
])('returns today in %s as %s', (zone, day) => expect(todayInZone(EVENING, zone)).toBe(day));

test.each([
  ['UTC', 22],
  ['America/Los_Angeles', 22],
  ['Pacific/Auckland', 23],
])('uses the site’s time zone on a computer in %s', (zone, localDayOfMonth) => {
  vi.stubEnv('TZ', zone);
  vi.stubEnv('SOURCE_DATE_EPOCH', EVENING);
  expect(new Date(Number(EVENING) * 1000).getDate(), 'TZ must set the time zone of this process.').toBe(
    localDayOfMonth,
  );
  const days = ['language: hi\n', 'language: hi\ntimeZone: America/New_York\n'].map((settings) =>
    siteToday({ 'site.yaml': settings }),
  );
  vi.unstubAllEnvs();
  expect(days).toEqual(['2026-11-23', '2026-11-22']);
});

test('uses the default time zone if site.yaml is not YAML or names an unknown time zone', () => {
  const withUnknownZone = withChange('site.yaml', /^timeZone:.*$/m, 'timeZone: Asia/Pune');
  for (const files of [{ 'site.yaml': 'language: [' }, withUnknownZone])
    expect(siteToday(files)).toBe(todayInZone());
});
