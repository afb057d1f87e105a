/** The student's side of the live tuckshop: a phone and a desk, by touch, pointer and keyboard. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { fillFor } from '../../src/content/language.ts';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { count, rupees } from '../../src/messmate/format.ts';
import { audit } from './audit.ts';
import { tooSmall } from './demo-support.ts';
import { addStyles, content, messmate, notices, PHONE } from './support.ts';
import { test } from './test.ts';
import {
  noon,
  number,
  OMELETTE,
  PUFF,
  resident,
  SAMOSA,
  SIZES,
  shared,
  shop,
  Visit,
  WALLET,
  words,
} from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

for (const [size, viewport, hasTouch] of SIZES) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch });

    test('a basket is filled, short of money, paid and cancelled, and nothing moves', async ({ page }) => {
      const visit = await Visit.begin(page, hasTouch);
      const { panel } = visit;
      await expect(
        panel.getByText(words.basket.empty).filter({ visible: true }).first(),
        'The basket has its place from the start.',
      ).toBeVisible();
      await visit.all();
      await visit.add(PUFF, PUFF.left);
      await expect(visit.onShelf(PUFF), 'All of it is in the basket.').toContainText(words.browse.noMore);
      await visit.add(PUFF);
      await visit.said(fill(words.browse.noMoreWhy, { item: PUFF.name, count: PUFF.left }));
      const first = PUFF.left * PUFF.price;
      if (hasTouch) {
        const amounts = { count: PUFF.left, amount: rupees(first) };
        const toBill = visit.button(fill(words.basket.goTo, amounts));
        await expect(toBill, 'On a phone the basket stays in view.').toBeInViewport({ ratio: 1 });
        await visit.press(toBill);
        await expect(panel.getByRole('heading', { name: words.basket.title })).toBeInViewport();
      } else {
        await panel
          .getByRole('listitem')
          .filter({ hasText: shop.items.at(-1)?.name ?? '' })
          .first()
          .hover();
        await expect(visit.payer(first), 'Beside the shelf the bill stays in view.').toBeInViewport();
      }
      await visit.press(visit.button(words.basket.clear));
      await visit.said(words.basket.cleared);
      await visit.press(visit.button(words.basket.restore));
      await visit.said(words.basket.restored);

      const wallet = panel.getByText(words.topUp.title);
      const below = async () => (await wallet.boundingBox())?.y;
      await visit.payer(first).scrollIntoViewIfNeeded();
      const before = await below();
      await visit.pay(first);
      await expect(visit.receipt(), 'What is paid for is a receipt with its code.').toBeInViewport();
      expect(await below(), 'The receipt has to be as high as the bill.').toBe(before);
      const code = await visit.code();
      await visit.said(fill(words.basket.paid, { number: number(1), code }));
      await visit.wallet(WALLET - first);
      await expect(visit.onShelf(PUFF)).toContainText(words.browse.out);
      await visit.add(PUFF);
      await visit.said(fill(words.browse.outWhy, { item: PUFF.name }));

      const price = OMELETTE.price * 10;
      const missing = price - (WALLET - first);
      expect(missing, 'Ten omelettes have to cost more than the wallet holds.').toBeGreaterThan(0);
      await visit.add(OMELETTE, 10);
      const problem = fill(words.basket.missing, { amount: rupees(missing) });
      await expect(panel.getByText(problem), 'What is missing has to be shown.').toBeVisible();
      const after = panel.getByText(messmate.tuckshop.after, { exact: true });
      await expect(after, 'What cannot be paid leaves nothing in the wallet to speak of.').toBeHidden();
      await visit.pay(price);
      await visit.said(problem);
      await visit.press(visit.topper(missing));
      await visit.said(fill(words.topUp.done, { amount: rupees(missing), wallet: rupees(price) }));
      await expect(after).toBeVisible();
      await visit.pay(price);
      await visit.wallet(0);
      await visit.open(words.orders.title);
      await visit.press(visit.button(fill(words.orders.cancel, { number: number(2) })));
      const back = { number: number(2), amount: rupees(price), count: 10 };
      await visit.said(fillFor(back.count, words.orders.cancelled, back));
      await visit.wallet(price);
      await expect(visit.onShelf(OMELETTE)).toContainText(fill(words.browse.left, { count: OMELETTE.left }));
      await expect(panel.getByText(words.orders.status.cancelled).first()).toBeVisible();
      await visit.open(words.topUp.title);
      for (const [i, paise] of [20000, 20000].entries()) {
        await visit.press(visit.topper(paise));
        await visit.wallet(price + (i + 1) * paise);
      }
      await visit.press(visit.button(fill(shared.undo.button, { what: shared.undo.what['top-up'] })));
      await visit.wallet(price + 20000);
      await visit.still();
      await expect(notices(page), 'A notice would say again what the panel says.').toHaveCount(0);
      await visit.side('shop');
      await visit.balanced();
    });
  });
}

test.describe('phone', () => {
  test.use({ viewport: SIZES[0][1], hasTouch: true });

  test('search and the veg filter find, axe finds nothing, and all fits the narrowest screens', async ({
    page,
  }) => {
    const visit = await Visit.begin(page, true);
    const all = shop.items.length;
    const search = visit.panel.getByRole('searchbox', { name: words.browse.search });
    const found = (n: number) => fill(messmate.tuckshop.found, { found: n, all });
    await visit.add(SAMOSA);
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      const toBill = fill(words.basket.goTo, { count: 1, amount: rupees(SAMOSA.price) });
      const basket = await visit.button(toBill).boundingBox();
      const remover = await visit.button(fill(words.browse.remove, { item: SAMOSA.name })).boundingBox();
      expect(
        (basket?.x ?? Number.NaN) + (basket?.width ?? Number.NaN),
        `At ${width} pixels the button of the basket covers a part of those of the items.`,
      ).toBeLessThanOrEqual(remover?.x ?? Number.NaN);
    }
    await audit(page, 'a basket', '#tuckshop');
    await page.setViewportSize(SIZES[0][1]);
    await visit.pay(SAMOSA.price);
    await visit.code();
    await visit.all();
    await search.fill('EGG');
    const eggs = shop.items.filter(({ name }) => /egg/i.test(name));
    await visit.said(found(eggs.length));
    await expect(visit.panel.getByRole('img', { name: content.words.nonVeg }).first()).toBeVisible();
    const vegOnly = visit.panel.getByRole('checkbox', { name: words.browse.vegOnly });
    await expect(vegOnly, 'In the dark a browser’s own box is grey and round.').toHaveCSS(
      'appearance',
      'none',
    );
    await visit.press(vegOnly);
    const veg = eggs.filter(({ mark }) => mark === 'veg').length;
    await expect(visit.panel.getByText(found(veg), { exact: true })).toBeVisible();
    await search.fill('caviar');
    await visit.said(words.browse.none);
    await audit(page, 'a receipt, nothing found', '#tuckshop');
    await visit.press(visit.button(words.browse.showAll));
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await visit.said(found(all));
    expect(await tooSmall(visit.panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
    const narrowest = async (width: number, how: string) => {
      await page.setViewportSize({ width, height: 740 });
      for (const side of ['shop', 'student'] as const) {
        await visit.side(side);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${how} the page scrolls sideways (${side}).`).toBeLessThanOrEqual(width);
      }
    };
    await narrowest(320, 'At 320 pixels');
    await addStyles(page, 'html { font-size: 200% }');
    await narrowest(360, 'With letters twice as large');
  });
});

test.describe('desk', () => {
  test.use({ viewport: SIZES[1][1] });

  test('a reload keeps the receipt, and on paper all figures stand open', async ({ page }) => {
    const visit = await Visit.begin(page);
    const { residents } = createHostel(content.hostel);
    const someone = residents.find(({ id }) => id !== resident && id.startsWith('C'))?.id ?? '';
    await visit.open(words.topUp.title);
    await visit.panel.getByRole('combobox', { name: words.who }).selectOption(someone);
    await visit.add(SAMOSA);
    await visit.pay(SAMOSA.price);
    const code = await visit.code();
    await page.reload();
    const again = await Visit.begin(page);
    expect(await again.code(), 'The code has to be the same after a reload.').toBe(code);
    await again.open(words.topUp.title);
    await expect(again.panel.getByRole('combobox', { name: words.who })).toHaveValue(someone);

    const sum = (noon.wallets.reduce((a, b) => a + b, 0) - SAMOSA.price) / 100;
    expect(sum, 'The sample is too poor to show a lakh.').toBeGreaterThan(100000);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: words.sales.hour })).toBeVisible();
    await expect(page.getByRole('cell', { name: `₹${count(sum)}` }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });
});
