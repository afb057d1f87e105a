/** The live tuckshop, student's and shop's side: by touch on a phone, by pointer and keyboard on a laptop. */
import { expect } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { button, DEVICES, receipt, tabTo } from './demo-support.ts';
import { boxOf } from './support.ts';
import { test } from './test.ts';
import { EGG_PUFF, INITIAL_BALANCE, OMELETTE, SAMOSA, STUDENT, Visit } from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

// The visitor's first order has the number 82. By chance its basket also costs ₹82 at first.
const HANDED_OVER = `Order 82 is handed over to ${STUDENT}.`;
const ADDED = 'Added: 24 × Egg puff. Now 26 on the shelf.';

for (const [device, options] of Object.entries(DEVICES))
  test.describe(device, () => {
    test.use(options);

    test(`fills, pays and undoes a basket without a layout shift (${device})`, async ({ page }) => {
      const visit = await Visit.begin(page, options.hasTouch);
      const { panel } = visit;
      await expect(visit.payButton(82)).toBeVisible();
      await expectAccessible(page, 'as it opens', '#tuckshop');
      for (const name of ['Samosa', 'Samosa', 'Masala noodles', 'Cutting chai'])
        await visit.press(button(panel, `Remove one ${name}`));
      const empty = panel.getByText('Press + beside a snack.').filter({ visible: true });
      await expect(empty).toHaveCount(1);
      await visit.unfoldAll('student');
      expect(await visit.countPieces(EGG_PUFF)).toEqual({ left: 2, inBasket: 0 });
      await visit.add(EGG_PUFF);
      expect(await visit.countPieces(EGG_PUFF)).toEqual({ left: 1, inBasket: 1 });
      await visit.add(EGG_PUFF);
      await expect(visit.shelfRow(EGG_PUFF)).toContainText('all in the basket');
      await visit.add(EGG_PUFF);
      await visit.expectAnnounced('No more Egg puff: all 2 are in the basket.');
      if (options.hasTouch) {
        const basketButton = button(panel, 'Basket: ₹50');
        await expect(basketButton).toBeInViewport({ ratio: 1 });
        await visit.press(basketButton);
        await expect(panel.getByRole('heading', { name: 'Basket' })).toBeInViewport();
      } else {
        await visit.shelfRow({ name: 'Notebook, 100 pages' }).hover();
        await expect(visit.payButton(50)).toBeInViewport();
      }

      const shopHeading = panel.getByRole('heading', { name: 'Orders to hand over' });
      await visit.expectBalanceAfterPaying(INITIAL_BALANCE - 50);
      await visit.payButton(50).scrollIntoViewIfNeeded();
      const { y } = await boxOf(shopHeading);
      await visit.pay(50);
      await expect(visit.pickUpCode()).toBeInViewport();
      expect((await boxOf(shopHeading)).y, 'expected a receipt as high as the bill').toBeCloseTo(y, 0);
      await visit.expectAnnounced(`Order 82 is paid. Its pick-up code is ${await visit.readPickUpCode()}.`);
      await expect(visit.shelfRow(EGG_PUFF)).toContainText('Out of stock');
      await visit.press(button(panel, 'Undo Order 82'));
      await visit.expectAnnounced('Order 82 is undone: the money is back in the wallet.');
      await visit.expectBalanceAfterPaying(INITIAL_BALANCE - 50);
      await visit.pay(50);
      await expect(visit.pickUpCode()).toBeVisible();
      await visit.add(EGG_PUFF);
      await visit.expectAnnounced('Egg puff is out of stock until the next delivery.');

      await visit.add(OMELETTE, 10);
      const shortage = 'The wallet is ₹100 short.';
      await expect(panel.getByText(shortage)).toBeVisible();
      await visit.pay(450);
      await visit.expectAnnounced(shortage);
      await visit.press(visit.topUpButton(100));
      await visit.expectAnnounced('₹100 added. The wallet has ₹450.');
      await visit.expectBalanceAfterPaying(0);
      await visit.pay(450);
      await expect(visit.pickUpCode()).toBeVisible();
      await visit.expectNoShiftOrNotice();
    });
  });

test.describe('on a phone', () => {
  test.use(DEVICES.phone);

  test('hands over an order, and receives a delivery', async ({ page }) => {
    const visit = await Visit.begin(page, true);
    const { panel } = visit;
    await visit.add(SAMOSA);
    await visit.expectAnnounced('Basket: 5 for ₹97.');
    await visit.pay(97);
    const code = await visit.readPickUpCode();

    const shop = visit.side('shop');
    const handOverButtons = shop.getByRole('button', { name: 'Hand over' });
    const countBefore = await handOverButtons.count();
    const row = shop.getByRole('listitem').filter({ hasText: STUDENT });
    await expect(row).toContainText(code);
    await visit.press(button(panel, 'Hand over order 82'));
    await visit.expectAnnounced(HANDED_OVER);
    await expect(handOverButtons).toHaveCount(countBefore - 1);
    for (const element of [row, visit.side('student')]) await expect(element).toContainText('Handed over');
    await expect(button(panel, 'Undo Order 82')).toHaveCount(0);

    const addButtons = shop.getByRole('button', { name: /^Add / });
    const lowItemCount = await addButtons.count();
    await expect(shop.getByText(`${lowItemCount} to reorder`)).toBeVisible();
    await visit.press(button(panel, 'Add 24 Egg puff'));
    await visit.expectAnnounced(ADDED);
    await expect(visit.stockRow(EGG_PUFF), 'expected the item to stay listed').toContainText('26 left');
    await expect(addButtons.and(page.locator(':not([aria-disabled])'))).toHaveCount(lowItemCount - 1);
    await expect(visit.shelfRow(EGG_PUFF)).toContainText('26 left');
    await visit.expectNoShiftOrNotice();
  });
});

test.describe('on a laptop', () => {
  test.use(DEVICES.laptop);

  test('sells, hands over and receives by keyboard, and passes axe', async ({ page }) => {
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
    await expect(receipt(panel), 'expected Pay to move the focus to the heading').toBeFocused();
    await visit.readPickUpCode();
    for (const [target, announcement] of [
      [button(panel, 'Hand over order 82'), HANDED_OVER],
      [button(panel, 'Add 24 Egg puff'), ADDED],
    ] as const) {
      await tabTo(target);
      await page.keyboard.press('Enter');
      await visit.expectAnnounced(announcement);
      await expect(panel.locator(':focus'), 'expected the focus to stay on the button').toHaveCount(1);
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
    await expectAccessible(page, 'wallet short, shelf unfolded', '#tuckshop');
  });
});
