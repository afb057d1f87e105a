import { expect, it } from 'vitest';
import { fresh, START, scan, topUp } from '../../../tests/demo/fresh.ts';
import { setLanguage } from '../../content/language.ts';
import { setWords } from '../../content/t.ts';
import type { Command } from '../engine/events.ts';
import { textFor } from './closing-band.ts';

setLanguage('en-IN');
setWords({});

it('mentions only what the visitor has scanned and ordered', () => {
  const store = fresh();
  const told = () => textFor(store.get())?.match(/^You (.*) here/)?.[1];
  const after = (command: Exclude<Command, { type: 'move-time' }>) => {
    store.act(command);
    return told();
  };
  const order = { type: 'place-order', resident: 'A001', lines: [{ item: 'chai', count: 1 }] } as const;
  store.goTo(START + 60);
  expect(told(), 'The day itself is not what the visitor has done.').toBeUndefined();
  const said = [{ ...topUp, paise: 50000 }, order, scan, scan, order].map(after);
  expect(said).toEqual([
    undefined,
    'placed an order',
    'made a scan and placed an order',
    'made 2 scans and placed an order',
    'made 2 scans and placed 2 orders',
  ]);
  const cancel = { type: 'cancel-order', order: store.get().state.orders.length } as const;
  expect(after(cancel), 'What is cancelled has not been done.').toBe('made 2 scans and placed an order');
  store.undoScan();
  expect(told()).toBe('made a scan and placed an order');
});
