import { expect, it } from 'vitest';
import { fresh, START, topUp } from '../../../tests/demo/fresh.ts';
import { setLanguage } from '../../content/language.ts';
import type { Command } from '../engine/events.ts';
import { textFor } from './closing-band.ts';

setLanguage('en-IN');

const words = {
  text: '{done}!',
  and: '{first}, {second}',
  scans: { one: 'a scan', other: '{count} scans' },
  orders: { one: 'an order', other: '{count} orders' },
};

it('names what a visitor has scanned and ordered, and nothing else', () => {
  const store = fresh();
  const told = () => textFor(store.get(), words);
  const after = (command: Exclude<Command, { type: 'move-time' }>) => {
    store.act(command);
    return told();
  };
  const scan = { type: 'scan', pass: 'no pass' } as const;
  const order = { type: 'place-order', resident: 'A001', lines: [{ item: 'chai', count: 1 }] } as const;
  store.goTo(START + 60);
  expect(told(), 'The day itself is not what the visitor has done.').toBeNull();
  const said = [{ ...topUp, paise: 50000 }, order, scan, scan, order].map(after);
  expect(said).toEqual([null, 'an order!', 'a scan, an order!', '2 scans, an order!', '2 scans, 2 orders!']);
  const cancel = { type: 'cancel-order', order: store.get().state.orders.length } as const;
  expect(after(cancel), 'What is cancelled has not been done.').toBe('2 scans, an order!');
  store.undoScan();
  expect(told()).toBe('a scan, an order!');
});
