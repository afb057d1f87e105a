import { expect, it } from 'vitest';
import { fitHeading, widthInEms } from './text-width.ts';

const styleFor = (name: string, lines?: number) => fitHeading(name, lines).style as Record<'--word', number>;

it('fits a heading to its longest word, and a long name to two lines', () => {
  const name = 'Annapurna Hostel Kitchen Suite';
  expect(styleFor(name)['--word']).toBeCloseTo(widthInEms('Annapurna'), 1);
  const inTwoLines = styleFor(name, 2)['--word'];
  expect(inTwoLines).toBeGreaterThan(widthInEms(name) / 2);
  expect(inTwoLines).toBeLessThan(widthInEms(name));
  expect(styleFor('MessMate', 2)).toEqual(styleFor('MessMate'));
});

it('marks a heading in a script with tall letters', () => {
  expect(fitHeading('अन्नपूर्णा', 2)).toHaveProperty('data-tall');
  expect(fitHeading('MessMate', 2)).not.toHaveProperty('data-tall');
});
