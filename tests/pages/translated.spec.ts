/** A page that the browser has translated goes on working. */
import { expect, type Locator, type Page } from '@playwright/test';
import { liveOf } from './demo-support.ts';
import { DESK, FEATURES, messmate, PRODUCT, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** Wraps every text in two <font> elements, as translators do, hidden and later texts too. */
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

/** Presses every button once, those too that a fold or a press brings. @returns their names */
const pressAll = (panel: Locator) =>
  panel.evaluate(async (root) => {
    const pressed: string[] = [];
    const nameOf = (button: HTMLButtonElement) => button.ariaLabel || button.textContent;
    // What follows is drawn after the next paint.
    const drawn = () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle)));
    const next = async () => {
      for (const fold of root.querySelectorAll('details')) fold.open = true;
      await drawn();
      return [...root.querySelectorAll<HTMLButtonElement>('button:enabled')].find(
        (button) => button.checkVisibility({ visibilityProperty: true }) && !pressed.includes(nameOf(button)),
      );
    };
    for (let button = await next(); button; button = await next()) {
      pressed.push(nameOf(button));
      button.click();
      await drawn();
      if (document.querySelector('main [role=alert]')) break;
    }
    return pressed;
  });

test('every button of the demo works on a translated page', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    // A panel translated before hydration: React redraws it, and nothing is wrong.
    if (!/React error #418/.test(message)) faults.push(message);
  });
  await page.goto(PRODUCT);
  await wakeTabs(page);
  for (const id of FEATURES) {
    await page.getByRole('tab', { name: messmate.features.tabs[id].tab }).click();
    const panel = await liveOf(page, id);
    if (id === FEATURES[0]) await translate(page);
    const pressed = await pressAll(panel);
    const why = `"${pressed.at(-1)}" of ${id}: text that changes stands in an element of its own.`;
    await expect(page.getByRole('alert'), why).toHaveCount(0);
    expect(faults, why).toEqual([]);
    expect(pressed.length, `Nothing was pressed in ${id}.`).toBeGreaterThan(3);
  }
});
