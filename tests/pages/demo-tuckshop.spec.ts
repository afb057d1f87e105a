/** The student's side of the live tuckshop: a phone and a desk, by touch and by pointer. */
import { expect } from '@playwright/test';
import { audit } from './audit.ts';
import { tooSmall } from './demo-support.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { addStyles, content, messmate, notices, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';
import { OMELETTE, PUFF, SAMOSA, SIZES, Visit, WALLET, words } from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

for (const [size, viewport, hasTouch, most] of SIZES) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch });

    test('begins with few controls and an order to pay; a basket is filled, paid, undone, and nothing moves', async ({
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
      await expect(visit.payer(82), 'A sample order waits to be paid.').toBeVisible();
      await audit(page, 'as it opens', '#tuckshop');
      await visit.empty();
      await expect(
        panel.getByText(words.basket.empty).filter({ visible: true }),
        'An empty basket says what to do, and says it once.',
      ).toHaveCount(1);
      await visit.all('student');
      await expect(panel.getByText('20 of 20 items', { exact: true })).toBeVisible();
      await visit.add(PUFF, PUFF.left);
      await expect(visit.onShelf(PUFF), 'All of it is in the basket.').toContainText('no more');
      await visit.add(PUFF);
      await visit.said('No more Egg puff to be had: 2 in the basket.');
      const first = 50;
      if (hasTouch) {
        const toBill = visit.button('Basket: ₹50');
        await expect(toBill, 'On a phone the basket stays in view.').toBeInViewport({ ratio: 1 });
        await visit.press(toBill);
        await expect(panel.getByRole('heading', { name: words.basket.title })).toBeInViewport();
      } else {
        await visit.onShelf({ name: 'Notebook, 100 pages' }).hover();
        await expect(visit.payer(first), 'Beside the shelf the bill stays in view.').toBeInViewport();
      }

      const wallet = panel.getByRole('heading', { name: words.wallet.title, exact: true });
      const below = async () => (await wallet.boundingBox())?.y;
      await visit.payer(first).scrollIntoViewIfNeeded();
      const before = await below();
      await visit.pay(first);
      await expect(visit.receipt(), 'What is paid for is a receipt with its code.').toBeInViewport();
      expect(await below(), 'The receipt has to be as high as the bill.').toBe(before);
      const code = await visit.code();
      await visit.said(`Order 82 is paid. Its pick-up code is ${code}.`);
      await visit.wallet(WALLET - first);
      await expect(visit.movements().first()).toContainText(/^Order 82 .*− ₹50$/);
      await expect(visit.onShelf(PUFF)).toContainText(words.browse.out);
      await visit.press(visit.button('Undo Order 82'));
      await visit.said('Order 82 is undone: the money is back in the wallet.');
      await visit.wallet(WALLET);
      await expect(visit.movements().first()).toContainText(/^Order 82, undone .*\+ ₹50$/);
      await visit.pay(first);
      await expect(visit.receipt(), 'What was undone is in the basket again.').toBeVisible();
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
      await expect(visit.movements()).toHaveText([
        /^Order 84 .*− ₹450$/,
        /^Top-up .*\+ ₹100$/,
        /^Order 83 .*− ₹50$/,
      ]);
      for (const holds of [200, 400]) {
        await visit.press(visit.topper(200));
        await visit.wallet(holds);
      }
      await visit.still();
      await expect(notices(page), 'A notice would say again what the panel says.').toHaveCount(0);
    });
  });
}

test.describe('phone', () => {
  test.use({ viewport: SIZES[0][1], hasTouch: true });

  test('the closing band tells of the order, and all fits the narrowest screens', async ({ page }) => {
    await watchShifts(page);
    const visit = await Visit.begin(page, true);
    const band = page.getByRole('region', { name: messmate.action.heading });
    const usual = band.getByText(messmate.action.text);
    await expect(usual, 'Who has done nothing reads the usual words.').toBeAttached();
    for (const width of [320, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      const basket = await visit.button('Basket: ₹82').boundingBox();
      const remover = await visit.button('Remove one Samosa').boundingBox();
      expect(
        (basket?.x ?? Number.NaN) + (basket?.width ?? Number.NaN),
        `At ${width} pixels the button of the basket covers a part of those of the items.`,
      ).toBeLessThanOrEqual(remover?.x ?? Number.NaN);
      expect(basket?.height, `At ${width} pixels the words of the basket's button wrap.`).toBe(56);
    }
    await audit(page, 'a basket', '#tuckshop');
    await page.setViewportSize(SIZES[0][1]);
    // What the widths have moved is no matter here.
    await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
    await visit.pay(82);
    await visit.code();
    const told = band.getByText('You placed an order here.');
    await expect(told, 'What was done is told: look at src/messmate/island/closing-band.ts.').toBeAttached();
    await told.scrollIntoViewIfNeeded();
    await expect(usual).toHaveCount(0);
    expect(await shiftsOf(page), 'The band may change only while nobody sees it.').toEqual([]);
    await expect(notices(page), 'It is no news: nothing is read out.').toHaveCount(0);
    await visit.press(visit.button('Undo Order 82'));
    await visit.pay(82);
    await visit.code();
    await visit.all('student');
    await visit.all('shop');
    await expect(visit.panel.getByRole('img', { name: content.words.nonVeg })).toHaveCount(3);
    await visit.press(visit.button('Top up ₹100'));
    await audit(page, 'a receipt, topped up, all of the shop', '#tuckshop');
    expect(await tooSmall(visit.panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
    const narrowest = async (width: number, how: string) => {
      await page.setViewportSize({ width, height: 740 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${how} the page scrolls sideways.`).toBeLessThanOrEqual(width);
    };
    await narrowest(320, 'At 320 pixels');
    await addStyles(page, 'html { font-size: 200% }');
    await narrowest(360, 'With letters twice as large');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads as it does with it: the shelf, the bill, the wallet, what waits and what runs low', async ({
    page,
  }) => {
    await page.goto(PRODUCT);
    const panel = page.locator('#tuckshop');
    const bill = panel.getByRole('definition').filter({ hasText: `₹${WALLET - 82}` });
    await expect(bill, 'The bill needs its figures.').toBeVisible();
    await expect(panel.getByText(`It holds ₹${WALLET}`)).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: SAMOSA.name }).first()).toContainText(
      '59 left',
    );
    await expect(panel.getByRole('row').filter({ hasText: PUFF.name })).toBeVisible();
    await expect(panel.getByRole('img', { name: /^Tuckshop sales by hour/ })).toBeVisible();
    await expect(panel.getByRole('button'), 'What needs script has no button without it.').toHaveCount(0);
  });
});
