import type { ReactNode } from 'react';
import { fill } from '../../../content/fill.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { ProductsWords } from '../../../content/schemas/pages.ts';
import type { FEATURE_ICONS, ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { Feature } from '../../../messmate/tabs/features.ts';
import { tabsOf } from '../messmate/tab-words.ts';
import { CountDrawing } from './CountDrawing.tsx';
import { DinnersDrawing } from './DinnersDrawing.tsx';
import { ShelfDrawing } from './ShelfDrawing.tsx';

type Icon = (typeof FEATURE_ICONS)[number];

/** What a feature shows in the place of its icon: a drawing of the product's own, what it says, and where it can be tried. */
export type Shown = { drawing: ReactNode; figure: string; href: string };

/** The features of the product with the live demo, by the icon that the card gives each. */
export function drawingsOf(
  words: ProductPageWords,
  card: ProductsWords,
  site: InterfaceWords,
  readouts: Readouts,
  link: string,
): Partial<Record<Icon, Shown>> {
  const tabs = tabsOf(words, readouts);
  const { dinner, dinners } = readouts;
  const wasted = { plates: dinners.days.at(-1)?.wasted ?? 0, meal: dinner.name.toLowerCase() };
  const shown = (feature: Feature, drawing: ReactNode, figure = tabs[feature].figure): Shown => ({
    drawing,
    figure,
    href: `${link}#${feature}`,
  });
  return {
    pass: shown('attendance', <CountDrawing words={words.attendance} readouts={readouts} />),
    bars: shown(
      'analytics',
      <DinnersDrawing words={words.analytics} readouts={readouts} />,
      fill(card.left, wasted),
    ),
    basket: shown('tuckshop', <ShelfDrawing words={words.tuckshop} shelf={readouts.shelf} marks={site} />),
  };
}
