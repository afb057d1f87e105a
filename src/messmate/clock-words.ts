import { fill } from '../content/fill.ts';
import type { ProductPageWords } from '../content/schemas/product.ts';
import type { Readouts } from './sample-readouts.ts';

type ClockWords = ProductPageWords['benefits']['operations']['clock'];

/** What happens at each step of a meal's clock, in words, by the step's id. */
export const clockWords = (words: ClockWords, meal: Readouts['meal']) => ({
  'forecast-ready': words.forecast,
  now: fill(words.now, { in: meal.plates, toCome: meal.toCome, error: meal.error }),
  'sheet-filed': words.filed,
});
