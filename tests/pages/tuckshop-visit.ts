/** Shared by the tests of the live tuckshop: a visitor who checks after each press what is under the pointer. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, openLive } from './demo-support.ts';
import { clearShifts, readShifts, waitForFonts, watchShifts } from './shifts.ts';
import { liveRegion, notices } from './support.ts';

/** An item that is low at first, with its stock. */
export const PUFF = { name: 'Egg puff', left: 2 };
export const OMELETTE = { name: 'Bread omelette' };
export const SAMOSA = { name: 'Samosa' };
/** The first student. */
export const NAME = 'Birsa Kisku';
/** The balance of his wallet, in rupees. */
export const WALLET = 400;

/** Buttons that a double press must not hit by accident. */
const COSTLY = /^(Top up .+|Pay .+ from the wallet|Add .+|Undo .+|Hand over order .+)$/;

export class Visit {
  readonly page: Page;
  readonly panel: Locator;
  readonly isTouch: boolean;
  private constructor(page: Page, panel: Locator, isTouch: boolean) {
    this.page = page;
    this.panel = panel;
    this.isTouch = isTouch;
  }
  /** Opens the live tuckshop, and records presses and layout shifts, those right after a press included. */
  static async begin(page: Page, isTouch = false): Promise<Visit> {
    await watchShifts(page, true);
    const panel = await openLive(page, 'tuckshop');
    await page.evaluate(() =>
      addEventListener(
        'pointerdown',
        ({ clientX: x, clientY: y, target }) =>
          Reflect.set(window, 'press', { x, y, pressed: (target as Element).closest('button, summary') }),
        true,
      ),
    );
    await waitForFonts(page);
    return new Visit(page, panel, isTouch);
  }
  /** Presses a button, even a disabled one. */
  async press(target: Locator): Promise<void> {
    await this.checkPoint('before');
    const force = (await target.getAttribute('aria-disabled')) !== null;
    await (this.isTouch ? target.tap({ force }) : target.click({ force }));
    await this.checkPoint('after');
  }
  /** Expects the same or a harmless button at the last press: after it and, unless the page has scrolled, before the next. */
  private async checkPoint(when: 'before' | 'after'): Promise<void> {
    const buttonName = await this.page.evaluate(async (isAfter) => {
      const press: { x: number; y: number; pressed: Element | null; scrolled?: number } | undefined =
        Reflect.get(window, 'press');
      if (!press || (!isAfter && press.scrolled !== scrollY)) return '';
      if (isAfter) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      press.scrolled = scrollY;
      const button = document.elementFromPoint(press.x, press.y)?.closest('button');
      if (!button || button === press.pressed || button.ariaDisabled) return '';
      return (button.ariaLabel ?? button.textContent ?? '').trim();
    }, when === 'after');
    expect(buttonName, `A second press at the same place would press "${buttonName}".`).not.toMatch(COSTLY);
  }
  side(side: 'student' | 'shop'): Locator {
    return this.panel.getByRole('region', { name: `The ${side}` });
  }
  /** Opens the whole shelf or inventory, whose shifts do not count. */
  async unfoldAll(side: 'student' | 'shop'): Promise<void> {
    await this.press(this.side(side).getByRole('button', { name: 'All 20' }));
    await readShifts(this.page);
    await clearShifts(this.page);
  }
  addButton({ name }: { name: string }): Locator {
    return button(this.panel, `Add one ${name}`);
  }
  payButton(rupees: number): Locator {
    return button(this.panel, `Pay ₹${rupees} from the wallet`);
  }
  topUpButton(rupees: number): Locator {
    return button(this.panel, `Top up ₹${rupees}`);
  }
  async add(item: { name: string }, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.press(this.addButton(item));
  }
  pay(rupees: number): Promise<void> {
    return this.press(this.payButton(rupees));
  }
  async expectAnnounced(text: string): Promise<void> {
    await expect(liveRegion(this.page)).toHaveText(text);
  }
  receipt(): Locator {
    return this.panel.getByRole('paragraph').filter({ hasText: /^Pick-up code/ });
  }
  async code(): Promise<string> {
    await expect(this.receipt()).toBeVisible();
    const [, code = ''] = /\b([0-9A-Z]{3})\b/.exec(await this.receipt().locator('b').innerText()) ?? [];
    expect(code, 'The receipt must have the pick-up code.').not.toBe('');
    return code;
  }
  async expectBalance(rupees: number): Promise<void> {
    await expect(this.panel.getByText(`₹${rupees} stays in the wallet.`)).toBeVisible();
  }
  shelfRow({ name }: { name: string }): Locator {
    return this.side('student').getByRole('listitem').filter({ hasText: name }).first();
  }
  /** The item on the shop's side of the shelf. */
  stockRow({ name }: { name: string }): Locator {
    return this.side('shop').getByRole('listitem').filter({ hasText: name }).last();
  }
  /** Counts the drawn pieces on the shelf, and the dashed ones. */
  async countPieces(item: { name: string }): Promise<{ left: number; taken: number }> {
    return this.shelfRow(item)
      .locator('svg')
      .last()
      .evaluate((row) => ({
        left: Number(row.querySelector('rect')?.getAttribute('width')) / 46,
        taken: Number(row.querySelector('rect')?.getAttribute('x')) / 46,
      }));
  }
  /** Expects no shift since the visit began but those below a new line of the bill, and no notice. */
  async expectStill(): Promise<void> {
    const shifts = await readShifts(this.page);
    expect(shifts.filter((shift) => !/The shop|Pick-up code|wallet|− \d/.test(shift))).toEqual([]);
    await expect(notices(this.page), 'A visible notice would repeat the panel.').toHaveCount(0);
  }
}
