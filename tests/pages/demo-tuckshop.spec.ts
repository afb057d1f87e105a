/** The live tuckshop: each visitor's story from end to end, on a phone and a desk, by touch, pointer and keyboard. */
import { expect, type Locator, type Page } from '@playwright/test';
import { createHostel } from '../../src/messmate/engine/hostel.ts';
import { sampleHostel } from '../../src/messmate/engine/sample.ts';
import { sampleOrder } from '../../src/messmate/engine/selectors/shop.ts';
import { clock, count, rupees } from '../../src/messmate/format.ts';
import { fill } from '../../src/text/fill.ts';
import { audit } from './audit.ts';
import { content, DESK, demo, escaped, liveRegion, messmate, openLive, PHONE, test } from './support.ts';

test.use({ reducedMotion: 'reduce' });

const { tuckshop: words, shared } = demo;
const { shop } = content.hostel;
const noon = sampleHostel(content.hostel);
/** Who stands at the screen at first, and what is in the wallet, in paise. */
const { resident, before: WALLET } = sampleOrder(noon);
const itemOf = (id: string) => {
  const item = shop.items.find((one) => one.id === id);
  if (!item) throw new Error(`The shop does not sell "${id}": these tests take it for granted.`);
  return { ...item, left: noon.stock[shop.items.indexOf(item)] ?? 0 };
};
const [PUFF, OMELETTE, SAMOSA] = [itemOf('egg-puff'), itemOf('bread-omelette'), itemOf('samosa')];

/** What a visitor does, and where. */
class Visit {
  readonly page: Page;
  readonly panel: Locator;
  readonly isTouch: boolean;
  constructor(page: Page, panel: Locator, isTouch: boolean) {
    this.page = page;
    this.panel = panel;
    this.isTouch = isTouch;
  }
  /** Presses, even what says that it cannot be used now: it has to answer. */
  async press(target: Locator): Promise<void> {
    const force = (await target.getAttribute('aria-disabled')) !== null;
    await (this.isTouch ? target.tap({ force }) : target.click({ force }));
  }
  async side(side: 'student' | 'shop'): Promise<Locator> {
    const choice = this.panel.getByRole('radio', { name: words[side] });
    if (await choice.isVisible()) await this.press(choice);
    const screen = this.panel.getByRole('region', { name: words[side] });
    await expect(screen, `"${words[side]}" is not to be seen.`).toBeVisible();
    return screen;
  }
  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
  async add({ name }: { name: string }, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.press(this.button(fill(words.browse.add, { item: name })));
  }
  pay(paise: number): Promise<void> {
    return this.press(this.button(fill(words.basket.pay, { amount: rupees(paise) })));
  }
  said(text: string): Promise<void> {
    return expect(liveRegion(this.page), `It has to be said: "${text}"`).toContainText(text);
  }
  /** The code of the newest order that waits. */
  async code(): Promise<string> {
    const shown = this.panel.getByText(new RegExp(`^${words.orders.code} [0-9A-Z]{3}$`)).first();
    await expect(shown, 'An order that is paid has to show its pick-up code.').toBeVisible();
    return (await shown.innerText()).trim().slice(-3);
  }
  async handOver(code: string): Promise<void> {
    await this.panel.getByRole('textbox', { name: words.counter.field }).fill(code);
    await this.press(this.button(words.counter.button));
  }
  async wallet(paise: number): Promise<void> {
    const line = this.panel.getByRole('definition').filter({ hasText: rupees(paise) });
    await expect(line.first(), `The bill has to show ${rupees(paise)} in the wallet.`).toBeVisible();
  }
  /** What the shelf says is left of an item. */
  left({ name }: { name: string }): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name }).first();
  }
  async balanced(): Promise<void> {
    const { ledger } = words;
    const pattern = new RegExp(escaped(ledger.balanced).replace(/\\\{\w+\\\}/g, '(₹[\\d,.]+)'));
    const text = await this.panel.getByText(pattern).innerText();
    const [, debits, credits] = pattern.exec(text) ?? [];
    expect(debits, 'Debits and credits have to come to the same.').toBe(credits);
  }
}

const number = (by: number) => noon.orders.length + by;
const leftOf = (left: number) => fill(words.browse.left, { count: left });

for (const [size, viewport, hasTouch] of [
  ['phone', PHONE, true],
  ['desk', DESK, false],
] as const) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch });

    test('an order is paid, gets a code, and is handed over for it', async ({ page }) => {
      const visit = new Visit(page, await openLive(page, 'tuckshop'), hasTouch);
      await visit.add(SAMOSA, 2);
      await visit.said(fill(words.basket.changed, { count: 2, amount: rupees(2 * SAMOSA.price) }));
      await visit.pay(2 * SAMOSA.price);
      const code = await visit.code();
      await visit.said(fill(words.basket.paid, { number: number(1), code }));
      await visit.wallet(WALLET - 2 * SAMOSA.price);
      await expect(visit.left(SAMOSA)).toContainText(leftOf(SAMOSA.left - 2));

      const counter = await visit.side('shop');
      await visit.press(visit.button(words.counter.button));
      await expect(counter.getByText(words.counter.needed), 'No code, no order.').toBeVisible();
      await visit.handOver('zz');
      await expect(counter.getByText(fill(words.counter.unknown, { code: 'ZZ' }))).toBeVisible();
      const field = counter.getByRole('textbox', { name: words.counter.field });
      await expect(field, 'What was typed must not be lost.').toHaveValue('zz');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await visit.handOver(code.toLowerCase());
      await visit.said(`${fill(words.orders.order, { number: number(1) })} is handed over`);
      await visit.handOver(code);
      await expect(counter.getByText(shared.refused['not-open']), 'Twice is once too often.').toBeVisible();
      await visit.balanced();

      const undo = fill(shared.undo.button, { what: shared.undo.what['collect-order'] });
      await visit.press(counter.getByRole('button', { name: undo }));
      await expect(visit.button(fill(words.counter.handOver, { number: number(1) }))).toBeVisible();
      await visit.press(visit.button(fill(words.counter.handOver, { number: number(1) })));
      await visit.side('student');
      await expect(visit.panel.getByText(words.orders.status.collected).first()).toBeVisible();
    });

    test('too little money says how much is missing, and a top-up fixes it', async ({ page }) => {
      const visit = new Visit(page, await openLive(page, 'tuckshop'), hasTouch);
      const price = OMELETTE.price * 10;
      const missing = price - WALLET;
      expect(missing, 'Ten omelettes have to cost more than the wallet holds.').toBeGreaterThan(0);
      await visit.add(OMELETTE, 10);
      const problem = fill(words.basket.missing, { amount: rupees(missing) });
      await expect(visit.panel.getByText(problem), 'What is missing has to be shown.').toBeVisible();
      await visit.pay(price);
      await visit.said(problem);
      await visit.press(visit.button(fill(words.topUp.button, { amount: rupees(missing) })));
      await visit.said(fill(words.topUp.done, { amount: rupees(missing), wallet: rupees(price) }));
      const pay = visit.button(fill(words.basket.pay, { amount: rupees(price) }));
      await expect(pay, 'The way to go on is the next thing.').toBeFocused();
      await visit.press(pay);
      await visit.wallet(0);
      await visit.code();
      await visit.side('shop');
      await visit.balanced();
    });

    test('search and the veg filter find, and say what to do when nothing is found', async ({ page }) => {
      const visit = new Visit(page, await openLive(page, 'tuckshop'), hasTouch);
      const all = shop.items.length;
      const search = visit.panel.getByRole('searchbox', { name: words.browse.search });
      const found = (n: number) => fill(words.browse.found, { found: n, all });
      await search.fill('EGG');
      const eggs = shop.items.filter(({ name }) => /egg/i.test(name));
      await expect(visit.panel.getByText(found(eggs.length), { exact: true })).toBeVisible();
      await visit.said(found(eggs.length));
      await expect(visit.panel.getByRole('img', { name: content.words.nonVeg }).first()).toBeVisible();
      await visit.press(visit.panel.getByRole('checkbox', { name: words.browse.vegOnly }));
      await expect(
        visit.panel.getByText(found(eggs.filter(({ mark }) => mark === 'veg').length), { exact: true }),
      ).toBeVisible();
      await search.fill('caviar');
      await expect(visit.panel.getByText(words.browse.none)).toBeVisible();
      await visit.said(words.browse.none);
      await visit.press(visit.button(words.browse.showAll));
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('');
      await expect(visit.panel.getByText(found(all), { exact: true })).toBeVisible();
    });

    test('what is out of stock says so, and a delivery brings it back', async ({ page }) => {
      const visit = new Visit(page, await openLive(page, 'tuckshop'), hasTouch);
      await visit.add(PUFF, PUFF.left);
      await visit.add(PUFF);
      await visit.said(fill(words.browse.noMore, { item: PUFF.name, count: PUFF.left }));
      await visit.pay(PUFF.left * PUFF.price);
      await expect(visit.left(PUFF)).toContainText(words.browse.out);
      await expect(visit.button(fill(words.browse.add, { item: PUFF.name }))).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await visit.add(PUFF);
      await visit.said(fill(words.browse.outWhy, { item: PUFF.name }));

      const counter = await visit.side('shop');
      const row = counter.getByRole('row', { name: PUFF.name }).filter({ hasText: words.inventory.reorder });
      await expect(row, 'What has run out has to be reordered.').toHaveText(
        new RegExp(`^${PUFF.name}\\s*0\\s`),
      );
      await counter.getByRole('combobox').selectOption(PUFF.name);
      const amount = counter.getByRole('textbox', { name: words.delivery.count });
      for (const bad of ['', 'many', '0', '2.5', '-3', String(PUFF.capacity + 1)]) {
        await amount.fill(bad);
        await visit.press(visit.button(words.delivery.button));
        await expect(
          counter.getByText(fill(words.delivery.bad, { room: PUFF.capacity })),
          `"${bad}" is no delivery.`,
        ).toBeVisible();
        await expect(amount, 'What was typed must not be lost.').toHaveValue(bad);
      }
      await amount.fill('12');
      await visit.press(visit.button(words.delivery.button));
      await visit.said(fill(words.delivery.done, { count: 12, item: PUFF.name, stock: 12 }));
      await expect(counter.getByText(fill(words.delivery.room, { room: PUFF.capacity - 12 }))).toBeVisible();
      await expect(row, 'Twelve are enough.').toHaveCount(0);
      await visit.balanced();
      await visit.press(
        counter.getByRole('button', {
          name: fill(shared.undo.button, { what: shared.undo.what['receive-stock'] }),
        }),
      );
      await expect(row, 'A delivery that was a slip can be taken back.').toHaveCount(1);
      await amount.fill('1');
      await page.keyboard.press('Enter');
      await visit.side('student');
      await visit.add(PUFF);
      await visit.pay(PUFF.price);
      await visit.wallet(WALLET - (PUFF.left + 1) * PUFF.price);
    });

    test('a cancelled order gives money and stock back, and an emptied basket comes back', async ({
      page,
    }) => {
      const visit = new Visit(page, await openLive(page, 'tuckshop'), hasTouch);
      const shelf = visit.panel.getByRole('region', { name: words.student }).getByRole('list').first();
      const before = await shelf.innerText();
      await visit.add(SAMOSA, 3);
      await visit.press(visit.button(words.basket.clear));
      await visit.said(words.basket.cleared);
      await visit.press(visit.button(words.basket.restore));
      await visit.pay(3 * SAMOSA.price);
      await visit.wallet(WALLET - 3 * SAMOSA.price);
      await visit.press(visit.button(fill(words.orders.cancel, { number: number(1) })));
      await visit.said(
        fill(words.orders.cancelled, { number: number(1), amount: rupees(3 * SAMOSA.price), count: 3 }),
      );
      await visit.wallet(WALLET);
      expect(await shelf.innerText(), 'The shelf has to be as it was before.').toBe(before);
      await expect(visit.panel.getByText(words.orders.status.cancelled).first()).toBeVisible();
      await visit.side('shop');
      await visit.balanced();
    });

    test('axe finds nothing, and nothing is too small to touch', async ({ page }) => {
      const visit = new Visit(page, await openLive(page, 'tuckshop'), hasTouch);
      await visit.add(SAMOSA);
      await visit.pay(SAMOSA.price);
      await visit.code();
      await visit.add(OMELETTE, 10);
      const isBoth = await visit.panel.getByRole('region', { name: words.shop }).isVisible();
      if (!isBoth) await audit(page, 'an order waits, too little money', '#tuckshop');
      await visit.panel.getByRole('searchbox').fill('caviar');
      const counter = await visit.side('shop');
      await visit.handOver('ZZ');
      await visit.press(visit.button(words.delivery.button));
      for (const summary of [words.sales.table, words.ledger.balances])
        await visit.press(counter.getByText(summary, { exact: true }));
      await expect(counter.getByRole('table')).toHaveCount(5);
      await audit(page, 'the shop with faults and all open', '#tuckshop');
      expect(await tooSmall(visit.panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
      await visit.side('student');
      if (!isBoth) await audit(page, 'nothing found', '#tuckshop');
      await visit.press(visit.button(words.browse.showAll));
      if (isBoth) await audit(page, 'the shelf whole again', '#tuckshop');
      expect(await tooSmall(visit.panel), 'Each line is a control of less than 44 pixels.').toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const side of ['shop', 'student'] as const) {
        await visit.side(side);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `At 320 pixels the page scrolls sideways (${side}).`).toBeLessThanOrEqual(320);
      }
    });
  });
}

test.describe('desk', () => {
  test.use({ viewport: DESK });

  test('all of it goes by keyboard alone', async ({ page }) => {
    const panel = await openLive(page, 'tuckshop');
    const visit = new Visit(page, panel, false);
    /** Goes on by Tab until the focus is there. */
    const tabTo = async (target: Locator, key = 'Tab') => {
      for (let stops = 0; stops < 120; stops++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${target} cannot be reached by ${key}.`);
    };
    await page.getByRole('tab', { selected: true }).focus();
    await tabTo(panel.getByRole('searchbox'));
    await page.keyboard.type('samosa');
    await tabTo(visit.button(fill(words.browse.add, { item: SAMOSA.name })));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(visit.button(fill(words.browse.remove, { item: SAMOSA.name })), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(visit.button(fill(words.basket.pay, { amount: rupees(SAMOSA.price) })));
    await page.keyboard.press('Enter');
    const code = await visit.code();
    await tabTo(visit.button(fill(words.orders.cancel, { number: number(1) })));
    await tabTo(panel.getByRole('textbox', { name: words.counter.field }));
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await visit.said(`${fill(words.orders.order, { number: number(1) })} is handed over`);
    await tabTo(panel.getByRole('textbox', { name: words.delivery.count }));
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await visit.said(fill(words.delivery.done, { count: 1, item: PUFF.name, stock: PUFF.left + 1 }));
    await tabTo(panel.getByRole('slider', { name: words.sales.slider }));
    await page.keyboard.press('Home');
    await expect(
      panel.getByRole('slider', { name: words.sales.slider }),
      'The keys have to read the hours out one by one.',
    ).toHaveAttribute('aria-valuetext', new RegExp(`^${clock(shop.opens)}`));
    await tabTo(panel.getByText(words.sales.table, { exact: true }));
    await page.keyboard.press('Enter');
    const rows = panel
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^\d+:00\s[ap]m$/ }) });
    await expect(rows, 'Each hour of the chart has its row.').toHaveCount(shop.orders.perHour.length);
    const sums = await rows.evaluateAll((all) =>
      all.map((row) => Number((row as HTMLTableRowElement).cells[1]?.textContent?.replace(/\D/g, ''))),
    );
    const total = rupees(sums.reduce((a, b) => a + b, 0) * 100);
    await expect(panel.getByText(fill(messmate.tuckshop.soFar, { amount: total }))).toBeVisible();
  });

  test('two tabs are one shop: what one buys the other hands over, and misses in its basket', async ({
    context,
    page,
  }) => {
    const student = new Visit(page, await openLive(page, 'tuckshop'), false);
    const other = await context.newPage();
    const shopTab = new Visit(other, await openLive(other, 'tuckshop'), false);
    await shopTab.add(PUFF, PUFF.left);
    await shopTab.add(SAMOSA);
    await page.bringToFront();
    await student.add(PUFF, 1);
    await student.pay(PUFF.price);
    const code = await student.code();
    await other.bringToFront();
    await expect(
      shopTab.panel.getByText(fill(words.basket.fewer, { count: PUFF.left - 1, wanted: PUFF.left })),
      'A basket has to say when others have bought what is in it.',
    ).toBeVisible();
    const rest = (PUFF.left - 1) * PUFF.price + SAMOSA.price;
    await expect(shopTab.button(fill(words.basket.pay, { amount: rupees(rest) }))).toBeVisible();
    await shopTab.handOver(code);
    await shopTab.said(`${fill(words.orders.order, { number: number(1) })} is handed over`);
    await page.bringToFront();
    await expect(student.panel.getByText(words.orders.status.collected).first()).toBeVisible();
    await other.close();
  });

  test('a reload keeps the order and its code', async ({ page }) => {
    const visit = new Visit(page, await openLive(page, 'tuckshop'), false);
    const { residents } = createHostel(content.hostel);
    const someone = residents.find(({ id }) => id !== resident && id.startsWith('C'));
    await visit.panel.getByRole('combobox', { name: words.who }).selectOption(someone?.id ?? '');
    await visit.add(SAMOSA);
    await visit.pay(SAMOSA.price);
    const code = await visit.code();
    await page.reload();
    const again = new Visit(page, await openLive(page, 'tuckshop'), false);
    expect(await again.code(), 'The code has to be the same after a reload.').toBe(code);
    await expect(again.panel.getByRole('combobox', { name: words.who })).toHaveValue(someone?.id ?? '');
  });

  test('on paper the figures of the chart and of the books stand open, in Indian grouping', async ({
    page,
  }) => {
    await openLive(page, 'tuckshop');
    const sum = noon.wallets.reduce((a, b) => a + b, 0) / 100;
    expect(sum, 'The sample is too poor to show a lakh.').toBeGreaterThan(100000);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: words.sales.hour })).toBeVisible();
    await expect(page.getByRole('cell', { name: `₹${count(sum)}` }).first()).toBeVisible();
    await page.emulateMedia({ media: null });
  });
});

/** Controls that are too small for a finger; one in a label is as large as its label. */
function tooSmall(panel: Locator): Promise<string[]> {
  return panel.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, input, select, summary')].flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const isSmall = height > 0 && (height < 43.9 || width < 43.9);
      return isSmall ? [`${control.ariaLabel ?? control.textContent}: ${width} × ${height}`] : [];
    }),
  );
}
