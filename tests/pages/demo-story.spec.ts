/** QR Attendance as a story: a meal waits, is served in 40 seconds, and is compared with its forecast. */
import { expect, type Locator, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { button, meals, openLive, ruler, SIZES, scanButton, tabTo } from './demo-support.ts';
import { messmate } from './support.ts';
import { test } from './test.ts';

test.use({ ownWindow: true, ...SIZES.phone });

/** The most pixels that the panel may take of a phone of 360 px. */
const MOST = 1100;
const serve = (panel: Locator) => button(panel, 'Serve lunch');
const card = (panel: Locator) => panel.getByRole('region', { name: /^Forecast at/ });
/** What a screen reader hears. */
const heard = (panel: Locator) => panel.locator('p[aria-live]');

/** Opens the panel with a clock that the test moves. */
async function openStory(page: Page): Promise<Locator> {
  await page.clock.install();
  const panel = await openLive(page, 'attendance');
  await page.clock.pauseAt(Date.now() + 60_000);
  return panel;
}

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`lunch is served in forty seconds and comes out as forecast, within one height (${device})`, async ({
      page,
    }) => {
      const panel = await openStory(page);
      const { height: before = 0 } = (await panel.boundingBox()) ?? {};
      if (device === 'phone') expect(before).toBeLessThanOrEqual(MOST);
      const sameHeight = async (state: string) => {
        const { height = 0 } = (await panel.boundingBox()) ?? {};
        expect(height, `The page below must not move (${state}).`).toBeCloseTo(before, 0);
      };
      await expect(panel, 'A meal waits: nothing is served yet.').toContainText(
        '± 7 expected, 48 not coming',
      );
      await serve(panel).click();
      await page.clock.runFor(10_100);
      await expect(panel, 'A quarter of lunch in ten seconds.').toContainText('in by 12:45 pm, 240 ± 7');
      await expect(heard(panel)).toContainText('12:45 pm: 192 in, 240 still to come, give or take 7.');
      const refusal = panel.getByText('Second scan, not let in');
      await expect(refusal).toBeHidden();
      for (let quarters = 0; quarters < 60 && !(await refusal.isVisible()); quarters++)
        await page.clock.runFor(250);
      await expect(refusal, 'One second scan is refused.').toBeVisible();
      await sameHeight('refused');
      await page.clock.runFor(1500);
      await expect(refusal, 'And stops nobody.').toBeHidden();
      await button(panel, 'Pause').click();
      const time = await ruler(panel).inputValue();
      await page.clock.runFor(3000);
      await expect(ruler(panel), 'What is paused stays.').toHaveValue(time);
      await sameHeight('paused');
      await button(panel, 'Go on').click();
      await page.clock.runFor(30_000);
      for (const figure of [
        '432',
        '431',
        '455 cooked, 24 left.',
        'The one white grain on the plate did not come.',
      ])
        await expect(card(panel)).toContainText(figure);
      await expect(heard(panel), 'The end is announced.').toContainText('432 forecast, 431 came');
      await expect(card(panel).getByRole('link', { name: messmate.demo.button })).toBeVisible();
      await sameHeight('closed');
      await page.clock.runFor(60_000);
      await expect(card(panel), 'The card stays until one goes on.').toBeVisible();
      await page.clock.resume();
      await audit(page, 'closed', '#attendance');
      await button(panel, 'Next meal').click();
      await expect(button(panel, 'Serve snacks'), 'The next meal waits at its opening.').toBeVisible();
      await expect(ruler(panel)).toHaveAttribute('aria-valuetext', /^5:00\spm$/);
    });
  });

test('by keyboard: the time is moved forth and back, and the focus is never lost', async ({ page }) => {
  const panel = await openStory(page);
  await serve(panel).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(button(panel, 'Pause'), 'The button keeps the focus.').toBeFocused();
  await tabTo(ruler(panel), 'Shift+Tab');
  await page.keyboard.press('End');
  // While a meal is served, what it changes is drawn a moment later.
  await page.clock.runFor(300);
  await expect(card(panel)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(serve(panel), 'At its opening the meal waits again.').toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(ruler(panel)).toHaveAttribute('aria-valuetext', /^12:\d\d\spm$/);
  await tabTo(button(panel, 'Go on'));
  await page.keyboard.press('Enter');
  await page.clock.runFor(41_000);
  await expect(card(panel)).toBeVisible();
  const place = panel.locator(':focus');
  await expect(place, 'When the button goes, its place has the focus.').toContainText('came');
  await tabTo(button(panel, 'Again'));
  await page.keyboard.press('Enter');
  await expect(panel.locator(':focus')).toContainText('Serve lunch');
});

test('a scan by hand joins the same lunch; another meal clears its answer, and Start over all', async ({
  page,
}) => {
  const panel = await openStory(page);
  await scanButton(panel).click();
  await expect(panel).toContainText('in by 12:15 pm,');
  await serve(panel).click();
  await page.clock.runFor(2000);
  await button(panel, 'Scan one pass yourself').click();
  await expect(panel.getByText('Go on'), 'Who wants to scan finds the meal standing.').toBeVisible();
  const answer = panel.getByRole('region', { name: 'Your last scan' });
  await expect(answer).toBeVisible();
  await panel.getByText('More to try').click();
  await panel.getByRole('combobox').selectOption(meals.dinner.name);
  await expect(button(panel, 'Serve dinner')).toBeVisible();
  await expect(answer, 'It was about another meal.').toBeHidden();
  await button(panel, 'Start over').click();
  await expect(serve(panel)).toBeVisible();
});

test('it pauses where nobody sees it', async ({ page }) => {
  const panel = await openStory(page);
  await serve(panel).click();
  await page.clock.runFor(1000);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => ruler(panel).inputValue(), 'The clock has to be running first.').not.toBe('0');
  await expect(button(panel, 'Go on')).toBeAttached();
});
