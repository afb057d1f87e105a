import { t } from '../content/t.ts';
import type { Refusal, ScanRefusal } from './engine/events.ts';

/** `old-code` is a pass for another day, or an earlier code at the door. */
export const refusalText = (why: Refusal): string =>
  ({
    'unknown-command': t('The hostel does not know this request.'),
    'unknown-resident': t('No resident has this room.'),
    'unknown-item': t('The shop does not sell this.'),
    'unknown-order': t('No order has this number.'),
    'bad-count': t('Enter a whole number from 1 to 50.'),
    'bad-amount': t('Enter an amount from ₹1 to ₹10,000.'),
    'bad-time': t('The demo cannot go to that time.'),
    'empty-order': t('The basket is empty. Choose something first.'),
    'shop-closed': t('The tuckshop is closed now.'),
    'out-of-stock': t('There is not that much left on the shelf.'),
    'wallet-short': t('There is too little money in the wallet.'),
    'wallet-full': t('The wallet cannot hold that much.'),
    'shelf-full': t('The shelf cannot hold that much.'),
    'not-open': t('The order has been handed over or cancelled already.'),
    'second-scan': t('Has eaten at this meal already.'),
    'wrong-meal': t('The pass is for another meal.'),
    'old-code': t('This code is out of date.'),
    'on-leave': t('Marked away for this meal. Back early? Ask at the counter.'),
    closed: t('The counter is closed now.'),
    'unknown-pass': t('This is not a pass of this hostel.'),
  })[why];

export const resultText = (result: 'in' | ScanRefusal): string =>
  ({
    in: t('In'),
    'second-scan': t('Second scan'),
    'wrong-meal': t('Wrong meal'),
    'old-code': t('Old code'),
    'on-leave': t('On leave'),
    closed: t('Closed'),
    'unknown-pass': t('Unknown pass'),
  })[result];
