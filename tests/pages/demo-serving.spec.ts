/** A meal in the product page's first section: it is served in 40 seconds, then compared with its forecast. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { parseNumbers } from './demo-analytics-support.ts';
import {
  button,
  chooseMeal,
  DEVICES,
  hero,
  lastScan,
  meals,
  openAtLunch,
  openTab,
  plate,
  readTabTexts,
  scanDoorButton,
  serveButton,
  tabTo,
  timePattern,
} from './demo-support.ts';
import { clearShifts, readShifts, waitForFonts, watchShifts } from './shifts.ts';
import { liveRegion, messmate, notices, scrollToEnd } from './support.ts';
import { test } from './test.ts';

test.use({ needsOwnContext: true, ...DEVICES.phone });

const { opens, closes } = meals.lunch;
/** A large figure of the hero, found by its label. */
const figure = (page: Page, name: string) =>
  hero(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');
const pauseButton = (page: Page) => button(hero(page), 'Pause');
const resumeButton = (page: Page) => button(hero(page), 'Go on');

/** Opens the page at the opening of lunch, with a clock that the test controls. */
async function openWithClock(page: Page): Promise<void> {
  await watchShifts(page, true);
  await page.clock.install();
  await openAtLunch(page);
  await waitForFonts(page);
  // `pauseAt` refuses a time before that of the clock.
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Reads from the plate's accessible name how many students have eaten. */
const countEaten = async (page: Page) =>
  parseNumbers((await plate(page).getAttribute('aria-label')) ?? '')[0] ?? Number.NaN;

/** Reads the numbers in the first text of the hero that matches. */
const readNumbers = async (page: Page, text: RegExp) =>
  parseNumbers(text.exec((await hero(page).innerText()).replace(/\s+/g, ' '))?.[0] ?? '');

for (const [device, options] of Object.entries(DEVICES))
  test.describe(device, () => {
    test.use(options);

    test(`serves lunch in 40 seconds without moving the page (${device})`, async ({ page }) => {
      await openWithClock(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await clearShifts(page);
      const readBoxes = async () => {
        const elements = [hero(page), plate(page), page.locator('#day')];
        return JSON.stringify([
          await Promise.all(elements.map((element) => element.boundingBox())),
          await page.evaluate(() => scrollY),
        ]);
      };
      const before = await readBoxes();
      const expectNoMove = async (state: string) =>
        expect(await readBoxes(), `expected the page in place (${state})`).toBe(before);
      const [forecast = 0] = await readNumbers(page, /\d+[^.]* come to lunch\./);
      await serveButton(page).click();
      await page.clock.runFor(100);
      await expect(pauseButton(page)).toBeVisible();
      expect(await countEaten(page), 'expected the first student within 0.1 s').toBeGreaterThan(0);
      await expectNoMove('running');
      // With the 100 ms above, about a quarter of the 40 seconds.
      await page.clock.runFor(9750);
      const quarter = timePattern(opens + (closes - opens) / 4);
      await expect(hero(page)).toContainText(new RegExp(quarter));
      const announcement = new RegExp(`${quarter}: \\d+ in, \\d+ still to come, give or take \\d+\\.`);
      await expect(liveRegion(page)).toContainText(announcement);
      await expect(page.locator('[aria-live], [role=status]').filter({ hasText: / in, / })).toHaveCount(1);
      const eatenSoFar = await countEaten(page);
      await expect(hero(page).getByText(String(eatenSoFar), { exact: true })).toBeVisible();
      await pauseButton(page).click();
      await page.clock.runFor(3000);
      expect(await countEaten(page), 'expected a paused meal to stand still').toBe(eatenSoFar);
      await expectNoMove('paused');
      await resumeButton(page).click();
      await page.clock.runFor(31_000);
      await expect(figure(page, 'forecast before cooking')).toHaveText(String(forecast));
      const came = Number(await figure(page, 'came').innerText());
      expect(Math.abs(came - forecast)).toBeLessThan(forecast / 10);
      await expectNoMove('after lunch');
      const leftSentence = /\d+ plates left over\. Cooking by habit would have left \d+\./;
      const [left = 0, leftByHabit = 0] = await readNumbers(page, leftSentence);
      expect(leftByHabit).toBeGreaterThan(left);
      const [cooked = 0, reserve] = await readNumbers(page, /\d+ were cooked: [^.]*\./);
      expect([cooked - left, cooked - forecast]).toEqual([came, reserve]);
      await expect(hero(page)).toContainText(`The ${leftByHabit} is assumed for this sample.`);
      await expect(liveRegion(page)).toContainText(
        `${forecast} forecast before cooking, ${came} came. ${left} plates left over.`,
      );
      await expect(hero(page).getByRole('link', { name: messmate.demo.button })).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(figure(page, 'came'), 'expected the result to stay until a press').toBeVisible();
      await page.clock.resume();
      expect(await readShifts(page)).toEqual([]);
      await expectAccessible(page, 'after lunch', '#serve');
      await button(hero(page), meals.snacks.name).click();
      await expect(serveButton(page, 'snacks')).toBeVisible();
      await expect(hero(page)).toContainText(new RegExp(timePattern(meals.snacks.opens)));
    });
  });

test('keeps the focus at the buttons while the keyboard serves lunch', async ({ page }) => {
  // With reduced motion the meal takes the same 40 seconds, but in a quarter of the steps.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await serveButton(page).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(pauseButton(page)).toBeFocused();
  await page.clock.runFor(41_000);
  await expect(figure(page, 'came')).toBeVisible();
  await expect(hero(page).locator(':focus')).toContainText('Again');
  await tabTo(button(hero(page), 'Again'));
  await page.keyboard.press('Enter');
  await expect(hero(page).locator(':focus')).toContainText('Serve lunch');
  await tabTo(page.locator('#day').getByRole('button', { name: meals.dinner.name }));
  await page.keyboard.press('Space');
  await expect(serveButton(page, 'dinner')).toBeVisible();
});

test('counts a scan at lunch, pauses at the next, and hides the result at another meal', async ({ page }) => {
  await openWithClock(page);
  const panel = await openTab(page, 'attendance');
  await scanDoorButton(panel).click();
  await expect.poll(() => countEaten(page)).toBe(1);
  await serveButton(page).click();
  await page.clock.runFor(2000);
  await button(panel, 'Next student').click();
  await scanDoorButton(panel).click();
  await expect(resumeButton(page), 'expected a scan to pause the meal').toBeVisible();
  await expect(lastScan(panel)).toBeVisible();
  await chooseMeal(page, 'dinner');
  await expect(lastScan(panel)).toBeHidden();
  await panel.getByText('More to try').click();
  await button(panel, 'Start over').click();
  await expect(serveButton(page)).toBeVisible();
});

test('serves lunch while the check-ins are in view, and pauses once they are not', async ({ page }) => {
  await openWithClock(page);
  await serveButton(page).click();
  await page.clock.runFor(1000);
  const [before] = await readTabTexts(page);
  await hero(page).getByRole('link', { name: 'See who came' }).click();
  await expect(page.locator('#attendance').getByText('Latest check-ins')).toBeInViewport();
  await page.clock.runFor(3000);
  await expect
    .poll(async () => (await readTabTexts(page))[0], 'expected new figures in the tabs')
    .not.toBe(before);
  await expect(pauseButton(page)).toBeAttached();
  await page.clock.resume();
  await scrollToEnd(page, 400);
  await expect(resumeButton(page)).toBeAttached();
  const dismissible = notices(page).filter({ visible: true, has: page.getByRole('button') });
  await expect(dismissible, 'expected no notice about the pause').toHaveCount(0);
});
