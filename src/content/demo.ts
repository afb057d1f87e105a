import { createHash } from 'node:crypto';
import type { HostelPlan } from '../messmate/engine/plan.ts';
import type { DemoWords } from '../schemas/demo/demo.ts';
import type { InterfaceWords } from '../schemas/pages.ts';
import type { ProductPageWords } from '../schemas/product.ts';
import type { Content } from './read.ts';

/** What the live demo is told: the plan of its hostel, and its words. It travels with the script. */
export type DemoData = {
  plan: HostelPlan;
  /** Names the plan, in eight characters: what a browser has kept of another plan's hostel is put aside. */
  version: string;
  words: DemoWords;
  /** Words that the page without script uses too. */
  page: Pick<ProductPageWords, 'attendance' | 'analytics' | 'tuckshop'> & {
    figures: Record<'attendance' | 'analytics' | 'tuckshop', string>;
  };
  site: Pick<InterfaceWords, 'veg' | 'nonVeg' | 'weekdaysShort' | 'error'>;
};

/** Picks it out of the content; null if the product has no page. */
export function demoData({ hostel, messmate, demo, words }: Content): DemoData | null {
  if (!messmate || !demo) return null;
  const { attendance, analytics, tuckshop, features } = messmate;
  const { tabs } = features;
  const { veg, nonVeg, weekdaysShort, error } = words;
  return {
    plan: hostel,
    version: createHash('sha256').update(JSON.stringify(hostel)).digest('base64url').slice(0, 8),
    words: demo,
    page: {
      attendance,
      analytics,
      tuckshop,
      figures: {
        attendance: tabs.attendance.figure,
        analytics: tabs.analytics.figure,
        tuckshop: tabs.tuckshop.figure,
      },
    },
    site: { veg, nonVeg, weekdaysShort, error },
  };
}
