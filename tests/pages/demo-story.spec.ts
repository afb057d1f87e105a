/** Lunch on the product's plate: it waits, is served in 40 seconds where it stands, and is compared with its forecast. */
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
  saidTime,
  scanButton,
  serveButton,
  tabTo,
} from './demo-support.ts';
import { afterFamily, forgetShifts, shiftsOf, watchShifts } from './shifts.ts';
import { liveRegion, messmate, notices, scrollThrough } from './support.ts';
import { test } from './test.ts';

test.use({ ownWindow: true, ...SIZES.phone });

const { opens, closes } = meals.lunch;
/** What waits, and what has come, in large figures. */
const figure = (page: Page, name: string) =>
  hero(page).locator('dl > div').filter({ hasText: name }).getByRole('definition');
const pause = (page: Page) => button(hero(page), 'Pause');
const goOn = (page: Page) => button(hero(page), 'Go on');

/** Opens the page at the opening of lunch, with a clock that the test controls. */
async function openStory(page: Page): Promise<void> {
  await page.clock.install();
  await openWaiting(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** How many have eaten, from the plate's name. */
const eatenOn = async (page: Page) =>
  numbersOf((await plate(page).getAttribute('aria-label')) ?? '')[0] ?? Number.NaN;

for (const [device, size] of Object.entries(SIZES))
  test.describe(device, () => {
    test.use(size);

    test(`serves lunch in place and in forty seconds, within one height and without a shift (${device})`, async ({
      page,
    }) => {
      await page.clock.install();
      await watchShifts(page, true);
      await openWaiting(page);
      await afterFamily(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await forgetShifts(page);
      const boxes = async () => {
        const places = [hero(page), plate(page), page.locator('#day')].map((part) => part.boundingBox());
        return JSON.stringify([await Promise.all(places), await page.evaluate(() => scrollY)]);
      };
      const before = await boxes();
      const stays = async (state: string) =>
        expect(await boxes(), `Nothing may move or scroll (${state}).`).toBe(before);
      const [forecast = 0] = numbersOf(
        await hero(page)
          .getByText(/come to lunch\./)
          .first()
          .innerText(),
      );
      await serveButton(page).click();
      await page.clock.runFor(100);
      await expect(pause(page)).toBeVisible();
      expect(await eatenOn(page), 'Somebody comes at once.').toBeGreaterThan(0);
      await stays('running');
      await page.clock.runFor(9750);
      const quarter = saidTime(opens + (closes - opens) / 4);
      await expect(hero(page), 'A quarter of lunch in ten seconds.').toContainText(new RegExp(quarter));
      await expect(liveRegion(page), 'The count is heard every quarter of an hour.').toContainText(
        new RegExp(`${quarter}: \\d+ in, \\d+ still to come, give or take \\d+\\.`),
      );
      await expect(page.locator('[aria-live], [role=status]').filter({ hasText: / in, / })).toHaveCount(1);
      const came = await eatenOn(page);
      await expect(
        hero(page).getByText(String(came), { exact: true }),
        'Figure and plate agree.',
      ).toBeVisible();
      await pause(page).click();
      await page.clock.runFor(3000);
      expect(await eatenOn(page), 'What is paused stays.').toBe(came);
      await stays('paused');
      await goOn(page).click();
      await page.clock.runFor(31_000);
      await expect(figure(page, 'forecast before cooking')).toHaveText(String(forecast));
      const counted = Number(await figure(page, 'came').innerText());
      expect(Math.abs(counted - forecast), 'A forecast is never far off.').toBeLessThan(forecast / 10);
      await stays('over');
      const [left = 0, habit = 0] = numbersOf(
        await hero(page)
          .getByText(/^\d+ plates left over\. Cooking by habit would have left \d+\.$/)
          .innerText(),
      );
      expect(habit, 'The forecast saves what habit would have left beyond it.').toBeGreaterThan(left);
      const [cooked = 0, reserve] = numbersOf(
        (
          await hero(page)
            .getByText(/were cooked/)
            .innerText()
        ).replace(/^.*?(?=\d+ were cooked)/, ''),
      );
      expect([cooked - left, cooked - forecast], 'The reserve is named.').toEqual([counted, reserve]);
      await expect(hero(page)).toContainText(`The ${habit} is assumed for this sample.`);
      await expect(liveRegion(page), 'The end is heard.').toContainText(
        `${forecast} forecast before cooking, ${counted} came. ${left} plates left over.`,
      );
      await expect(hero(page).getByRole('link', { name: messmate.demo.button })).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(figure(page, 'came'), 'The end stays until somebody goes on.').toBeVisible();
      await page.clock.resume();
      expect(await shiftsOf(page)).toEqual([]);
      await audit(page, 'over', '#serve');
      await button(hero(page), meals.snacks.name).click();
      await expect(serveButton(page, 'snacks'), 'The next meal waits at its opening.').toBeVisible();
      await expect(hero(page)).toContainText(new RegExp(saidTime(meals.snacks.opens)));
    });
  });

test('by keyboard: the focus is never lost', async ({ page }) => {
  await openStory(page);
  await serveButton(page).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(pause(page), 'The button keeps the focus.').toBeFocused();
  await page.clock.runFor(41_000);
  await expect(figure(page, 'came')).toBeVisible();
  await expect(
    hero(page).locator(':focus'),
    'When its button goes, the focus moves to those that follow.',
  ).toContainText('Again');
  await tabTo(button(hero(page), 'Again'));
  await page.keyboard.press('Enter');
  await expect(hero(page).locator(':focus')).toContainText('Serve lunch');
  await tabTo(page.locator('#day').getByRole('button', { name: meals.dinner.name }));
  await page.keyboard.press('Space');
  await expect(serveButton(page, 'dinner'), 'A plate of the day chooses its meal.').toBeVisible();
});

test('a scan by hand joins the same lunch; another meal clears its answer, and Start over all', async ({
  page,
}) => {
  await openStory(page);
  const panel = await openTab(page, 'attendance');
  await scanButton(panel).click();
  await expect.poll(() => eatenOn(page), 'The plate counts the scan.').toBe(1);
  await serveButton(page).click();
  await page.clock.runFor(2000);
  await button(panel, 'Next student').click();
  await scanButton(panel).click();
  await expect(goOn(page), 'Who scans finds the meal standing.').toBeVisible();
  const answer = panel.getByRole('region', { name: 'Your last scan' });
  await expect(answer).toBeVisible();
  await chooseMeal(page, 'dinner');
  await expect(answer, 'Choosing another meal has to clear the last answer.').toBeHidden();
  await panel.getByText('More to try').click();
  await button(panel, 'Start over').click();
  await expect(serveButton(page)).toBeVisible();
});

test('who follows to the list of check-ins sees lunch go on; it pauses where nobody sees it', async ({
  page,
}) => {
  await openStory(page);
  await serveButton(page).click();
  await page.clock.runFor(1000);
  const [before] = await figures(page);
  await hero(page).getByRole('link', { name: 'See who came' }).click();
  const panel = page.locator('#attendance');
  await expect(panel.getByText('Latest check-ins')).toBeInViewport();
  await page.clock.runFor(3000);
  await expect.poll(async () => (await figures(page))[0], 'The tabs follow.').not.toBe(before);
  await expect(pause(page)).toBeAttached();
  await page.clock.resume();
  await scrollThrough(page, 400);
  await expect(goOn(page)).toBeAttached();
  await expect(notices(page).filter({ visible: true, has: page.getByRole('button') })).toHaveCount(0);
});
