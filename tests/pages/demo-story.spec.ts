/** Lunch on the product's plate: it waits, is served in 40 seconds, and is compared with its forecast. */
import { expect, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { numbersOf } from './demo-analytics-support.ts';
import {
  button,
  chooseMeal,
  figures,
  hero,
  meals,
  openTab,
  openWaiting,
  plate,
  SIZES,
  scanButton,
  serveButton,
  tabTo,
  timePattern,
} from './demo-support.ts';
import { clearShifts, readShifts, waitForFonts, watchShifts } from './shifts.ts';
import { liveRegion, messmate, notices, scrollThrough } from './support.ts';
import { test } from './test.ts';

test.use({ ownContext: true, ...SIZES.phone });

const { opens, closes } = meals.lunch;
/** A large figure by its label. */
const figure = (page: Page, name: string) =>
  hero(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');
const pauseButton = (page: Page) => button(hero(page), 'Pause');
const resumeButton = (page: Page) => button(hero(page), 'Go on');

/** Opens the page at the opening of lunch, with a clock that the test controls. */
async function openStory(page: Page): Promise<void> {
  await watchShifts(page, true);
  await page.clock.install();
  await openWaiting(page);
  await waitForFonts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Reads the number of students who have eaten from the plate's name. */
const countEaten = async (page: Page) =>
  numbersOf((await plate(page).getAttribute('aria-label')) ?? '')[0] ?? Number.NaN;

/** Reads the numbers in the first text of the hero that matches. */
const readNumbers = async (page: Page, text: RegExp) =>
  numbersOf(text.exec((await hero(page).innerText()).replace(/\s+/g, ' '))?.[0] ?? '');

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`serves lunch in forty seconds, within one height and without a shift (${device})`, async ({
      page,
    }) => {
      await openStory(page);
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
      const expectStill = async (state: string) =>
        expect(await readBoxes(), `Nothing may move or scroll (${state}).`).toBe(before);
      const [forecast = 0] = await readNumbers(page, /\d+[^.]* come to lunch\./);
      await serveButton(page).click();
      await page.clock.runFor(100);
      await expect(pauseButton(page)).toBeVisible();
      expect(await countEaten(page), 'The first student must come at once.').toBeGreaterThan(0);
      await expectStill('running');
      await page.clock.runFor(9750);
      const quarter = timePattern(opens + (closes - opens) / 4);
      await expect(hero(page)).toContainText(new RegExp(quarter));
      await expect(liveRegion(page), 'The count must be announced every quarter of an hour.').toContainText(
        new RegExp(`${quarter}: \\d+ in, \\d+ still to come, give or take \\d+\\.`),
      );
      await expect(page.locator('[aria-live], [role=status]').filter({ hasText: / in, / })).toHaveCount(1);
      const came = await countEaten(page);
      await expect(hero(page).getByText(String(came), { exact: true })).toBeVisible();
      await pauseButton(page).click();
      await page.clock.runFor(3000);
      expect(await countEaten(page), 'A paused meal must not go on.').toBe(came);
      await expectStill('paused');
      await resumeButton(page).click();
      await page.clock.runFor(31_000);
      await expect(figure(page, 'forecast before cooking')).toHaveText(String(forecast));
      const total = Number(await figure(page, 'came').innerText());
      expect(Math.abs(total - forecast)).toBeLessThan(forecast / 10);
      await expectStill('over');
      const [left = 0, habit = 0] = await readNumbers(
        page,
        /\d+ plates left over\. Cooking by habit would have left \d+\./,
      );
      expect(habit).toBeGreaterThan(left);
      const [cooked = 0, reserve] = await readNumbers(page, /\d+ were cooked: [^.]*\./);
      expect([cooked - left, cooked - forecast]).toEqual([total, reserve]);
      await expect(hero(page)).toContainText(`The ${habit} is assumed for this sample.`);
      await expect(liveRegion(page)).toContainText(
        `${forecast} forecast before cooking, ${total} came. ${left} plates left over.`,
      );
      await expect(hero(page).getByRole('link', { name: messmate.demo.button })).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(figure(page, 'came'), 'The end must stay until a press.').toBeVisible();
      await page.clock.resume();
      expect(await readShifts(page)).toEqual([]);
      await audit(page, 'over', '#serve');
      await button(hero(page), meals.snacks.name).click();
      await expect(serveButton(page, 'snacks')).toBeVisible();
      await expect(hero(page)).toContainText(new RegExp(timePattern(meals.snacks.opens)));
    });
  });

test('keeps the focus by keyboard', async ({ page }) => {
  await openStory(page);
  await serveButton(page).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(pauseButton(page)).toBeFocused();
  await page.clock.runFor(41_000);
  await expect(figure(page, 'came')).toBeVisible();
  await expect(hero(page).locator(':focus'), 'The focus must move to the next buttons.').toContainText(
    'Again',
  );
  await tabTo(button(hero(page), 'Again'));
  await page.keyboard.press('Enter');
  await expect(hero(page).locator(':focus')).toContainText('Serve lunch');
  await tabTo(page.locator('#day').getByRole('button', { name: meals.dinner.name }));
  await page.keyboard.press('Space');
  await expect(serveButton(page, 'dinner')).toBeVisible();
});

test('counts a scan in the lunch being served, and clears its answer for another meal', async ({ page }) => {
  await openStory(page);
  const panel = await openTab(page, 'attendance');
  await scanButton(panel).click();
  await expect.poll(() => countEaten(page)).toBe(1);
  await serveButton(page).click();
  await page.clock.runFor(2000);
  await button(panel, 'Next student').click();
  await scanButton(panel).click();
  await expect(resumeButton(page), 'A scan must pause the meal.').toBeVisible();
  const answer = panel.getByRole('region', { name: 'Your last scan' });
  await expect(answer).toBeVisible();
  await chooseMeal(page, 'dinner');
  await expect(answer).toBeHidden();
  await panel.getByText('More to try').click();
  await button(panel, 'Start over').click();
  await expect(serveButton(page)).toBeVisible();
});

test('continues while the check-ins are in view, and pauses out of view', async ({ page }) => {
  await openStory(page);
  await serveButton(page).click();
  await page.clock.runFor(1000);
  const [before] = await figures(page);
  await hero(page).getByRole('link', { name: 'See who came' }).click();
  await expect(page.locator('#attendance').getByText('Latest check-ins')).toBeInViewport();
  await page.clock.runFor(3000);
  await expect.poll(async () => (await figures(page))[0], 'The tabs must follow.').not.toBe(before);
  await expect(pauseButton(page)).toBeAttached();
  await page.clock.resume();
  await scrollThrough(page, 400);
  await expect(resumeButton(page)).toBeAttached();
  await expect(notices(page).filter({ visible: true, has: page.getByRole('button') })).toHaveCount(0);
});
