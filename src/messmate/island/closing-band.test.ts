import { expect, it } from 'vitest';
import { plan } from '../../../tests/engine/plan.ts';
import { setLanguage } from '../../content/language.ts';
import { createHostel } from '../engine/hostel.ts';
import { createStore } from '../store/store.ts';
import { textFor } from './closing-band.ts';

setLanguage('en-IN');

const words = {
  text: '{done}!',
  and: '{first} + {second}',
  scans: { one: 'a scan', other: '{count} scans' },
  orders: { one: 'an order', other: '{count} orders' },
};

it('tells what a visitor has scanned and ordered, and nothing else', () => {
  const store = createStore(createHostel(plan), plan.readAt * 60);
  const told = () => textFor(store.get(), words);
  const scan = () => store.act({ type: 'scan', pass: 'no pass' });
  const [item] = plan.shop.items;
  const order = () =>
    store.act({ type: 'place-order', resident: 'A001', lines: [{ item: item?.id ?? '', count: 1 }] });
  expect(told(), 'The day itself is not what the visitor has done.').toBeNull();
  store.act({ type: 'top-up', resident: 'A001', paise: 50000 });
  store.goTo(plan.readAt * 60 + 60);
  expect(told()).toBeNull();
  order();
  expect(told()).toBe('an order!');
  scan();
  expect(told()).toBe('a scan + an order!');
  scan();
  order();
  expect(told()).toBe('2 scans + 2 orders!');
  store.act({ type: 'cancel-order', order: store.get().state.orders.length });
  expect(told(), 'What is cancelled has not been done.').toBe('2 scans + an order!');
  store.undoScan();
  expect(told()).toBe('a scan + an order!');
  store.startOver();
  expect(told()).toBeNull();
});
