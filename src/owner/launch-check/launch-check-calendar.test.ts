/** The reminders: a calendar that every program reads, and what is in it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDING } from '../../../tests/launch-check/addresses.ts';
import { CLEAN, SAMPLE, TODAY } from '../../../tests/launched.ts';
import { examineContent } from '../../content/reading/read.ts';
import { calendar, fold, type Reminder } from './ics.ts';
import { remindersOf } from './reminders.ts';
import { lookAt } from './run.ts';

const ONE: Reminder = {
  id: 'claim less-waste',
  day: '2027-02-28',
  title: 'Look again: rice, dal; and roti',
  text: 'First\nsecond \\ third — नाश्ता',
  ahead: 7,
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('an event has what RFC 5545 asks for, on a whole day, with an alarm', () => {
  const text = calendar([ONE], 'Ours', 'kitchens.in', TODAY);
  expect(text).not.toMatch(/[^\r]\n/);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfolded(text).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    expect.stringMatching(/^PRODID:/),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Ours',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[0-9a-f]{24}@kitchens\.in$/),
    'DTSTAMP:20261122T000000Z',
    'DTSTART;VALUE=DATE:20270228',
    'DTEND;VALUE=DATE:20270301',
    'SUMMARY:Look again: rice\\, dal\\; and roti',
    'DESCRIPTION:First\\nsecond \\\\ third — नाश्ता',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Look again: rice\\, dal\\; and roti',
    'TRIGGER:-P6DT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a line has at most 75 octets, and no character is cut', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (line) => {
      const text = `SUMMARY:${line.replace(/[\r\n]/g, '')}`;
      for (const part of fold(text).split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(unfolded(fold(text))).toBe(text);
    }),
  ));

test('the same matter keeps its id, so that a calendar replaces it', () => {
  const idIn = (reminder: Reminder) => /UID:.*/.exec(calendar([reminder], 'Ours', 'k.in', TODAY))?.[0];
  expect(idIn({ ...ONE, day: '2028-01-01', title: 'Another' })).toBe(idIn(ONE));
  expect(idIn({ ...ONE, id: 'claim more-waste' })).not.toBe(idIn(ONE));
});

test('reminds of addresses, claims, legal texts, counsel and security.txt', () => {
  const image = `image: ${ENDING['Azure']?.('2027-03-01')}\n`;
  const policy = (CLEAN['legal/privacy-policy.md'] ?? '').replace('settled: true', 'settled: false');
  const files = {
    ...CLEAN,
    'team/leela.yaml': CLEAN['team/leela.yaml'] + image,
    'legal/privacy-policy.md': policy,
  };
  const { content } = examineContent(files);
  const reminders = content ? remindersOf(content, lookAt(files, SAMPLE, TODAY), Date.parse(TODAY)) : [];
  expect(reminders.map(({ id, day }) => `${day} ${id}`)).toEqual([
    '2026-12-06 counsel privacy-policy',
    '2027-03-01 address team/leela.yaml image',
    '2027-11-20 claims 2027-11-20',
    '2027-11-21 security.txt',
    '2027-11-22 legal privacy-policy',
    '2027-11-22 legal terms-of-service',
  ]);
});
