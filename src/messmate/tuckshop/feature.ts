import { fill } from '../../content/fill.ts';
import { salesByHour } from '../engine/selectors/shop.ts';
import { rupees } from '../format.ts';
import type { FigureOf } from '../tabs/feature-module.ts';

export const figureOf: FigureOf = (text) => (state) =>
  fill(text, { sales: rupees(salesByHour(state).total) });
