import { z } from 'zod';
import { claimed } from './claims.ts';
import { closing } from './product-closing.ts';
import { httpsUrl, internalLink, line, order, pageHead, prose, template, unique } from './text.ts';

/** The drawings that a feature card can carry. */
export const FEATURE_ICONS = ['pass', 'bars', 'basket', 'plate', 'wallet'] as const;

/** How a feature's icon is filled: the three states of a grain, or the food mark's green. */
export const FEATURE_COLORS = ['ink', 'live', 'outline', 'veg'] as const;

const feature = z.strictObject({
  title: line(40, "the feature's name"),
  description: prose(200, 'what it does'),
  icon: z.enum(FEATURE_ICONS),
  color: z.enum(FEATURE_COLORS),
});

/** `content/products/<product>/card.yaml`: the product's card on /products. */
export const productSchema = z
  .strictObject({
    order,
    title: line(60, "the product's name"),
    kind: line(90, 'what kind of product it is'),
    description: prose(280, 'what the product does and for whom'),
    claim: claimed,
    features: z.array(feature).min(1).max(6).superRefine(unique('title')).describe('one to six features'),
    link: z
      .union([internalLink, httpsUrl])
      .describe(
        'where Learn More leads: a page of this site such as /products/messmate, or an address that begins with https://',
      ),
  })
  .describe('a product');

export type ProductCard = z.infer<typeof productSchema> & { id: string };

const panel = {
  heading: line(90, "the panel's claim"),
  text: prose(200, 'what the feature does, in a sentence'),
};

/** `content/products/messmate/page.yaml`: the words of /products/messmate. Figures come from the engine. */
export const productPageSchema = z
  .strictObject({
    ...pageHead,
    hero: z.strictObject({
      heading: line(30),
      motto: line(40, 'the product in a few words'),
      lead: prose(160, 'what it does for a mess'),
      tools: line(40, 'the label of the link to the feature area'),
      caption: z.strictObject({ title: line(40), text: template(120, 'residents', 'time') }),
    }),
    meal: z.strictObject({
      hours: template(40, 'opens', 'closes'),
      served: line(20),
      live: template(40, 'forecast', 'error'),
      due: template(40, 'error'),
      chart: template(120, 'meal', 'plates'),
      legend: z.strictObject({ served: line(20), live: line(20), due: line(20) }),
    }),
    benefits: z.strictObject({
      heading: line(40),
      waste: z.strictObject({
        title: line(40),
        upTo: line(10),
        percent: z.literal(30).describe('the only claim that the specification allows'),
        text: prose(200),
        basis: prose(200, 'what the figure rests on: it stands beside it'),
        claim: claimed,
        drawing: line(160, 'the drawing in words'),
        grains: z
          .strictObject({ title: line(80), left: template(40, 'plates'), cut: template(40, 'plates') })
          .describe('what the hundred grains show: food that is thrown away, and what need not be'),
      }),
      operations: z.strictObject({
        title: line(40),
        text: prose(200),
        clock: z.strictObject({
          forecast: line(40),
          opens: template(40, 'meal'),
          now: template(60, 'in', 'toCome', 'error'),
          closes: template(40, 'meal'),
          filed: line(40),
        }),
      }),
      experience: z.strictObject({
        title: line(40),
        text: prose(200),
        slip: template(40, 'meal'),
        slot: line(30),
        slotAt: template(30, 'slot', 'time'),
      }),
      note: line(160, 'says that what the cards show is sample data'),
    }),
    features: z.strictObject({
      heading: line(60),
      lead: prose(160),
      label: line(40, 'what the row of tabs is called, for screen readers'),
      note: line(160),
      claim: claimed,
      tabs: z
        .strictObject({
          attendance: z.strictObject({
            tab: z.literal('QR Attendance', 'the words "QR Attendance"'),
            figure: template(60, 'plates', 'meal'),
            ...panel,
          }),
          analytics: z.strictObject({
            tab: z.literal('Mess Analytics', 'the words "Mess Analytics"'),
            figure: template(60, 'cost', 'month'),
            ...panel,
          }),
          tuckshop: z.strictObject({
            tab: z.literal('Digital Tuckshop', 'the words "Digital Tuckshop"'),
            figure: template(60, 'sales'),
            ...panel,
          }),
        })
        .describe('the three tabs'),
    }),
    attendance: z.strictObject({
      pass: line(30),
      passOn: line(40),
      passPicture: template(120, 'name'),
      slot: template(40, 'slot', 'time'),
      counter: template(40, 'meal'),
      count: template(120, 'forecast', 'toCome', 'error'),
      gauge: template(160, 'in', 'forecast', 'error', 'residents'),
      list: line(40),
      where: line(30),
      columns: z.strictObject({
        time: line(20),
        name: line(20),
        room: line(20),
        diet: line(20),
        result: line(20),
      }),
      results: z
        .strictObject({
          in: line(20),
          'second-scan': line(30),
          'wrong-meal': line(30),
          'old-code': line(30),
          'on-leave': line(30),
          closed: line(30),
          'unknown-pass': line(30),
        })
        .describe('what the list says of each scan'),
    }),
    analytics: z.strictObject({
      chart: template(60, 'meal', 'days'),
      eaten: line(20),
      cooked: line(20),
      forecast: template(60, 'plates', 'error'),
      reading: template(160, 'first', 'last'),
      picture: template(200, 'meal', 'days', 'first', 'last'),
      day: line(20),
      wasted: line(40),
      pattern: line(40),
      patternNote: line(40, 'that it shows averages of four weeks'),
      unit: line(20, 'what the charts count, at the head of their axis'),
      none: line(20, 'stands where a figure is not known yet'),
      cost: line(40),
      costNote: template(60, 'month', 'plates'),
      head: line(20),
      amount: line(20),
      perPlate: line(20),
      total: line(20),
    }),
    tuckshop: z.strictObject({
      shelf: line(30),
      found: template(40, 'found', 'all').describe('how many of all snacks are shown'),
      open: line(30),
      columns: z.strictObject({ item: line(20), price: line(20), left: line(20), order: line(20) }),
      low: line(30, 'the note beside an item below its reorder level'),
      order: template(30, 'number'),
      toPay: line(20),
      wallet: line(20),
      after: line(30),
      paid: template(50, 'amount'),
      sales: line(40),
      soFar: template(40, 'amount'),
      picture: template(160, 'amount', 'hour'),
    }),
    ...closing,
  })
  .describe('the product page');

export type ProductPageWords = z.infer<typeof productPageSchema>;
