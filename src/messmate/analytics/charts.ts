import type { ComponentType } from 'react';
import { t } from '../../content/t.ts';
import { Pattern, PatternTable } from './Pattern.tsx';
import { Plates, PlatesTable } from './Plates.tsx';
import type { Shown } from './shown.ts';
import { Waste, WasteTable } from './Waste.tsx';

type ChartKind = { readonly Chart: ComponentType<Shown>; readonly Table: ComponentType<Shown> };

/** The charts of the dashboard, each with its figures as a table. */
export const CHARTS = {
  plates: { Chart: Plates, Table: PlatesTable },
  waste: { Chart: Waste, Table: WasteTable },
  pattern: { Chart: Pattern, Table: PatternTable },
} satisfies Record<string, ChartKind>;

export type ChartName = keyof typeof CHARTS;

/** A function, because labels are known only when drawn. */
export const chartNames = (): Record<ChartName, string> => ({
  plates: t('Cooked and eaten'),
  waste: t('Waste'),
  pattern: t('Attendance pattern'),
});
