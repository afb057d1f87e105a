import { fill } from '../../content/fill.ts';
import { mealReadout } from '../engine/selectors/meals.ts';
import { servedMeal } from '../engine/time.ts';
import type { FigureOf } from '../tabs/feature-module.ts';

export const figureOf: FigureOf =
  (text, { plan }) =>
  (state) => {
    const { plates, name } = mealReadout(state, servedMeal(plan, state.second));
    return fill(text, { plates, meal: name });
  };
