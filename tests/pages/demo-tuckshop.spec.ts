/** The live tuckshop, both sides: by touch on a phone, by pointer and by keyboard on a desk. */
import { expect } from '@playwright/test';
import { audit } from './audit.ts';
import { button, SIZES, tabTo } from './demo-support.ts';
import { test } from './test.ts';
import { NAME, OMELETTE, PUFF, SAMOSA, Visit, WALLET } from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

const HANDED_OVER = `Order 82 is handed over to ${NAME}.`;
const ADDED = 'Added: 24 × Egg puff. Now 26 on the shelf.';

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`fills, pays and undoes a basket, and moves nothing (${device})`, async ({ page }) => {
      const visit = await Visit.begin(page, size.hasTouch);
      const { panel } = visit;
      await expect(visit.payButton(82)).toBeVisible();
      await audit(page, 'as it opens', '#tuckshop');
      for (const name of ['Samosa', 'Samosa', 'Masala noodles', 'Cutting chai'])
        await visit.press(button(panel, `Remove one ${name}`));
      const empty = panel.getByText('Press + beside a snack.').filter({ visible: true });
      await expect(empty).toHaveCount(1);
      await visit.unfoldAll('student');
      expect(await visit.countPieces(PUFF)).toEqual({ left: 2, taken: 0 });
      await visit.add(PUFF);
      expect(await visit.countPieces(PUFF)).toEqual({ left: 1, taken: 1 });
      await visit.add(PUFF);
      await expect(visit.shelfRow(PUFF)).toContainText('all in the basket');
      await visit.add(PUFF);
      await visit.expectAnnounced('No more Egg puff: all 2 are in the basket.');
      if (size.hasTouch) {
        const toBill = button(panel, 'Basket: ₹50');
        await expect(toBill).toBeInViewport({ ratio: 1 });
        await visit.press(toBill);
        await expect(panel.getByRole('heading', { name: 'Basket' })).toBeInViewport();
      } else {
        await visit.shelfRow({ name: 'Notebook, 100 pages' }).hover();
        await expect(visit.payButton(50)).toBeInViewport();
      }

      const shop = panel.getByRole('heading', { name: 'Orders to hand over' });
      const readTop = async () => (await shop.boundingBox())?.y;
      await visit.expectBalance(WALLET - 50);
      await visit.payButton(50).scrollIntoViewIfNeeded();
      const before = await readTop();
      await visit.pay(50);
      await expect(visit.receipt()).toBeInViewport();
      expect(await readTop(), 'Receipt and bill must have one height.').toBeCloseTo(before ?? Number.NaN, 0);
      await visit.expectAnnounced(`Order 82 is paid. Its pick-up code is ${await visit.code()}.`);
      await expect(visit.shelfRow(PUFF)).toContainText('Out of stock');
      await visit.press(button(panel, 'Undo Order 82'));
      await visit.expectAnnounced('Order 82 is undone: the money is back in the wallet.');
      await visit.expectBalance(WALLET - 50);
      await visit.pay(50);
      await expect(visit.receipt()).toBeVisible();
      await visit.add(PUFF);
      await visit.expectAnnounced('Egg puff is out of stock until the next delivery.');

      await visit.add(OMELETTE, 10);
      const problem = 'The wallet is ₹100 short.';
      await expect(panel.getByText(problem)).toBeVisible();
      await visit.pay(450);
      await visit.expectAnnounced(problem);
      await visit.press(visit.topUpButton(100));
      await visit.expectAnnounced('₹100 added. The wallet has ₹450.');
      await visit.expectBalance(0);
      await visit.pay(450);
      await expect(visit.receipt()).toBeVisible();
      await visit.expectStill();
    });
  });

test.describe('phone', () => {
  test.use(SIZES.phone);

  test('hands over an order, and receives a delivery', async ({ page }) => {
    const visit = await Visit.begin(page, true);
    const { panel } = visit;
    await visit.add(SAMOSA);
    await visit.expectAnnounced('Basket: 5 for ₹97.');
    await visit.pay(97);
    const code = await visit.code();

    const shop = visit.side('shop');
    const waiting = shop.getByRole('button', { name: 'Hand over' });
    const waitingBefore = await waiting.count();
    const row = shop.getByRole('listitem').filter({ hasText: NAME });
    await expect(row).toContainText(code);
    await visit.press(button(panel, 'Hand over order 82'));
    await visit.expectAnnounced(HANDED_OVER);
    await expect(waiting).toHaveCount(waitingBefore - 1);
    for (const element of [row, visit.side('student')]) await expect(element).toContainText('Handed over');
    await expect(button(panel, 'Undo Order 82')).toHaveCount(0);

    const delivery = shop.getByRole('button', { name: /^Add / });
    const low = await delivery.count();
    await expect(shop.getByText(`${low} to reorder`)).toBeVisible();
    await visit.press(button(panel, 'Add 24 Egg puff'));
    await visit.expectAnnounced(ADDED);
    await expect(visit.stockRow(PUFF), 'A filled board must stay.').toContainText('26 left');
    await expect(delivery.and(page.locator(':not([aria-disabled])'))).toHaveCount(low - 1);
    await expect(visit.shelfRow(PUFF)).toContainText('26 left');
    await visit.expectStill();
  });
});

test.describe('desk', () => {
  test.use(SIZES.desk);

  test('works by keyboard, and passes axe', async ({ page }) => {
    const visit = await Visit.begin(page);
    const { panel } = visit;
    await page.getByRole('tab', { selected: true }).focus();
    await tabTo(visit.addButton(SAMOSA));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(button(panel, 'Remove one Samosa'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(visit.payButton(97));
    await page.keyboard.press('Enter');
    const receipt = panel.getByRole('heading', { name: 'Receipt' });
    await expect(receipt, 'Pay must move the focus to the heading.').toBeFocused();
    await visit.code();
    for (const [target, announcement] of [
      [button(panel, 'Hand over order 82'), HANDED_OVER],
      [button(panel, 'Add 24 Egg puff'), ADDED],
    ] as const) {
      await tabTo(target);
      await page.keyboard.press('Enter');
      await visit.expectAnnounced(announcement);
      await expect(panel.locator(':focus'), 'The button must keep the focus.').toHaveCount(1);
    }
    await tabTo(panel.locator('summary').filter({ hasText: /^Sales by hour/ }));
    await page.keyboard.press('Enter');
    const chart = panel.getByRole('slider', { name: 'Sales by hour' });
    await tabTo(chart);
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /^7:00\sam/);
    await tabTo(panel.locator('summary').filter({ hasText: 'Figures as a table' }));
    await page.keyboard.press('Enter');
    const hours = panel.getByRole('rowheader', { name: /^\d+:00\s[ap]m$/ });
    await expect(hours).toHaveCount(16);

    await visit.unfoldAll('student');
    await visit.add(OMELETTE, 12);
    await audit(page, 'too little money, all open', '#tuckshop');
  });
});
