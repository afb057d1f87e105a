import type { ComponentType } from 'react';
import { t } from '../../content/t.ts';
import type { Hostel } from '../engine/hostel.ts';
import type { MealId } from '../engine/plan.ts';
import type { PatternRow } from '../engine/selectors/past.ts';
import type { MealCell } from '../engine/selectors/period.ts';
import type { DayRow } from '../engine/selectors/period-sums.ts';
import { Pattern, PatternTable } from './Pattern.tsx';
import { Plates, PlatesTable } from './Plates.tsx';
import { Waste, WasteTable } from './Waste.tsx';

/** What the charts and their tables show, for the period and the meal that a visitor has chosen. */
export type Shown = {
  readonly hostel: Hostel;
  /** Meals before today, and today's. */
  readonly past: readonly MealCell[];
  readonly today: readonly MealCell[];
  /** The days of which a meal is over. */
  readonly days: readonly DayRow[];
  readonly usual: readonly PatternRow[];
  /** The meal that is open, or the next. */
  readonly now: MealId;
};

type ChartKind = { readonly Chart: ComponentType<Shown>; readonly Table: ComponentType<Shown> };

/** The charts of the dashboard, each with its figures as a table. */
export const CHARTS = {
  plates: { Chart: Plates, Table: PlatesTable },
  waste: { Chart: Waste, Table: WasteTable },
  pattern: { Chart: Pattern, Table: PatternTable },
} satisfies Record<string, ChartKind>;

export type ChartName = keyof typeof CHARTS;

/** Their names, which are labels and known only when drawn. */
export const chartNames = (): Record<ChartName, string> => ({
  plates: t('Cooked and eaten'),
  waste: t('Waste'),
  pattern: t('Attendance pattern'),
});
