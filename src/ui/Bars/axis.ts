/** The upright axis of a chart: from `least` at the foot to `most` at the top, with three or more round marks. */
export type Axis = { readonly least: number; readonly most: number; readonly ticks: readonly number[] };

/** Parts of ten that people read with ease. */
const ROUND = [1, 2, 2.5, 5, 10];
const MARKS = 4;

/**
 * An axis that holds all values. Bars begin at zero, so `from` is given only where there are none.
 */
export function axisOf(values: readonly number[], from = 0): Axis {
  const [low, high] = [Math.min(from, ...values), Math.max(from + 1, ...values)];
  const rough = (high - low) / MARKS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (ROUND.find((part) => part * ten >= rough) ?? 10);
  const least = Math.floor(low / step) * step;
  const count = Math.ceil((high - least) / step - 1e-9);
  return {
    least,
    most: least + count * step,
    ticks: Array.from({ length: count + 1 }, (_, i) => least + i * step),
  };
}

/** Where a value stands on an axis, in per cent from the foot, to two decimals. */
export const heightOf = ({ least, most }: Axis, value: number): number =>
  Math.round(((value - least) / (most - least)) * 10000) / 100;
