import type { ReactNode } from 'react';
import { fill } from '../../../content/fill.ts';
import { eachFeature, type Feature } from '../../../content/schemas/demo/demo.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { tabsOf } from '../messmate/tab-words.ts';
import { DinnersDrawing } from './DinnersDrawing.tsx';
import { PlateDrawing } from './PlateDrawing.tsx';
import { ShelfDrawing } from './ShelfDrawing.tsx';

/** What a feature with a tab shows on its card: a small drawing, or its figure where there is none, and where it can be tried. */
export type Shown = { drawing: ReactNode; figure: string; href: string };

/** What the tabs of the live demo give the product's card. */
export function shownOf(
  words: ProductPageWords,
  site: InterfaceWords,
  readouts: Readouts,
  link: string,
): Record<Feature, Shown> {
  const tabs = tabsOf(words, readouts);
  const drawings: Partial<Record<Feature, ReactNode>> = {
    attendance: (
      <PlateDrawing
        title={fill(words.attendance.counter, { meal: readouts.meal.name })}
        words={site.plate}
        readouts={readouts}
      />
    ),
    analytics: <DinnersDrawing words={words.analytics} readouts={readouts} />,
    tuckshop: <ShelfDrawing words={words.tuckshop} shelf={readouts.shelf} marks={site} />,
  };
  return eachFeature((id) => ({
    drawing: drawings[id],
    figure: tabs[id].figure,
    href: `${link}#${id}`,
  }));
}
