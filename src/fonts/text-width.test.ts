import { expect, it } from 'vitest';
import { fitHeading, widthInEms } from './text-width.ts';

const lineWidthFor = (heading: string, lineCount?: number) =>
  (fitHeading(heading, lineCount).style as Record<'--widest-em', number>)['--widest-em'];

it('fits a heading to its longest word, or to a number of lines', () => {
  const heading = 'Annapurna Hostel Kitchen Suite';
  expect(lineWidthFor(heading)).toBeCloseTo(widthInEms('Annapurna'), 1);
  const inTwoLines = lineWidthFor(heading, 2);
  expect(inTwoLines).toBeGreaterThan(widthInEms(heading) / 2);
  expect(inTwoLines).toBeLessThan(widthInEms(heading));
  expect(lineWidthFor('MessMate', 2)).toBe(lineWidthFor('MessMate'));
});

it('marks a heading in a script with tall letters', () => {
  expect(fitHeading('अन्नपूर्णा', 2)).toHaveProperty('data-tall');
  expect(fitHeading('MessMate', 2)).not.toHaveProperty('data-tall');
});
