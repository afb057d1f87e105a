import { createHash } from 'node:crypto';

/** A day to be reminded of. */
export type Reminder = {
  /** What is the same as long as it is the same matter: a calendar that has it already replaces it. */
  id: string;
  /** 2026-11-22 */
  day: string;
  title: string;
  text: string;
  /** Days before at which the calendar speaks up; 0 on the day itself. */
  ahead: number;
};

const MOST_BYTES = 75;

/** The characters that mean something in a text (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_BYTES) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

const compact = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * Reminders as a calendar (RFC 5545), each for a whole day and with an alarm at nine in the morning.
 * @param name whose calendar it is
 * @param host what makes the reminders' ids the world's only ones
 * @param today the day on which it is written
 */
export function calendar(reminders: readonly Reminder[], name: string, host: string, today: string): string {
  const events = reminders.flatMap(({ id, day, title, text, ahead }) => [
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(id).digest('hex').slice(0, 24)}@${host}`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    // Counted from midnight at the day's beginning.
    `TRIGGER:${ahead === 0 ? 'PT9H' : `-P${ahead - 1}DT15H`}`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//launch-check//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
