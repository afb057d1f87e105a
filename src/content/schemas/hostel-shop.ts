import { z } from 'zod';
import { DRAWING_NAMES } from './dish-drawings.ts';
import { clock, foodColour, hostelText, integer, mustBe, rupees } from './hostel-values.ts';
import { slug, unique } from './text.ts';

const item = z
  .strictObject({
    id: slug,
    name: hostelText(40),
    mark: z.enum(['veg', 'non', 'none']).describe('the food mark; none if it is not food'),
    drawing: z.enum(DRAWING_NAMES).default('packet').describe('how a piece of it is drawn on the shelf'),
    colour: foodColour.describe('the colour of the drawing, if not its usual one'),
    price: rupees(1).describe('in rupees, at least 1'),
    cost: rupees().describe('what the shop pays for one, in rupees'),
    stock: integer(0, 1000).describe('how many are on the shelf when the shop opens'),
    capacity: integer(1, 1000).describe('how many the shelf holds'),
    reorder: integer(0, 1000).describe('the item is low at this number or fewer'),
    likes: z.number().min(0).max(100).describe('how often it is chosen, relative to other items'),
  })
  .refine((item) => item.stock <= item.capacity, mustBe('stock', 'no more than the shelf holds'))
  .refine((item) => item.reorder < item.capacity, mustBe('reorder', 'fewer than the shelf holds'))
  .refine((item) => item.cost <= item.price, mustBe('cost', 'a cost that is not above the price'));

const shopItem = slug.meta({ choices: 'items' }).describe('an item of the shop');

const orderLine = z.strictObject({ item: shopItem, count: integer(1, 50) });

/** Part of `content/hostel.yaml`. */
export const shopSchema = z
  .strictObject({
    opens: clock,
    closes: clock,
    walletLimit: rupees(1000).describe('the most that a wallet can hold, in rupees'),
    orders: z.array(integer(0, 500)).min(1).describe('usual orders in each hour from opening to closing'),
    items: z.array(item).min(1).max(60).superRefine(unique('id')),
    deliveries: z
      .array(z.strictObject({ item: shopItem, count: integer(1, 1000), at: clock }))
      .describe('what is delivered to the shelf during the day'),
    sampleOrder: z.array(orderLine).min(1).max(10).superRefine(unique('item')).describe('the first basket'),
  })
  .refine(
    (shop) => shop.closes > shop.opens,
    mustBe(
      'closes',
      'a later time on the same day: for a shop open until 01:30 write 23:59, as the demo shows one day',
      true,
    ),
  )
  .superRefine((shop, { addIssue }) => {
    const needed = Math.ceil(shop.closes / 60) - Math.floor(shop.opens / 60);
    const message = `${needed} numbers, one for each hour in which the shop is open`;
    if (shop.orders.length !== needed) addIssue({ code: 'custom', path: ['orders'], message });
    const ids = shop.items.map(({ id }) => id);
    for (const list of ['deliveries', 'sampleOrder'] as const)
      shop[list].forEach(({ item }, i) => {
        const message = `the id of an item of the shop: ${ids.join(', ')}`;
        if (!ids.includes(item)) addIssue({ code: 'custom', path: [list, i, 'item'], message });
      });
  })
  .refine(({ orders }) => orders.some(Boolean), mustBe('orders', 'at least one number above 0'))
  .refine(
    (shop) => shop.items.some(({ mark, likes }) => mark !== 'non' && likes > 0),
    mustBe('items', 'at least one item that everybody may buy (a mark other than non) with likes above 0'),
  );
