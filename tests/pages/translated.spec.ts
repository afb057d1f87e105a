/** A page translated by the browser. */
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForPanel } from './demo-support.ts';
import { FEATURES, LAPTOP, messmate, PRODUCT, waitForTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

/** Wraps every text in two <font> elements, as translators do, also hidden and later texts. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      for (const text of texts) {
        if (!text.parentElement || text.parentElement.closest('script, style, template, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/**
 * Presses every button once, also those that appear after a press, then moves every slider and takes every choice.
 * @returns the names of the buttons, and how many values were set
 */
const tryAll = (panel: Locator) =>
  panel.evaluate(async (root) => {
    const pressed: string[] = [];
    let values = 0;
    const nameOf = (button: HTMLButtonElement) => button.ariaLabel || button.textContent;
    // React renders after the next paint.
    const rendered = () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle)));
    const unfold = () => {
      for (const fold of root.querySelectorAll('details')) fold.open = true;
      return rendered();
    };
    const findButton = async () => {
      await unfold();
      if (document.querySelector('main [role=alert]')) return undefined;
      return [...root.querySelectorAll<HTMLButtonElement>('button:enabled')].find(
        (button) => button.checkVisibility({ visibilityProperty: true }) && !pressed.includes(nameOf(button)),
      );
    };
    for (let button = await findButton(); button; button = await findButton()) {
      pressed.push(nameOf(button));
      button.click();
      await rendered();
    }
    const setValue = async (field: HTMLInputElement | HTMLSelectElement, value: string) => {
      // React replaces the setter and ignores changes made through its own.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      const type = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(type, { bubbles: true }));
      values++;
      await rendered();
    };
    // Twice, because removed elements may come back.
    for (const _ of [1, 2]) {
      await unfold();
      for (const radio of root.querySelectorAll<HTMLInputElement>('[type=radio]')) {
        radio.click();
        values++;
        await rendered();
      }
      for (const select of root.querySelectorAll('select'))
        for (const { value } of [...select.options]) if (select.isConnected) await setValue(select, value);
      for (const slider of root.querySelectorAll<HTMLInputElement>('[type=range]'))
        for (const share of [1, 0, 0.5, 0.02, 1, 0]) {
          const [min, max] = [Number(slider.min), Number(slider.max)];
          if (slider.isConnected) await setValue(slider, String(Math.round(min + (max - min) * share)));
        }
    }
    return { pressed, values };
  });

test('keeps every button and choice of the demo working on a translated page', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React renders a panel anew that was translated before hydration.
    if (!/React error #418/.test(message)) errors.push(message);
  });
  await page.goto(PRODUCT);
  await waitForTabs(page);
  for (const id of FEATURES) {
    await page.getByRole('tab', { name: messmate.features.tabs[id].tab }).click();
    const panel = await waitForPanel(page, id);
    if (id === FEATURES[0]) await translate(page);
    const { pressed, values } = await tryAll(panel);
    expect(pressed.length + values, `expected buttons or choices in ${id}`).toBeGreaterThan(3);
    const why = `${id}, last button "${pressed.at(-1)}": expected changing text, also spaces, in an element of its own`;
    await expect(page.getByRole('alert'), why).toHaveCount(0);
    expect(errors, why).toEqual([]);
  }
  const mess = page.getByRole('region', { name: messmate.mess.heading });
  await expect(mess.getByRole('slider').first()).toBeEnabled();
  expect((await tryAll(mess)).values).toBeGreaterThan(3);
  expect(errors, 'the sliders of Your mess').toEqual([]);
});
