/** What the stories of the live tuckshop share: a visitor who looks, at each press, at what is there afterwards. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, openLive } from './demo-support.ts';
import { afterFamily, forgetShifts, shiftsOf, watchShifts } from './shifts.ts';
import { demo, notices } from './support.ts';

export const { tuckshop: words } = demo;

/** What is sold in these stories, and how much of what runs low is left at the first moment. */
export const PUFF = { name: 'Egg puff', left: 2 };
export const OMELETTE = { name: 'Bread omelette' };
export const SAMOSA = { name: 'Samosa' };
/** Whose wallet it is at first, and what it holds. */
export const NAME = 'Birsa Kisku';
export const WALLET = 400;

/** What costs money, gives goods away or puts something in: nobody may do it by pressing twice. */
const COSTLY = /^(Top up .+|Pay .+ from the wallet|Add .+|Undo .+|Hand over order .+)$/;

/** What a visitor does, and where. */
export class Visit {
  readonly page: Page;
  readonly panel: Locator;
  readonly isTouch: boolean;
  private constructor(page: Page, panel: Locator, isTouch: boolean) {
    this.page = page;
    this.panel = panel;
    this.isTouch = isTouch;
  }
  /** Opens the tuckshop live, and notes from then on what is pressed and what shifts, also under the hand. */
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
    await afterFamily(page);
    return new Visit(page, panel, isTouch);
  }
  /** Presses, even what says that it cannot be used now: it has to answer. */
  async press(target: Locator): Promise<void> {
    await this.looksBack('before');
    const force = (await target.getAttribute('aria-disabled')) !== null;
    await (this.isTouch ? target.tap({ force }) : target.click({ force }));
    await this.looksBack('after');
  }
  /**
   * What stands now where was pressed last is what was pressed, or nothing that one would regret pressing: right after the
   * press, and before the next one, when all that came of it is drawn, unless the visitor has gone on to another place.
   */
  private async looksBack(when: 'before' | 'after'): Promise<void> {
    const there = await this.page.evaluate(async (isAfter) => {
      const press: { x: number; y: number; pressed: Element | null; scrolled?: number } | undefined =
        Reflect.get(window, 'press');
      if (!press || (!isAfter && press.scrolled !== scrollY)) return '';
      if (isAfter) await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      press.scrolled = scrollY;
      const now = document.elementFromPoint(press.x, press.y)?.closest('button');
      if (!now || now === press.pressed || now.ariaDisabled) return '';
      return (now.ariaLabel ?? now.textContent ?? '').trim();
    }, when === 'after');
    expect(there, `A second press at the same place would press "${there}".`).not.toMatch(COSTLY);
  }
  side(side: 'student' | 'shop'): Locator {
    return this.panel.getByRole('region', { name: words[side] });
  }
  /** All of the shelf, or of the inventory. What is opened moves what is below it: that is forgotten. */
  async all(side: 'student' | 'shop'): Promise<void> {
    await this.press(this.side(side).getByRole('button', { name: 'All 20' }));
    await shiftsOf(this.page);
    await forgetShifts(this.page);
  }
  adder({ name }: { name: string }): Locator {
    return button(this.panel, `Add one ${name}`);
  }
  payer(rupees: number): Locator {
    return button(this.panel, `Pay ₹${rupees} from the wallet`);
  }
  topper(rupees: number): Locator {
    // Just what is missing may be a round sum: then the first stands on the bill.
    return button(this.panel, `Top up ₹${rupees}`).first();
  }
  async add(item: { name: string }, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await this.press(this.adder(item));
  }
  pay(rupees: number): Promise<void> {
    return this.press(this.payer(rupees));
  }
  /** What the panel answers is read out there, and nowhere else. */
  async said(text: string): Promise<void> {
    const spoken = this.panel.locator('[aria-live=polite]');
    await expect(spoken, `It has to be read out: "${text}"`).toHaveText(text);
  }
  /** What is paid for, with its code. */
  receipt(): Locator {
    return this.panel.getByRole('paragraph').filter({ hasText: new RegExp(`^${words.receipt.code}`) });
  }
  async code(): Promise<string> {
    await expect(this.receipt(), 'What is paid for is a receipt with its code.').toBeVisible();
    const [, code = ''] = /\b([0-9A-Z]{3})\b/.exec(await this.receipt().locator('b').innerText()) ?? [];
    expect(code, 'The receipt has to show the pick-up code.').not.toBe('');
    return code;
  }
  /** What the wallet holds, and its last movements, newest first. */
  async wallet(rupees: number, ...movements: RegExp[]): Promise<void> {
    const shown = this.panel.getByText(`It holds ₹${rupees}`, { exact: true });
    await expect(shown, `The wallet has to hold ₹${rupees}.`).toBeVisible();
    const listed = this.panel.getByRole('listitem').filter({ hasText: /[+−] ₹/ });
    for (const [i, movement] of movements.entries()) await expect(listed.nth(i)).toHaveText(movement);
  }
  /** What the shelf says of an item. */
  onShelf({ name }: { name: string }): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name }).first();
  }
  /** Since the visit began nothing has moved by itself, and no notice has said what the panel says. */
  async still(): Promise<void> {
    expect(await shiftsOf(this.page), 'Nothing may move while somebody buys: keep its place free.').toEqual(
      [],
    );
    await expect(notices(this.page), 'A notice would say again what the panel says.').toHaveCount(0);
  }
}
