import { type Axis, axisOf } from '../../ui/Bars/axis.ts';
import type { Sales } from '../engine/selectors/shop.ts';

/** Paise that the axis shows at least: a morning without an order has one too. */
const LEAST = 10_000;

type SalesBars = {
  /** What has been sold in each hour, what is still expected in it, and which hour is now. */
  readonly bars: { done: number[]; toCome: number[]; now: number | undefined; max: number };
  readonly axis: Axis;
  /** The hour of the day that sells, or is to sell, the most. */
  readonly busiest: number;
};

/** The day's sales as bars, in paise. */
export function salesBars({ hours, current }: Sales): SalesBars {
  const done = hours.map(({ paise }) => paise);
  const toCome = hours.map((hour) => hour.toCome);
  const whole = hours.map((hour) => hour.paise + hour.toCome);
  const axis = axisOf([LEAST, ...whole]);
  return {
    bars: { done, toCome, now: current < 0 ? undefined : current, max: axis.most },
    axis,
    busiest: hours[whole.indexOf(Math.max(...whole))]?.hour ?? 0,
  };
}
