/** The bar of the panels that follow the meal: time, play and pause, the meal, Start over. */
import { expect } from '@playwright/test';
import {
  act,
  clockBar,
  clockOf,
  expectTime,
  figures,
  goTo,
  meals,
  openLive,
  readAt,
  SIZES,
} from './demo-support.ts';
import { liveRegion } from './support.ts';
import { test } from './test.ts';

/** An owner's meals may have long names. */
const lengthen = (option: Element, name: unknown = 'Breakfast on Sundays and holidays') => {
  const before = option.textContent;
  option.textContent = String(name);
  return before;
};

test.use({ ...SIZES.desk, reducedMotion: 'reduce' });

test('the clock bar is one line, goes to a meal and announces it, and starts over', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  for (const [{ viewport }, most] of [
    [SIZES.phone, 57],
    [SIZES.desk, 57],
  ] as const) {
    await page.setViewportSize(viewport);
    const name = await panel.getByRole('option').first().evaluate(lengthen);
    const { height = Number.NaN } = (await clockBar(panel).boundingBox()) ?? {};
    expect(height, 'The clock bar has wrapped: shorten its labels.').toBeLessThan(most);
    await panel.getByRole('option').first().evaluate(lengthen, name);
  }
  await expectTime(panel, readAt, 'The demo begins at the minute that all pages show.');
  for (const meal of ['breakfast', 'lunch', 'snacks', 'dinner'] as const) {
    await goTo(panel, meal);
    await expectTime(panel, meals[meal].opens);
    await expect(liveRegion(page)).toContainText(meals[meal].name);
  }
  await act(panel, 'Start over').click();
  await expectTime(panel, readAt);
  await expect(liveRegion(page)).toContainText('The demo is back at its beginning.');
});

test('the clock is moved by keyboard alone', async ({ page }) => {
  const panel = await openLive(page, 'analytics');
  await act(panel, 'Play').focus();
  await page.keyboard.press('Tab');
  await expect(clockBar(panel).getByRole('combobox', { name: 'Go to a meal' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectTime(panel, meals.snacks.opens);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectTime(panel, readAt);
  await expect(act(panel, 'Start over'), 'The focus stays where it was.').toBeFocused();
});

test.describe('while a meal is served', () => {
  test.use({ ownWindow: true, reducedMotion: 'no-preference' });

  test('the other tabs follow', async ({ page }) => {
    const { opens, closes } = meals.lunch;
    await page.clock.install();
    const panel = await openLive(page, 'tuckshop');
    await page.clock.pauseAt(Date.now() + 60_000);
    const came = await figures(page);
    await act(panel, 'Play').click();
    // The first step comes at once.
    await page.clock.runFor(4850);
    expect(await clockOf(panel), 'A meal takes forty seconds.').toBe(
      readAt * 60 + (5 / 40) * (closes - opens) * 60,
    );
    expect((await figures(page))[0], 'Residents have to come while time goes on.').not.toBe(came[0]);
  });
});
