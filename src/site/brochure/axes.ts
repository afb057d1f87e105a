import type { Readouts } from '../../messmate/sample-readouts.ts';

/** The upright axis of the dinners: full hundreds above the most that was cooked or is expected, in quarters. */
export function dinnerAxis({ dinners: { days, today } }: Readouts): { most: number; ticks: number[] } {
  const most = Math.ceil(Math.max(today.forecast, ...days.map(({ cooked }) => cooked)) / 100) * 100;
  return { most, ticks: [0, 1, 2, 3, 4].map((quarter) => (most / 4) * quarter) };
}
