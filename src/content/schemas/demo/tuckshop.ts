import { z } from 'zod';
import { line, template } from '../text.ts';

/** `content/products/messmate/demo/tuckshop.yaml` */
export const tuckshopDemoSchema = z.strictObject({
  student: line(30),
  shop: line(30),
  browse: z.strictObject({
    all: template(20, 'count').describe('the button that shows all of the shop’s items'),
    few: line(20, 'the same button, once they are shown'),
    left: template(20, 'count'),
    out: line(30),
    add: template(40, 'item'),
    remove: template(40, 'item'),
    notIn: template(60, 'item'),
    noMore: line(12, 'beside an item of which the basket has all that can be had'),
    noMoreWhy: template(90, 'item', 'count').describe('the same in a sentence, for screen readers'),
    outWhy: template(120, 'item'),
  }),
  basket: z.strictObject({
    title: line(30),
    changed: template(60, 'count', 'amount').describe('what is in the basket now, for screen readers'),
    empty: line(60, 'what to do while nothing is in the basket'),
    goTo: template(24, 'amount').describe('the button that leads to the bill on a phone'),
    fewer: template(60, 'count', 'wanted').describe('others have bought what was in the basket'),
    pay: template(60, 'amount'),
    ready: line(60, 'what comes of paying'),
    missing: template(60, 'amount'),
    paid: template(90, 'number', 'code').describe('that an order is paid, for screen readers'),
  }),
  receipt: z.strictObject({
    title: line(30),
    paid: line(20, 'before the amount'),
    order: line(20, 'before what has become of the order'),
    status: z.strictObject({ placed: line(30), collected: line(30), cancelled: line(30) }),
    code: line(20),
    show: line(40, 'what the pick-up code is for'),
    undo: line(20, 'the button that takes the order back while it waits'),
    undone: template(90, 'number').describe('that it has been taken back, for screen readers'),
  }),
  wallet: z.strictObject({
    title: line(40),
    holds: template(30, 'wallet'),
    topUp: template(20, 'amount'),
    done: template(90, 'amount', 'wallet'),
    movements: z
      .strictObject({
        morning: line(30),
        'top-up': line(30),
        order: template(30, 'number'),
        refund: template(30, 'number'),
      })
      .describe('what the last movements were'),
  }),
  window: z
    .strictObject({
      title: line(30),
      waiting: template(30, 'count'),
      none: line(60),
      button: line(30),
      handOver: template(40, 'number').describe('the button of one order, for screen readers'),
      done: template(90, 'number', 'name'),
    })
    .describe('the pick-up window'),
  inventory: z.strictObject({
    title: line(30),
    toReorder: template(40, 'count'),
    enough: line(40, 'while there is enough of everything'),
    level: line(30),
    delivery: line(20, 'above the buttons that add goods to the shelf'),
    add: template(40, 'count', 'item').describe('such a button, for screen readers'),
    done: template(120, 'count', 'item', 'stock'),
  }),
  sales: z.strictObject({
    sold: template(60, 'from', 'to', 'sold'),
    more: template(90, 'from', 'to', 'sold', 'more'),
    hour: line(20),
    past: line(20),
    now: line(20),
    due: line(20, 'sales that are usual at an hour; no forecast, for it has no error'),
  }),
});

/** What the product page says of it: its tab's name, what its figure names, and the words of its drawing. */
export const tuckshop = {
  figure: ['sales'],
  drawing: z.strictObject({
    shelf: line(30),
    columns: z.strictObject({ item: line(20), left: line(20) }),
    low: line(30, 'the note beside an item below its reorder level'),
    order: template(30, 'number'),
    toPay: line(20),
    wallet: line(20),
    after: line(30),
    sales: line(40),
    soFar: template(40, 'amount'),
    picture: template(160, 'amount', 'hour'),
  }),
};
