import { expect, test } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { dayDishesPlugin } from './day-dishes.ts';

test('gives scripts only the drawings of dishes that the sample day serves', () => {
  const { load } = dayDishesPlugin(plan) as { load: (id: string) => string };
  const code = load('/src/ui/Thali/dish-drawings.ts');
  expect(code, 'expected a dish of the fixtures’ Tuesday').toContain('"rajma":');
  expect(code, 'expected no dish of other days').not.toContain('"dosa":');
});
