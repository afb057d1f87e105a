/** The student's side of the live tuckshop: a phone and a desk, by touch, pointer and keyboard. */
import { expect } from '@playwright/test';
import { audit } from './audit.ts';
import { act, runTheDay, tooSmall } from './demo-support.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { addStyles, content, messmate, notices, PHONE } from './support.ts';
import { test } from './test.ts';
import { OMELETTE, PUFF, SAMOSA, SIZES, Visit, WALLET, words } from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

for (const [size, viewport, hasTouch, most] of SIZES) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch });

    test('begins with few controls; a basket is filled, short of money, paid and cancelled, and nothing moves', async ({
      page,
    }) => {
      const visit = await Visit.begin(page, hasTouch);
      const { panel } = visit;
      const inView = await panel.evaluate((part) => {
        scrollTo({ top: part.getBoundingClientRect().top + scrollY, behavior: 'instant' });
        return [...part.querySelectorAll('a, button, input, select, summary')].flatMap((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const isSeen = bottom > 0 && top < innerHeight && one.checkVisibility({ visibilityProperty: true });
          return isSeen ? [one.ariaLabel ?? one.textContent] : [];
        });
      });
      expect(inView.length, `So many controls in the first view: ${inView}.`).toBeLessThanOrEqual(most);
      await expect(panel.getByText('6 of 20 items', { exact: true })).toBeVisible();
      await audit(page, 'as it opens', '#tuckshop');
      await expect(
        panel.getByText(words.basket.empty).filter({ visible: true }).first(),
        'The basket has its place from the start.',
      ).toBeVisible();
      await visit.all();
      await visit.add(PUFF, PUFF.left);
      await expect(visit.onShelf(PUFF), 'All of it is in the basket.').toContainText('no more');
      await visit.add(PUFF);
      await visit.said('No more Egg puff to be had: 2 in the basket.');
      const first = 50;
      if (hasTouch) {
        const toBill = visit.button('Basket: 2 for ₹50');
        await expect(toBill, 'On a phone the basket stays in view.').toBeInViewport({ ratio: 1 });
        await visit.press(toBill);
        await expect(panel.getByRole('heading', { name: words.basket.title })).toBeInViewport();
      } else {
        await visit.onShelf({ name: 'Notebook, 100 pages' }).hover();
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
      await visit.said(`Order 82 is paid. Its pick-up code is ${code}.`);
      await visit.wallet(WALLET - first);
      await expect(visit.onShelf(PUFF)).toContainText(words.browse.out);
      await visit.add(PUFF);
      await visit.said('Egg puff is out of stock. It comes back with a delivery to the shop.');

      await visit.add(OMELETTE, 10);
      const problem = 'The wallet is ₹100 short.';
      await expect(panel.getByText(problem), 'What is missing has to be shown.').toBeVisible();
      const after = panel.getByText(messmate.tuckshop.after, { exact: true });
      await expect(after, 'What cannot be paid leaves nothing in the wallet to speak of.').toBeHidden();
      await visit.pay(450);
      await visit.said(problem);
      await visit.press(visit.topper(100));
      await visit.said('₹100 paid in. The wallet holds ₹450.');
      await expect(after).toBeVisible();
      await visit.pay(450);
      await visit.wallet(0);
      await visit.open(words.orders.title);
      await visit.press(visit.button('Cancel order 83'));
      await visit.said('Order 83 is cancelled: ₹450 and 10 pieces back.');
      await visit.wallet(450);
      await expect(visit.onShelf(OMELETTE)).toContainText('17 left');
      await expect(panel.getByText(words.orders.status.cancelled).first()).toBeVisible();
      await visit.open(words.topUp.title);
      for (const holds of [650, 850]) {
        await visit.press(visit.topper(200));
        await visit.wallet(holds);
      }
      await visit.press(visit.button('Undo the last top-up'));
      await visit.wallet(650);
      await visit.still();
      await expect(notices(page), 'A notice would say again what the panel says.').toHaveCount(0);
      await visit.side('shop');
      await visit.balanced();
    });
  });
}

test.describe('phone', () => {
  test.use({ viewport: SIZES[0][1], hasTouch: true });

  test('search and the veg filter find, the closing band tells of the order, and all fits the narrowest screens', async ({
    page,
  }) => {
    await watchShifts(page);
    const visit = await Visit.begin(page, true);
    const band = page.getByRole('region', { name: messmate.action.heading });
    const usual = band.getByText(messmate.action.text);
    await expect(usual, 'Who has done nothing reads the usual words.').toBeAttached();
    const search = visit.panel.getByRole('searchbox', { name: words.browse.search });
    const found = (n: number) => `${n} of 20 items`;
    await visit.add(SAMOSA);
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      const basket = await visit.button('Basket: 1 for ₹15').boundingBox();
      const remover = await visit.button('Remove one Samosa').boundingBox();
      expect(
        (basket?.x ?? Number.NaN) + (basket?.width ?? Number.NaN),
        `At ${width} pixels the button of the basket covers a part of those of the items.`,
      ).toBeLessThanOrEqual(remover?.x ?? Number.NaN);
    }
    await audit(page, 'a basket', '#tuckshop');
    await page.setViewportSize(SIZES[0][1]);
    // What the widths have moved is no matter here.
    await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
    await visit.pay(SAMOSA.rupees);
    await visit.code();
    const told = band.getByText('You placed an order here.');
    await expect(told, 'What was done is told: look at src/messmate/island/told.ts.').toBeAttached();
    await told.scrollIntoViewIfNeeded();
    await expect(usual).toHaveCount(0);
    expect(await shiftsOf(page), 'The band may change only while nobody sees it.').toEqual([]);
    await expect(notices(page), 'It is no news: nothing is read out.').toHaveCount(0);
    await runTheDay(visit.panel);
    await act(visit.panel, 'Undo the last order').click();
    await expect(usual, 'What is undone is not told.').toBeAttached();
    await visit.add(SAMOSA);
    await visit.pay(SAMOSA.rupees);
    await visit.code();
    await visit.all();
    await search.fill('EGG');
    await visit.said(found(2));
    await expect(visit.panel.getByRole('img', { name: content.words.nonVeg }).first()).toBeVisible();
    const vegOnly = visit.panel.getByRole('checkbox', { name: words.browse.vegOnly });
    await expect(vegOnly, 'In the dark a browser’s own box is grey and round.').toHaveCSS(
      'appearance',
      'none',
    );
    await visit.press(vegOnly);
    await expect(visit.panel.getByText(found(0), { exact: true })).toBeVisible();
    await search.fill('caviar');
    await visit.said(words.browse.none);
    await audit(page, 'a receipt, nothing found', '#tuckshop');
    await visit.press(visit.button(words.browse.showAll));
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await visit.said(found(20));
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
