import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { buildSalesChart } from '../../messmate/bar-charts.ts';
import { createSampleState } from '../../messmate/engine/sample.ts';
import { computeSales } from '../../messmate/engine/selectors/shop.ts';
import { Legend } from '../Legend/Legend.tsx';
import { Bars, type BarValues, roundAxis } from './Bars.tsx';

const draw = (values: BarValues, max = 120, min = 0) =>
  renderToStaticMarkup(Bars({ values, axis: { min, max, ticks: [] }, label: 'Sales' }));
/** Reads the height and width of each bar of each path. */
const parseBars = (html: string) =>
  [...html.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) =>
    [...path.matchAll(/v(-?\d+)h(\d+)/g)].map(([, height, width]) => [-Number(height), Number(width)]),
  );

test('draws nothing for values of 0', () => {
  const html = draw({ actual: [0, 0, 0], expected: [0, 0, 0] });
  expect(html).not.toContain('NaN');
  expect(parseBars(html).flat()).toEqual([]);
});

test('draws the current bar on its own, and expected values on top of actual ones', () => {
  const html = draw({ actual: [60, 30, 0], expected: [0, 30, 120], current: 1 });
  const [expected, past, current] = parseBars(html);
  expect(expected, 'Expected values must stack on actual values.').toEqual([
    [60, 66],
    [120, 66],
  ]);
  expect(past).toEqual([[60, 66]]);
  expect(current, 'The current bar must be filled only up to its actual value.').toEqual([[30, 66]]);
});

test('draws a negative value downwards, on the same scale', () => {
  const [bars] = parseBars(draw({ actual: [60, -30] }, 60, -60));
  expect(bars).toEqual([
    [60, 98],
    [-30, 98],
  ]);
});

test('lists in the legend only the kinds of values that the charts contain', () => {
  const labels = { actual: 'Eaten', current: 'Now', expected: 'Expected', lines: 'Cooked' };
  const renderLegend = (actual: number[], expected: number[], current?: number, lines: number[] = []) => {
    const html = renderToStaticMarkup(Legend({ labels, charts: [{ actual, expected, current, lines }] }));
    return [...html.matchAll(/ (\w+)<\/li>/g)].map(([, word]) => word).join();
  };
  expect(renderLegend([1, 1], [0, 0])).toBe('Eaten');
  expect(renderLegend([1, 0], [0, 1], 1), 'A current bar of 0 must have no entry.').toBe('Eaten,Expected');
  expect(renderLegend([1, 1, 0], [0, 1, 1], 1, [2])).toBe('Eaten,Now,Expected,Cooked');
});

test.each([
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [10, [0, 3, 6, 9, 12]],
  [100, [0, 25, 50, 75, 100]],
])('has ticks at whole numbers up to %i or more', (max, ticks) =>
  expect(roundAxis([max])).toEqual({ max: ticks.at(-1), ticks }),
);

test('builds a sales chart whose axis includes expected sales', () => {
  const sales = computeSales(createSampleState(plan));
  const { values, axis, busiest } = buildSalesChart(sales);
  const { actual, expected = [] } = values;
  expect(actual).toEqual(sales.hours.map(({ paise }) => paise));
  const current = values.current ?? Number.NaN;
  expect(actual[current]).toBeGreaterThan(0);
  expect(expected[current]).toBeGreaterThan(0);
  expect(sales.hours.find(({ hour }) => hour === busiest)?.toCome).toBe(Math.max(...expected));
  expect(axis.max).toBeGreaterThanOrEqual(Math.max(...expected));
  expect(axis.ticks[0]).toBe(0);
  const withoutSales = buildSalesChart({ hours: [{ hour: 7, paise: 0, toCome: 0 }], current: -1, total: 0 });
  expect(withoutSales.axis.max, 'A day without orders must have an axis.').toBeGreaterThan(0);
});
