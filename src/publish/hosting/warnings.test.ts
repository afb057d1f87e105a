import { describe, expect, test } from 'vitest';
import { securityWarning } from './warnings.ts';

const DAY = 86_400_000;

describe('a site of an old commit', () => {
  const now = Date.now();
  const holds = (days: number) => `Expires: ${new Date(now + (days + 0.5) * DAY).toISOString()}\n`;

  test.each([
    [20, /runs out in 20 days.* make a commit .*build anew/],
    [-400, /ran out 400 days ago.* make a commit .*build anew/],
  ])('is told of with what to do, %i days before its security.txt runs out', (days, says) => {
    expect(securityWarning(holds(days), now)).toEqual([expect.stringMatching(says)]);
  });

  test('is nothing to tell of while there is time; that no time is given is', () => {
    expect(securityWarning(holds(300), now)).toEqual([]);
    expect(securityWarning('Contact: mailto:a@b.example\n', now).join()).toContain('does not say until when');
  });
});
