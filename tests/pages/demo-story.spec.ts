/** QR Attendance as a story: a meal waits, is served in 40 seconds, and is compared with its forecast. */
import { expect, type Locator, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { numbersOf } from './demo-analytics-support.ts';
import {
  button,
  meals,
  openWaiting,
  residents,
  ruler,
  SIZES,
  saidTime,
  scanButton,
  tabTo,
  unfoldOwn,
} from './demo-support.ts';
import { messmate } from './support.ts';
import { test } from './test.ts';

test.use({ ownWindow: true, ...SIZES.phone });

/** The most that the panel may take of a 360 px phone, in pixels. */
const MOST = 1100;
const { opens, closes } = meals.lunch;
const serve = (panel: Locator) => button(panel, 'Serve lunch');
const card = (panel: Locator) => panel.getByRole('region', { name: /^Forecast at/ });
/** What a screen reader hears. */
const heard = (panel: Locator) => panel.locator('p[aria-live]');

const reads = (panel: Locator, minute: number) =>
  expect(ruler(panel)).toHaveAttribute('aria-valuetext', new RegExp(`^${saidTime(minute)}$`));

/** A forecast is never far off. */
const near = (count: number, forecast: number) =>
  expect(
    Math.abs(count - forecast),
    `${count} came or are still expected: more than a tenth off the forecast, ${forecast}`,
  ).toBeLessThan(forecast / 10);

/** Opens the panel at the opening of lunch, with a clock that the test controls. */
async function openStory(page: Page): Promise<Locator> {
  await page.clock.install();
  const panel = await openWaiting(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  return panel;
}

const heightOf = async (panel: Locator) => (await panel.boundingBox())?.height ?? Number.NaN;
const expectHeight = async (panel: Locator, height: number, state: string) =>
  expect(await heightOf(panel), `The page below must not move (${state}).`).toBeCloseTo(height, 0);

/** Lets the time go on until the meal's second scan, which is refused. @returns its answer */
async function untilRefused(panel: Locator): Promise<Locator> {
  const refusal = panel.getByText('Second scan, not let in');
  await expect(refusal).toBeHidden();
  for (let quarters = 0; quarters < 60 && !(await refusal.isVisible()); quarters++)
    await panel.page().clock.runFor(250);
  await expect(refusal, 'One second scan is refused.').toBeVisible();
  return refusal;
}

test('lunch is served in forty seconds and comes out as forecast, within one height', async ({ page }) => {
  const panel = await openStory(page);
  const before = await heightOf(panel);
  expect(before).toBeLessThanOrEqual(MOST);
  const sameHeight = (state: string) => expectHeight(panel, before, state);
  const waiting = panel.getByText(/^±\s\d+\sexpected,\s\d+\snot\scoming$/);
  const [error = 0, notComing = 0] = numbersOf(await waiting.innerText());
  const forecast = residents - notComing;
  await expect(
    panel.getByText(String(forecast), { exact: true }),
    'A meal waits with its forecast: who is not coming is not in it.',
  ).toBeVisible();
  await serve(panel).click();
  await page.clock.runFor(100);
  await expect(panel.getByText(/^in by /), 'Somebody comes at once.').toBeVisible();
  await page.clock.runFor(9750);
  const quarter = saidTime(opens + (closes - opens) / 4);
  await expect(panel, 'A quarter of lunch in ten seconds.').toContainText(new RegExp(`in by ${quarter},`));
  const said = new RegExp(`^${quarter}: (\\d+) in, (\\d+) still to come, give or take (\\d+)\\.$`);
  await expect(heard(panel)).toHaveText(said);
  const [came, toCome, still] =
    said
      .exec(await heard(panel).innerText())
      ?.slice(1)
      .map(Number) ?? [];
  await expect(panel, 'What is heard is what is seen.').toContainText(`${toCome} ± ${still} still to come`);
  near(Number(came) + Number(toCome), forecast);
  expect(still, 'What has come is certain.').toBeLessThanOrEqual(error);
  const refusal = await untilRefused(panel);
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
  await expect(card(panel).getByRole('definition').first()).toHaveText(String(forecast));
  const counted = Number(await card(panel).getByRole('definition').last().innerText());
  near(counted, forecast);
  const kitchen = await card(panel)
    .getByText(/^\d+\scooked,\s\d+\sleft\.\sBy habit\s/)
    .innerText();
  const [cooked = 0, left = 0] = numbersOf(kitchen);
  expect(cooked - left, 'What is not left has been eaten.').toBe(counted);
  await expect(card(panel), 'It says how far the forecast was off.').toContainText(
    counted === forecast ? 'Everybody' : counted > forecast ? 'came than' : 'did not come.',
  );
  const byHabit = await card(panel)
    .getByText(/^\d+\sby\shabit$/)
    .innerText();
  const [habit = 0] = numbersOf(byHabit);
  expect(kitchen).toContain(`By habit ${habit} would have been left.`);
  expect(habit, 'What the forecast saves is what habit would have left beyond it.').toBeGreaterThan(left);
  await expect(card(panel)).toContainText('Habit is an assumption of this sample.');
  const end = `${forecast} forecast, ${counted} came. ${kitchen}`;
  await expect(heard(panel), 'The end is announced.').toContainText(end);
  await expect(card(panel).getByRole('link', { name: messmate.demo.button })).toBeVisible();
  await sameHeight('closed');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('#serve').evaluate((meal) => meal.scrollIntoView({ behavior: 'instant' }));
  for (const figure of await card(panel).getByRole('figure').all())
    await expect(figure, 'Both heaps of plates are in view, on a low phone too.').toBeInViewport({
      ratio: 0.99,
    });
  await page.setViewportSize(SIZES.phone.viewport);
  await page.clock.runFor(60_000);
  await expect(card(panel), 'The card stays until one goes on.').toBeVisible();
  await page.clock.resume();
  await audit(page, 'closed', '#attendance');
  await button(panel, 'Next meal').click();
  await expect(button(panel, 'Serve snacks'), 'The next meal waits at its opening.').toBeVisible();
  await reads(panel, meals.snacks.opens);
});

test.describe('on a desk', () => {
  test.use(SIZES.desk);

  test('lunch keeps within one height', async ({ page }) => {
    const panel = await openStory(page);
    const height = await heightOf(panel);
    await serve(panel).click();
    await page.clock.runFor(100);
    await expect(panel.getByText(/^in by /), 'Somebody comes at once.').toBeVisible();
    await page.clock.runFor(9750);
    await untilRefused(panel);
    await expectHeight(panel, height, 'refused');
    await button(panel, 'Pause').click();
    await expectHeight(panel, height, 'paused');
    await button(panel, 'Go on').click();
    await page.clock.runFor(40_000);
    await expect(card(panel)).toBeVisible();
    await expectHeight(panel, height, 'closed');
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
  // During a meal the panel is redrawn a moment later.
  await page.clock.runFor(300);
  await expect(card(panel)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(serve(panel), 'At its opening the meal waits again.').toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await reads(panel, opens + Number(await ruler(panel).inputValue()));
  await tabTo(button(panel, 'Go on'));
  await page.keyboard.press('Enter');
  await page.clock.runFor(41_000);
  await expect(card(panel)).toBeVisible();
  const place = panel.locator(':focus');
  await expect(place, 'When its button goes, the focus must move to the forecast card.').toContainText(
    'came',
  );
  await tabTo(button(panel, 'Again'));
  await page.keyboard.press('Enter');
  await expect(panel.locator(':focus')).toContainText('Serve lunch');
});

test('a scan by hand joins the same lunch; another meal clears its answer, and Start over all', async ({
  page,
}) => {
  const panel = await openStory(page);
  const flights = await page.evaluateHandle(() => {
    const started: Element[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      started.push(this);
      return animate.apply(this, how);
    };
    return started;
  });
  await unfoldOwn(panel);
  await scanButton(panel).click();
  await expect(panel).toContainText(new RegExp(`in by ${saidTime(opens)},`));
  await serve(panel).click();
  await expect(scanButton(panel), 'While it is served the latest scans take the place.').toBeHidden();
  await page.clock.runFor(2000);
  await unfoldOwn(panel);
  await expect(panel.getByText('Go on'), 'Who wants to scan finds the meal standing.').toBeVisible();
  expect(await flights.evaluate(({ length }) => length), 'Only one’s own grain flies, and once.').toBe(1);
  const answer = panel.getByRole('region', { name: 'Your last scan' });
  await expect(answer).toBeVisible();
  await panel.getByText('More to try').click();
  await panel.getByRole('combobox').selectOption(meals.dinner.name);
  await expect(button(panel, 'Serve dinner')).toBeVisible();
  await expect(answer, 'Choosing another meal has to clear the last answer.').toBeHidden();
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
