import type { DemoWords, Feature } from '../../content/schemas/demo/demo.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../content/schemas/product.ts';
import type { HostelPlan } from '../engine/plan.ts';

/** What the live demo is given: the plan of its hostel, and its words. It travels with the script. */
export type DemoData = {
  plan: HostelPlan;
  /** Names the plan, in eight characters: what a browser has stored of another plan's hostel is put aside. */
  version: string;
  words: DemoWords;
  /** Words that the page without script uses too. */
  page: Pick<ProductPageWords, Feature> & { figures: Record<Feature, string> };
  site: Pick<InterfaceWords, 'veg' | 'nonVeg' | 'error'>;
};
