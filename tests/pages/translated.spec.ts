/**
 * A page translated by the browser: it wraps every text node in <font>, hidden ones too, while scripts are at work on them.
 * What is pressed afterwards must not fail.
 */
import { expect, type Page } from '@playwright/test';
import { liveOf } from './demo-support.ts';
import { DESK, FEATURES, messmate, PRODUCT, wakeTabs } from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, ownWindow: true, reducedMotion: 'reduce' });

/** Wraps as a translator does: each text in two elements, and what comes later too. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      for (const text of texts) {
        const { parentElement } = text;
        if (!parentElement || parentElement.closest('script, style, template, font')) continue;
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

test('whatever is pressed in the demo of a translated page goes on working', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(PRODUCT);
  await wakeTabs(page);
  for (const id of FEATURES) {
    await page.getByRole('tab', { name: messmate.features.tabs[id].tab }).click();
    const panel = await liveOf(page, id);
    if (id === FEATURES[0]) await translate(page);
    const pressed = new Set<string>();
    // A press may bring other buttons, and take some away.
    for (let i = 0; i < 200; i += 1) {
      const buttons = await panel.locator('button:enabled:visible').all();
      const names = await Promise.all(
        buttons.map((one) => one.evaluate((el) => el.ariaLabel || el.textContent || '')),
      );
      const next = names.findIndex((name) => !pressed.has(name));
      if (next < 0) break;
      pressed.add(names[next] ?? '');
      await buttons[next]?.evaluate((button) => (button as HTMLButtonElement).click());
      await expect(page.getByRole('alert'), `"${names[next]}" of ${id} ends in an error screen.`).toHaveCount(
        0,
      );
      expect(
        faults,
        `"${names[next]}" of ${id} fails: text that changes stands in an element of its own.`,
      ).toEqual([]);
    }
    expect(pressed.size, `Nothing was pressed in ${id}.`).toBeGreaterThan(3);
  }
});
