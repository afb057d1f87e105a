import type { ComponentType } from 'react';
import { t } from '../../content/t.ts';
import type { ChartData } from './chart-data.ts';
import { Pattern, PatternTable } from './Pattern.tsx';
import { Plates, PlatesTable } from './Plates.tsx';
import { Waste, WasteTable } from './Waste.tsx';

/** The charts of the dashboard, each with its figures as a table. */
export const CHARTS = {
  plates: { Chart: Plates, Table: PlatesTable },
  waste: { Chart: Waste, Table: WasteTable },
  pattern: { Chart: Pattern, Table: PatternTable },
} satisfies Record<string, Record<'Chart' | 'Table', ComponentType<ChartData>>>;

export type ChartName = keyof typeof CHARTS;

/** A function, because `t` gets the owner's labels (content/words.yaml) only just before the first render. */
export const chartNames = (): Record<ChartName, string> => ({
  plates: t('Cooked and eaten'),
  waste: t('Waste'),
  pattern: t('Attendance pattern'),
});
