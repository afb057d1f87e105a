import { describe, expect, test } from 'vitest';
import { securityWarning } from './warnings.ts';

const DAY = 86_400_000;

describe('a site of an old commit', () => {
  const now = Date.now();
  const holds = (days: number) => `Expires: ${new Date(now + (days + 0.5) * DAY).toISOString()}\n`;

  test.each([
    [20, /runs out in 20 days.* make a commit .*build anew/],
    [-400, /ran out 400 days ago.* make a commit .*build anew/],
  ])('is warned about %i days before its security.txt expires, with what to do', (days, says) => {
    expect(securityWarning(holds(days), now)).toEqual([expect.stringMatching(says)]);
  });

  test('is not warned about while there is time, but is if no date is given', () => {
    expect(securityWarning(holds(300), now)).toEqual([]);
    expect(securityWarning('Contact: mailto:a@b.example\n', now).join()).toContain('does not say until when');
  });
});
