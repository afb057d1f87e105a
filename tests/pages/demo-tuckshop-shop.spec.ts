/** The shop's side of the live tuckshop, and both sides together: by touch, pointer and keyboard, and in two tabs. */
import { expect, type Locator } from '@playwright/test';
import { audit } from './audit.ts';
import { tooSmall } from './demo-support.ts';
import { notices } from './support.ts';
import { test } from './test.ts';
import { expectOutline, NAME, OMELETTE, PUFF, SAMOSA, SIZES, Visit, words } from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

const HANDED_OVER = `Order 82 is handed over to ${NAME}.`;
const [[, phone], [, desk]] = SIZES;

test.describe('phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('orders are handed over for their code, and a delivery comes in', async ({ page }) => {
    const visit = await Visit.begin(page, true);
    await visit.add(SAMOSA, 2);
    await visit.said('Basket: 2 for ₹30.');
    await visit.pay(30);
    const code = await visit.code();

    const counter = await visit.side('shop');
    await visit.press(visit.button(words.counter.button).first());
    await expect(counter.getByText(words.counter.needed), 'No code, no order.').toBeVisible();
    await visit.handOver('zz');
    await visit.said('No order today has the code ZZ. Ask to see it again.');
    const field = counter.getByRole('textbox', { name: words.counter.field });
    await expect(field, 'What was typed must not be lost.').toHaveValue('zz');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await visit.handOver(code.toLowerCase());
    await expect(counter.getByText(HANDED_OVER)).toBeVisible();
    await visit.handOver(code);
    await expect(
      counter.getByText('The order has been handed over or cancelled already.'),
      'Twice is once too often.',
    ).toBeVisible();
    await visit.press(counter.getByRole('button', { name: 'Undo the last hand-over' }));
    const row = visit.button('Hand over order 82');
    await visit.press(row);
    await expect(row, 'What is handed over is handed over.').toHaveCount(0);
    const waiting = counter.getByRole('button', { name: words.counter.button });
    const others = await waiting.count();
    await visit.press(waiting.nth(1));
    await expect(waiting, 'One less waits, and the others keep their rows.').toHaveCount(others - 1);

    await visit.open(words.more);
    const { button, count } = words.delivery;
    await counter.getByRole('combobox').selectOption(PUFF.name);
    const amount = counter.getByRole('textbox', { name: count });
    for (const wrong of ['', 'many', '0', '2.5', '-3', '29']) {
      await amount.fill(wrong);
      await visit.press(visit.button(button));
      await expect(
        counter.getByText('Enter a whole number from 1 to 28.'),
        `"${wrong}" is no delivery.`,
      ).toBeVisible();
      await expect(amount, 'What was typed must not be lost.').toHaveValue(wrong);
    }
    const reorder = counter
      .getByRole('row', { name: PUFF.name })
      .filter({ hasText: words.inventory.reorder });
    await expect(reorder, 'What has almost run out has to be reordered.').toHaveCount(1);
    await amount.fill('12');
    await visit.press(visit.button(button));
    await visit.said('Added: 12 × Egg puff. Now 14 on the shelf.');
    await expect(counter.getByText('The shelf has room for 16.')).toBeVisible();
    await expect(reorder, 'Twelve are enough.').toHaveCount(0);
    await visit.press(counter.getByRole('button', { name: 'Undo the last delivery' }));
    await expect(reorder, 'A delivery that was a slip can be taken back.').toHaveCount(1);
    await visit.balanced();
    await visit.still();
    await expect(notices(page), 'A notice would say again what the panel says.').toHaveCount(0);
    await visit.side('student');
    await visit.open(words.orders.title);
    await expect(visit.panel.getByText(words.orders.status.collected).first()).toBeVisible();
  });
});

test.describe('desk', () => {
  test.use({ viewport: desk });

  test('all of it goes by keyboard alone, and axe finds nothing', async ({ page }) => {
    const visit = await Visit.begin(page);
    const { panel } = visit;
    /** Goes on by Tab until the focus is there. */
    const tabTo = async (target: Locator, key = 'Tab') => {
      for (let stops = 0; stops < 120; stops++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${target} cannot be reached by ${key}.`);
    };
    await page.getByRole('tab', { selected: true }).focus();
    await tabTo(panel.locator('summary').first());
    await page.keyboard.press('Enter');
    await tabTo(panel.getByRole('searchbox'));
    await page.keyboard.type('samosa');
    await tabTo(visit.adder(SAMOSA));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(visit.button('Remove one Samosa'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(visit.payer(SAMOSA.rupees));
    await page.keyboard.press('Enter');
    await expect(
      panel.getByRole('heading', { name: words.basket.receipt }),
      'From what was pressed the focus comes to what came of it.',
    ).toBeFocused();
    const code = await visit.code();
    await tabTo(panel.locator('summary').filter({ hasText: words.orders.title }));
    await page.keyboard.press('Enter');
    await tabTo(visit.button('Cancel order 82'));
    await tabTo(panel.getByRole('textbox', { name: words.counter.field }));
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(panel.getByText(HANDED_OVER).first()).toBeVisible();
    const slider = panel.getByRole('slider', { name: words.sales.slider });
    await tabTo(slider);
    await page.keyboard.press('Home');
    await expect(slider, 'The keys have to read the hours out one by one.').toHaveAttribute(
      'aria-valuetext',
      /^7:00\sam/,
    );
    await tabTo(panel.locator('summary').filter({ hasText: words.sales.table }));
    await page.keyboard.press('Enter');
    const rows = panel
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^\d+:00\s[ap]m$/ }) });
    await expect(rows, 'Each hour of the chart has its row.').toHaveCount(16);
    const sums = await rows.evaluateAll((all) =>
      all.map((row) => Number((row as HTMLTableRowElement).cells[1]?.textContent?.replace(/\D/g, ''))),
    );
    const total = sums.reduce((a, b) => a + b, 0).toLocaleString('en-IN');
    await expect(panel.getByText(`₹${total} so far`)).toBeVisible();

    await tabTo(panel.locator('summary').filter({ hasText: words.more }));
    await page.keyboard.press('Enter');
    await tabTo(panel.getByRole('textbox', { name: words.delivery.count }));
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await visit.said('Added: 1 × Egg puff. Now 3 on the shelf.');

    await panel.getByRole('searchbox').fill('');
    await visit.add(OMELETTE, 10);
    await visit.handOver('ZZ');
    await visit.press(visit.button(words.delivery.button));
    await expect(panel.getByRole('table')).toHaveCount(5);
    await expectOutline(panel);
    await visit.open(words.topUp.title);
    await audit(page, 'too little money, faults in the shop, all open', '#tuckshop');
    expect(await tooSmall(panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
  });

  test('two tabs are one shop: what one buys the other hands over, and misses in its basket', async ({
    context,
    page,
  }) => {
    const student = await Visit.begin(page);
    const other = await context.newPage();
    const shopTab = await Visit.begin(other);
    await shopTab.add(PUFF, PUFF.left);
    await shopTab.add(SAMOSA);
    await page.bringToFront();
    await student.add(PUFF, 1);
    await student.pay(PUFF.rupees);
    const code = await student.code();
    await other.bringToFront();
    await expect(
      shopTab.panel.getByText('Only 1 left of the 2 wanted'),
      'A basket has to say when others have bought what is in it.',
    ).toBeVisible();
    await expect(shopTab.payer(PUFF.rupees + SAMOSA.rupees)).toBeVisible();
    await shopTab.handOver(code);
    await expect(shopTab.panel.getByText(HANDED_OVER).first()).toBeVisible();
    await page.bringToFront();
    await student.open(words.orders.title);
    await expect(student.panel.getByText(words.orders.status.collected).first()).toBeVisible();
    await other.close();
  });
});
