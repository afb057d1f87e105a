import { expect, it } from 'vitest';
import { fitHeading, widthInEms } from './text-width.ts';

const widthFor = (heading: string, lines?: number) =>
  (fitHeading(heading, lines).style as Record<'--word', number>)['--word'];

it('fits a heading to its longest word, or to a number of lines', () => {
  const name = 'Annapurna Hostel Kitchen Suite';
  expect(widthFor(name)).toBeCloseTo(widthInEms('Annapurna'), 1);
  const inTwoLines = widthFor(name, 2);
  expect(inTwoLines).toBeGreaterThan(widthInEms(name) / 2);
  expect(inTwoLines).toBeLessThan(widthInEms(name));
  expect(widthFor('MessMate', 2)).toBe(widthFor('MessMate'));
});

it('marks a heading in a script with tall letters', () => {
  expect(fitHeading('अन्नपूर्णा', 2)).toHaveProperty('data-tall');
  expect(fitHeading('MessMate', 2)).not.toHaveProperty('data-tall');
});
