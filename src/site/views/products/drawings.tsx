import type { ReactNode } from 'react';
import { eachFeature, type Feature } from '../../../content/features.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import { figuresAt } from '../../../messmate/figures.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { DinnersDrawing } from './DinnersDrawing.tsx';
import { PlateDrawing } from './PlateDrawing.tsx';
import { ShelfDrawing } from './ShelfDrawing.tsx';

/** A still picture says when it is, and that its figures are invented. */
const atNow = (thing: string, { second }: Readouts): string =>
  t('{thing} at {time}, sample', { thing, time: clock(second / 60) });

/** What a feature with a tab shows on its card: a drawing, or else its figure, and where to try it. */
export type Shown = { drawing: ReactNode; figure: string; href: string; tryIt: string };

/** What the demo's tabs give the product's card. */
export function shownOf(words: ProductPageWords, readouts: Readouts, link: string): Record<Feature, Shown> {
  const figures = figuresAt(words.features.tabs, readouts.state);
  const drawings: Partial<Record<Feature, ReactNode>> = {
    attendance: <PlateDrawing readouts={readouts} />,
    analytics: <DinnersDrawing readouts={readouts} />,
    tuckshop: <ShelfDrawing title={atNow(t('Shelf'), readouts)} shelf={readouts.shelf} />,
  };
  return eachFeature((id) => ({
    drawing: drawings[id],
    figure: figures[id],
    href: `${link}#${id}`,
    tryIt: words.features.tabs[id].tryIt,
  }));
}
