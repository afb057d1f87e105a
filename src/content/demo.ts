import { createHash } from 'node:crypto';
import type { Content } from './content.ts';
import { eachFeature, type Feature } from './schemas/demo/demo.ts';
import type { ProductPageWords } from './schemas/product.ts';

/** What the live demo is given (its `DemoData`), picked out of the content; null if the product has no page. */
export function demoData({ hostel, messmate, demo, words }: Content) {
  if (!messmate || !demo) return null;
  const drawings = eachFeature((id) => messmate[id]) as Pick<ProductPageWords, Feature>;
  const figures = eachFeature((id) => messmate.features.tabs[id].figure);
  const { veg, nonVeg, error } = words;
  return {
    plan: hostel,
    version: createHash('sha256').update(JSON.stringify(hostel)).digest('base64url').slice(0, 8),
    words: demo,
    page: { ...drawings, figures },
    site: { veg, nonVeg, error },
  };
}
