import { t } from '../content/t.ts';
import type { Refusal, ScanRefusal } from './engine/events.ts';

/** Tells a visitor why a command is refused. */
export const refusalText = (refusal: Refusal): string =>
  ({
    invalid: t('The demo cannot do that.'),
    'empty-order': t('The basket is empty. Choose something first.'),
    'shop-closed': t('The tuckshop is closed now.'),
    'out-of-stock': t('There are not that many left on the shelf.'),
    'wallet-short': t('There is too little money in the wallet.'),
    'wallet-full': t('The wallet cannot hold that much.'),
    'shelf-full': t('The shelf cannot hold that much.'),
    'order-ended': t('The order has already been handed over or cancelled.'),
    'already-eaten': t('Has already eaten at this meal.'),
    'wrong-meal': t('The pass is for another meal.'),
    'old-code': t('This code is out of date.'),
    'on-leave': t('Marked away for this meal. Back early? Ask at the counter.'),
    closed: t('The counter is closed now.'),
  })[refusal];

/** Names a scan's result. */
export const scanResultText = (result: 'in' | ScanRefusal): string =>
  ({
    in: t('In'),
    'already-eaten': t('Second scan'),
    'wrong-meal': t('Wrong meal'),
    'old-code': t('Old code'),
    'on-leave': t('On leave'),
    closed: t('Closed'),
  })[result];
