import { z } from 'zod';
import { each, line, prose, template } from '../text.ts';

/** `content/products/messmate/demo/analytics.yaml` */
export const analyticsDemoSchema = z.strictObject({
  summary: z
    .strictObject({
      title: line(40),
      plates: z.strictObject({ title: line(30), note: template(60, 'today') }),
      cost: z.strictObject({ title: line(30), note: template(40, 'to') }),
      error: z.strictObject({ title: line(30), note: template(60, 'days', 'lastWeek') }),
      saved: z.strictObject({
        title: line(30),
        note: line(40, 'that the saving is assumed'),
      }),
    })
    .describe('the four figures'),
  filters: z.strictObject({
    label: line(50, 'what the filters are called, for screen readers'),
    period: line(20),
    periods: z.strictObject({ week: line(20), month: line(20) }),
    meal: line(20),
    allMeals: line(20),
    chart: line(20, 'above the charts, and what the choice between them is called'),
    shown: template(80, 'from', 'to', 'meal'),
  }),
  plates: z.strictObject({
    title: line(40),
    today: line(30),
    expected: line(30),
    point: template(80, 'day', 'meal', 'eaten', 'cooked'),
    open: template(80, 'day', 'meal', 'eaten', 'forecast', 'error'),
  }),
  waste: z.strictObject({
    title: line(40),
    unit: line(20),
    with: line(30),
    without: line(30),
    weight: line(20),
    value: line(20),
    habit: line(30),
    kg: template(20, 'kg'),
    point: template(120, 'day', 'kg', 'rupees', 'habitKg', 'habitRupees'),
    result: template(200, 'kg', 'rupees', 'days', 'habitKg', 'habitRupees', 'savedKg', 'saved'),
    set: line(120, 'that the saving is assumed'),
    today: line(30),
    method: template(200, 'from').describe('what "without the forecast" means'),
  }),
  report: z.strictObject({
    title: line(40),
    month: line(20),
    mess: line(20),
    shop: line(20),
    group: template(60, 'account', 'from', 'to', 'plates'),
    day: template(40, 'account', 'day'),
    sales: line(40),
    held: line(40),
    takings: line(40),
    goods: line(40),
    margin: line(40),
    note: line(60, 'that all figures are invented'),
    alone: line(100, 'why another month has no figures of the shop'),
    download: line(30),
    saved: template(60, 'file'),
    failed: prose(120),
    columns: each(['from', 'to', 'account', 'amount', 'perPlate', 'note'], line(20)),
  }),
});

/** What the product page says of it: its tab's name, what its figure names, and the words of its drawing. */
export const analytics = {
  figure: ['cost', 'month'],
  drawing: z.strictObject({
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
};
