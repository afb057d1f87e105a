/** The shop's side of the live tuckshop: what is handed over, delivered and sold, by touch and by keyboard. */
import { expect, type Locator } from '@playwright/test';
import { audit } from './audit.ts';
import { tooSmall } from './demo-support.ts';
import { messmate, notices } from './support.ts';
import { test } from './test.ts';
import {
  expectOutline,
  NAME,
  OMELETTE,
  PUFF,
  SAMOSA,
  SIZES,
  shared,
  Visit,
  words,
} from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

const HANDED_OVER = `Order 82 is handed over to ${NAME}.`;
const [[, phone], [, desk]] = SIZES;

test.describe('phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('an order is handed over beside its code, and a delivery fills what runs low', async ({ page }) => {
    const visit = await Visit.begin(page, true);
    await visit.add(SAMOSA);
    await visit.said('Basket: 5 for ₹97.');
    await visit.pay(97);
    const code = await visit.code();

    const shop = visit.side('shop');
    const waiting = shop.getByRole('button', { name: words.window.button });
    const others = await waiting.count();
    const row = shop.getByRole('listitem').filter({ hasText: NAME });
    await expect(row, 'The order stands there with the code that its student shows.').toContainText(code);
    await visit.press(visit.button('Hand over order 82'));
    await visit.said(HANDED_OVER);
    await expect(waiting, 'One less waits, and the others keep their rows.').toHaveCount(others - 1);
    await expect(row).toContainText(words.receipt.status.collected);
    await expect(visit.side('student').getByText(words.receipt.status.collected)).toBeVisible();
    await expect(visit.button('Undo Order 82'), 'What is handed over is handed over.').toHaveCount(0);
    await visit.press(waiting.first());
    await expect(waiting).toHaveCount(others - 2);

    const inventory = shop.getByRole('table').first();
    const lows = inventory.getByRole('button', { name: /^Add / });
    const low = await lows.count();
    await expect(
      shop.getByText(`${low} to reorder`),
      'Each item that is to be ordered again stands there, and no other.',
    ).toBeVisible();
    await expect(inventory.getByRole('row')).toHaveCount(low + 1);
    const puffs = inventory.getByRole('row', { name: PUFF.name });
    await expect(puffs).toContainText('8');
    await visit.press(visit.button('Add 24 Egg puff'));
    await visit.said('Added: 24 × Egg puff. Now 26 on the shelf.');
    await expect(puffs, 'What has been filled keeps its row.').toContainText('26');
    await expect(lows, 'A shelf takes no more than it needs.').toHaveCount(low - 1);
    await expect(shop.getByText(`${low - 1} to reorder`)).toBeVisible();
    await expect(visit.onShelf(PUFF), 'The student sees it at once.').toContainText('26 left');
    await visit.still();
    await expect(notices(page), 'A notice would say again what the panel says.').toHaveCount(0);
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
    await tabTo(visit.adder(SAMOSA));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(visit.button('Remove one Samosa'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(visit.payer(97));
    await page.keyboard.press('Enter');
    await expect(
      panel.getByRole('heading', { name: words.receipt.title }),
      'From what was pressed the focus comes to what came of it.',
    ).toBeFocused();
    await visit.code();
    await tabTo(visit.topper(200));
    await page.keyboard.press('Enter');
    await visit.said('₹200 paid in. The wallet holds ₹503.');
    await tabTo(visit.button('Hand over order 82'));
    await page.keyboard.press('Enter');
    await visit.said(HANDED_OVER);
    await tabTo(visit.button('Add 24 Egg puff'));
    await page.keyboard.press('Enter');
    await visit.said('Added: 24 × Egg puff. Now 26 on the shelf.');

    const chart = panel.getByRole('listbox', { name: messmate.tuckshop.sales });
    await tabTo(chart);
    await page.keyboard.press('Home');
    await expect(
      chart.getByRole('option', { selected: true }),
      'The keys have to read the hours out one by one.',
    ).toHaveAccessibleName(/^7:00\sam/);
    await tabTo(panel.locator('summary').filter({ hasText: shared.chart.figures }));
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

    await visit.all('student');
    await visit.all('shop');
    await visit.add(OMELETTE, 12);
    await expectOutline(panel);
    await audit(page, 'too little money, all open', '#tuckshop');
    expect(await tooSmall(panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
  });
});
