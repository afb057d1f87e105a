import { z } from 'zod';
import { mapTabs, TABS, type TabId } from '../features.ts';
import { claimId } from './claims.ts';
import { MEALS } from './hostel-values.ts';
import { closingSections } from './product-closing.ts';
import { anyLink, groupOf, line, order, pageHead, prose, template, unique } from './text.ts';

export const FEATURE_ICONS = ['pass', 'bars', 'basket', 'plate', 'wallet'] as const;

/** Colours of a feature's icon (views/products/Feature.module.css); `veg` is the green of India's mark for vegetarian food. */
export const FEATURE_COLORS = ['ink', 'accent', 'outline', 'veg'] as const;

const feature = z.strictObject({
  title: line(40, "the feature's name"),
  description: prose(200, 'what it does'),
  icon: z.enum(FEATURE_ICONS),
  tab: z
    .enum(Object.keys(TABS) as TabId[])
    .optional()
    .describe('the tab of the live demo that shows it: the card has its drawing and a link to it'),
  color: z.enum(FEATURE_COLORS),
});

/** `content/products/<product>/card.yaml`: the card on /products. */
export const productCardSchema = z.strictObject({
  order,
  title: line(60, "the product's name"),
  kind: line(90, 'what kind of product it is'),
  description: prose(280, 'what the product does and for whom'),
  claim: claimId,
  features: z.array(feature).min(1).max(6).superRefine(unique('title')).describe('one to six features'),
  link: anyLink.describe('where Learn More leads: a page such as /products/messmate, or https://…'),
});

export type ProductCard = z.infer<typeof productCardSchema> & { id: string };

const tabSchema = (placeholders: (typeof TABS)[TabId]) =>
  z.strictObject({
    tab: line(30),
    figure: template(60, ...placeholders),
    heading: line(90, 'what the feature achieves'),
    text: prose(200, 'what the feature does, in a sentence'),
    tryIt: line(30, 'the link to it on the card of /products'),
  });

/** `content/products/messmate/page.yaml`. All figures but the 30 %, `days` and `usualGrams` come from the engine. */
export const productPageSchema = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    heading: line(30),
    kind: line(90, 'what kind of product it is'),
    will: groupOf(MEALS, template(40, 'count')).describe('how many will come to each meal'),
    willNot: template(40, 'count').describe('how many will not'),
    lead: line(60, 'what a mess gains from it'),
    day: template(160, 'residents').describe('what the small plates show'),
    how: line(40, 'the link to the question about the forecast'),
    cost: line(40, 'the link to the question about the price'),
  }),
  benefits: z.strictObject({
    heading: line(40),
    waste: z.strictObject({
      title: line(40),
      upTo: line(10),
      percent: z.literal(30).describe('the only saving that the site may claim'),
      text: prose(200),
      basis: prose(200, 'what the figure rests on, shown beside it'),
      claim: claimId,
      drawing: line(160, 'the drawing, for screen readers'),
    }),
    operations: z.strictObject({
      title: line(40),
      text: prose(200),
      now: template(40, 'time').describe('the time of the drawing'),
    }),
    experience: z.strictObject({
      title: line(40),
      text: prose(200),
      tonight: template(40, 'meal'),
      slot: line(30, 'the words before the time of the second serving slot'),
    }),
  }),
  features: z.strictObject({
    heading: line(60),
    lead: prose(160),
    label: line(40, 'the name of the row of tabs, for screen readers'),
    note: line(160, 'says that the figures are sample data'),
    about: line(160, 'what happens to a visitor’s actions in the live demo'),
    tabs: z.strictObject(mapTabs((id) => tabSchema(TABS[id]))).describe('the tabs'),
  }),
  ...closingSections,
});

export type ProductPageWords = z.infer<typeof productPageSchema>;
