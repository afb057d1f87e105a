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

    test(`a basket is filled, paid and undone, and nothing moves (${device})`, async ({ page }) => {
      const visit = await Visit.begin(page, size.hasTouch);
      const { panel } = visit;
      await expect(visit.payer(82), 'A sample order waits to be paid.').toBeVisible();
      await audit(page, 'as it opens', '#tuckshop');
      for (const name of ['Samosa', 'Samosa', 'Masala noodles', 'Cutting chai'])
        await visit.press(button(panel, `Remove one ${name}`));
      const empty = panel.getByText('Press + beside a snack.').filter({ visible: true });
      await expect(empty, 'An empty basket says what to do, and says it once.').toHaveCount(1);
      await visit.all('student');
      expect(await visit.drawn(PUFF), 'One piece for one in stock.').toEqual({ left: 2, taken: 0 });
      await visit.add(PUFF);
      expect(await visit.drawn(PUFF), 'A piece leaves a dashed place.').toEqual({ left: 1, taken: 1 });
      await visit.add(PUFF);
      await expect(visit.onShelf(PUFF), 'All of it is in the basket.').toContainText('all in the basket');
      await visit.add(PUFF);
      await visit.said('No more Egg puff: all 2 are in the basket.');
      if (size.hasTouch) {
        const toBill = button(panel, 'Basket: ₹50');
        await expect(toBill, 'On a phone the basket stays in view.').toBeInViewport({ ratio: 1 });
        await visit.press(toBill);
        await expect(panel.getByRole('heading', { name: 'Basket' })).toBeInViewport();
      } else {
        await visit.onShelf({ name: 'Notebook, 100 pages' }).hover();
        await expect(visit.payer(50), 'Beside the shelf the bill stays in view.').toBeInViewport();
      }

      const shop = panel.getByRole('heading', { name: 'Orders to hand over' });
      const below = async () => (await shop.boundingBox())?.y;
      await visit.stays(WALLET - 50);
      await visit.payer(50).scrollIntoViewIfNeeded();
      const before = await below();
      await visit.pay(50);
      await expect(visit.receipt(), 'What is paid for is a receipt with its code.').toBeInViewport();
      expect(await below(), 'The receipt has to be as high as the bill.').toBeCloseTo(
        before ?? Number.NaN,
        0,
      );
      await visit.said(`Order 82 is paid. Its pick-up code is ${await visit.code()}.`);
      await expect(visit.onShelf(PUFF)).toContainText('Out of stock');
      await visit.press(button(panel, 'Undo Order 82'));
      await visit.said('Order 82 is undone: the money is back in the wallet.');
      await visit.stays(WALLET - 50);
      await visit.pay(50);
      await expect(visit.receipt(), 'What was undone is in the basket again.').toBeVisible();
      await visit.add(PUFF);
      await visit.said('Egg puff is out of stock until the next delivery.');

      await visit.add(OMELETTE, 10);
      const problem = 'The wallet is ₹100 short.';
      await expect(panel.getByText(problem), 'What is missing has to be shown.').toBeVisible();
      await visit.pay(450);
      await visit.said(problem);
      await visit.press(visit.topper(100));
      await visit.said('₹100 added. The wallet has ₹450.');
      await visit.stays(0);
      await visit.pay(450);
      await expect(visit.receipt()).toBeVisible();
      await visit.still();
    });
  });

test.describe('phone', () => {
  test.use(SIZES.phone);

  test('an order is handed over, and a delivery comes', async ({ page }) => {
    const visit = await Visit.begin(page, true);
    const { panel } = visit;
    await visit.add(SAMOSA);
    await visit.said('Basket: 5 for ₹97.');
    await visit.pay(97);
    const code = await visit.code();

    const shop = visit.side('shop');
    const waiting = shop.getByRole('button', { name: 'Hand over' });
    const others = await waiting.count();
    const row = shop.getByRole('listitem').filter({ hasText: NAME });
    await expect(row, 'The order stands there with the code that its student shows.').toContainText(code);
    await visit.press(button(panel, 'Hand over order 82'));
    await visit.said(HANDED_OVER);
    await expect(waiting, 'One less waits, and the others keep their rows.').toHaveCount(others - 1);
    for (const place of [row, visit.side('student')]) await expect(place).toContainText('Handed over');
    await expect(
      button(panel, 'Undo Order 82'),
      'An order that was handed over must not offer Undo.',
    ).toHaveCount(0);

    const delivery = shop.getByRole('button', { name: /^Add / });
    const low = await delivery.count();
    await expect(
      shop.getByText(`${low} to reorder`),
      'What is low stands there, and no other.',
    ).toBeVisible();
    await visit.press(button(panel, 'Add 24 Egg puff'));
    await visit.said(ADDED);
    await expect(visit.stocked(PUFF), 'What has been filled keeps its board.').toContainText('26 left');
    await expect(
      delivery.and(page.locator(':not([aria-disabled])')),
      'And its button cannot be pressed again.',
    ).toHaveCount(low - 1);
    await expect(visit.onShelf(PUFF), 'The student sees it too.').toContainText('26 left');
    await visit.still();
  });
});

test.describe('desk', () => {
  test.use(SIZES.desk);

  test('everything works by keyboard alone, and axe finds nothing', async ({ page }) => {
    const visit = await Visit.begin(page);
    const { panel } = visit;
    await page.getByRole('tab', { selected: true }).focus();
    await tabTo(visit.adder(SAMOSA));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(button(panel, 'Remove one Samosa'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(visit.payer(97));
    await page.keyboard.press('Enter');
    const paid = panel.getByRole('heading', { name: 'Receipt' });
    await expect(paid, "After Pay the focus must move to the receipt's heading.").toBeFocused();
    await visit.code();
    for (const [target, said] of [
      [button(panel, 'Hand over order 82'), HANDED_OVER],
      [button(panel, 'Add 24 Egg puff'), ADDED],
    ] as const) {
      await tabTo(target);
      await page.keyboard.press('Enter');
      await visit.said(said);
      await expect(panel.locator(':focus'), 'What was pressed keeps its place and the focus.').toHaveCount(1);
    }
    await tabTo(panel.locator('summary').filter({ hasText: /^Sales by hour/ }));
    await page.keyboard.press('Enter');
    const chart = panel.getByRole('slider', { name: 'Sales by hour' });
    await tabTo(chart);
    await page.keyboard.press('Home');
    const why = 'The keys have to read the hours out one by one.';
    await expect(chart, why).toHaveAttribute('aria-valuetext', /^7:00\sam/);
    await tabTo(panel.locator('summary').filter({ hasText: 'Figures as a table' }));
    await page.keyboard.press('Enter');
    const hours = panel.getByRole('rowheader', { name: /^\d+:00\s[ap]m$/ });
    await expect(hours, 'Each hour of the chart has its row.').toHaveCount(16);

    await visit.all('student');
    await visit.add(OMELETTE, 12);
    await audit(page, 'too little money, all open', '#tuckshop');
  });
});
