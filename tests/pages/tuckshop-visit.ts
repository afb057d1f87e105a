/** A visit to the live tuckshop. After each press it checks which button is now under the pointer. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, openPanel } from './demo-support.ts';
import { clearShifts, readShifts, waitForFonts, watchShifts } from './shifts.ts';
import { liveRegion, notices } from './support.ts';

/** An item of which two are left. */
export const EGG_PUFF = { name: 'Egg puff' };
export const OMELETTE = { name: 'Bread omelette' };
export const SAMOSA = { name: 'Samosa' };
/** The student whose wallet the demo shows. */
export const STUDENT = 'Birsa Kisku';
/** The balance of the student's wallet at the start of a visit, in rupees. */
export const INITIAL_BALANCE = 400;

/** Names of buttons that a double press must not hit by accident. */
const COSTLY_BUTTONS = /^(Top up .+|Pay .+ from the wallet|Add .+|Undo .+|Hand over order .+)$/;

export class Visit {
  readonly page: Page;
  readonly panel: Locator;
  readonly isTouch: boolean;
  private constructor(page: Page, panel: Locator, isTouch: boolean) {
    this.page = page;
    this.panel = panel;
    this.isTouch = isTouch;
  }
  /** Opens the live tuckshop, and records the last press and layout shifts. */
  static async begin(page: Page, isTouch = false): Promise<Visit> {
    await watchShifts(page, true);
    const panel = await openPanel(page, 'tuckshop');
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
  /** Presses a button, even if it has `aria-disabled`. */
  async press(target: Locator): Promise<void> {
    await this.expectHarmlessTarget('before');
    const force = (await target.getAttribute('aria-disabled')) !== null;
    await (this.isTouch ? target.tap({ force }) : target.click({ force }));
    await this.expectHarmlessTarget('after');
  }
  /**
   * Expects no costly button but the pressed one at the point of the last press. The point is checked right after that press and,
   * unless the page has scrolled, before the next.
   */
  private async expectHarmlessTarget(when: 'before' | 'after'): Promise<void> {
    const buttonName = await this.page.evaluate(async (isAfter) => {
      const press: { x: number; y: number; pressed: Element | null; scrollYAtCheck?: number } | undefined =
        Reflect.get(window, 'press');
      if (!press || (!isAfter && press.scrollYAtCheck !== scrollY)) return '';
      if (isAfter)
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      press.scrollYAtCheck = scrollY;
      const button = document.elementFromPoint(press.x, press.y)?.closest('button');
      if (!button || button === press.pressed || button.ariaDisabled) return '';
      return (button.ariaLabel ?? button.textContent ?? '').trim();
    }, when === 'after');
    expect(buttonName, 'expected no costly button at the same point').not.toMatch(COSTLY_BUTTONS);
  }
  side(side: 'student' | 'shop'): Locator {
    return this.panel.getByRole('region', { name: `The ${side}` });
  }
  /** Unfolds all items of a side, and discards the shifts until then. */
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
  pickUpCode(): Locator {
    return this.panel.getByRole('paragraph').filter({ hasText: /^Pick-up code/ });
  }
  async readPickUpCode(): Promise<string> {
    await expect(this.pickUpCode()).toBeVisible();
    const [, code = ''] = /\b([0-9A-Z]{3})\b/.exec(await this.pickUpCode().locator('b').innerText()) ?? [];
    expect(code, 'expected a code of three characters on the receipt').not.toBe('');
    return code;
  }
  async expectBalanceAfterPaying(rupees: number): Promise<void> {
    await expect(this.panel.getByText(`₹${rupees} stays in the wallet.`)).toBeVisible();
  }
  shelfRow({ name }: { name: string }): Locator {
    return this.side('student').getByRole('listitem').filter({ hasText: name }).first();
  }
  /** The row of an item in the shop's stock. */
  stockRow({ name }: { name: string }): Locator {
    return this.side('shop').getByRole('listitem').filter({ hasText: name }).last();
  }
  /** Counts the pieces in the drawing of an item on the shelf: those left, and the dashed ones in the basket. */
  async countPieces(item: { name: string }): Promise<{ left: number; inBasket: number }> {
    const shelf = this.shelfRow(item).locator('svg').last().locator('rect').first();
    // A piece is 46 units of the SVG wide.
    const readPieces = async (attribute: string) => Number(await shelf.getAttribute(attribute)) / 46;
    return { left: await readPieces('width'), inBasket: await readPieces('x') };
  }
  /** Expects no notice, and no shift since the visit began or `unfoldAll`, except of bill, shop and minus buttons. */
  async expectNoShiftOrNotice(): Promise<void> {
    const shifts = await readShifts(this.page);
    expect(shifts.filter((shift) => !/The shop|Pick-up code|wallet|− \d/.test(shift))).toEqual([]);
    await expect(notices(this.page), 'expected no notice: it would repeat the panel').toHaveCount(0);
  }
}
