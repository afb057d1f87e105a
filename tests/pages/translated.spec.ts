/** The product page while the browser translates it. Translators put elements where React expects texts. */
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForPanel } from './demo-support.ts';
import { FEATURES, LAPTOP, messmate, PRODUCT, waitForTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

/** Wraps every text, also hidden and later ones, in two <font> elements as translators do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
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
 * Presses one button of each name, also those that appear after a press, then uses each radio button, select and slider.
 * @returns the names of the buttons, and how often a value was set
 */
const operateControls = (panel: Locator) =>
  panel.evaluate(async (root) => {
    const pressed: string[] = [];
    let valueCount = 0;
    const nameOf = (button: HTMLButtonElement) => button.ariaLabel || button.textContent;
    // React renders after the next paint.
    const waitForRender = () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle)));
    const unfold = () => {
      for (const details of root.querySelectorAll('details')) details.open = true;
      return waitForRender();
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
      await waitForRender();
    }
    const setValue = async (field: HTMLInputElement | HTMLSelectElement, value: string) => {
      // React replaces the setter of an element and ignores changes made by that setter.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      const type = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(type, { bubbles: true }));
      valueCount++;
      await waitForRender();
    };
    // The second round uses elements that the first removed and brought back.
    for (const _ of [1, 2]) {
      await unfold();
      for (const radio of root.querySelectorAll<HTMLInputElement>('[type=radio]')) {
        radio.click();
        valueCount++;
        await waitForRender();
      }
      for (const select of root.querySelectorAll('select'))
        for (const { value } of [...select.options]) if (select.isConnected) await setValue(select, value);
      for (const slider of root.querySelectorAll<HTMLInputElement>('[type=range]'))
        for (const share of [1, 0, 0.5, 0.02, 1, 0]) {
          const [min, max] = [Number(slider.min), Number(slider.max)];
          if (slider.isConnected) await setValue(slider, String(Math.round(min + (max - min) * share)));
        }
    }
    return { pressed, valueCount };
  });

test('keeps the controls of the panels and of "Your mess" working on a translated page', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React reports this error for a panel that was translated before hydration, and renders the panel again.
    if (!/React error #418/.test(message)) errors.push(message);
  });
  await page.goto(PRODUCT);
  await waitForTabs(page);
  for (const id of FEATURES) {
    await page.getByRole('tab', { name: messmate.features.tabs[id].tab }).click();
    const panel = await waitForPanel(page, id);
    if (id === FEATURES[0]) await translate(page);
    const { pressed, valueCount } = await operateControls(panel);
    expect(pressed.length + valueCount, `expected controls in ${id}`).toBeGreaterThan(3);
    const why = `expected no error after "${pressed.at(-1)}" in ${id}: wrap changing text or spaces in an element`;
    await expect(page.getByRole('alert'), why).toHaveCount(0);
    expect(errors, why).toEqual([]);
  }
  const mess = page.getByRole('region', { name: messmate.mess.heading });
  await expect(mess.getByRole('slider').first()).toBeEnabled();
  expect((await operateControls(mess)).valueCount).toBeGreaterThan(3);
  expect(errors, 'expected no error by the sliders of "Your mess"').toEqual([]);
});
