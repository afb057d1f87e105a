/** "Your mess": two sliders for what a mess would save. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { hero, serveButton } from './demo-support.ts';
import { buttonOrLink, content, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { mess, demo, features } = messmate;

const residents = (page: Page) => page.getByRole('slider', { name: mess.residents, exact: true });
const leftOver = (page: Page) => page.getByRole('slider', { name: mess.left, exact: true });
const section = (page: Page) => page.getByRole('region', { name: mess.heading });

const readValue = async (slider: Locator) => Number(await slider.inputValue());
const hrefOf = async (page: Page, button: string) =>
  (await buttonOrLink(page, button).getAttribute('href')) ?? '';
const readMail = async (page: Page, button = mess.send) =>
  new URL(await hrefOf(page, button)).searchParams.get('body') ?? '';

async function open(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await leftOver(page).scrollIntoViewIfNeeded();
  await expect(leftOver(page)).toBeEnabled();
}

test('updates figures and picture when a key moves a slider', async ({ page }) => {
  await open(page);
  const before = await section(page).innerText();
  const usual = await readValue(leftOver(page));
  await residents(page).press('PageUp');
  expect(await readValue(leftOver(page)), 'An untouched value must follow the residents.').not.toBe(usual);
  await leftOver(page).press('ArrowRight');
  const chosen = await readValue(leftOver(page));
  await residents(page).press('ArrowRight');
  expect(await readValue(leftOver(page)), 'A value that the visitor chose must not change.').toBe(chosen);
  await leftOver(page).press('End');
  expect(await readValue(leftOver(page))).toBeLessThanOrEqual((await readValue(residents(page))) / 2);
  await residents(page).press('Home');
  const few = await readValue(leftOver(page));
  expect(few, 'A smaller mess must have fewer plates.').toBeLessThanOrEqual(
    (await readValue(residents(page))) / 2,
  );
  expect(await section(page).innerText()).not.toBe(before);
  const picture = section(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(new RegExp(`\\b${few}\\b`));
  const sentence = (await picture.getAttribute('aria-label')) ?? '';
  const occurrences = (await section(page).ariaSnapshot()).split(sentence).length - 1;
  expect(occurrences, 'Screen readers must get the sentence once.').toBe(1);
  const [bowls = 0, saved = 0] = await picture
    .locator('path:not(:nth-child(2))')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/z/g)?.length));
  expect(bowls + saved).toBe(few);
  await expect(section(page)).toContainText(/\d kg.*₹\d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('puts the figures into the address and the message of Request Demo', async ({ page }) => {
    await open(page);
    expect(await readMail(page)).toContain(`${await readValue(residents(page))}`);
    const mailBefore = await readMail(page, demo.button);
    await leftOver(page).scrollIntoViewIfNeeded();
    const box = (await leftOver(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.height, 'A touch target needs 24 px.').toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    const chosen = await readValue(leftOver(page));
    await expect(page).toHaveURL(new RegExp(`#mess=\\d+,${chosen}$`));
    const message = await readMail(page);
    expect(await readMail(page, demo.button)).toBe(message);
    expect(message).toBe(
      mailBefore.replace(
        content.contact.messages.demo.residents,
        fill(mess.message, { residents: await readValue(residents(page)), left: chosen }),
      ),
    );

    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared);
    await expect(leftOver(page)).toHaveValue(String(chosen));
    await expect(section(page)).toBeInViewport();
    expect(await readMail(page)).toBe(message);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page).getByText(String(chosen), { exact: true })).toBeVisible();
  });
});

test('keeps the figures in the request beside the plate once it is live', async ({ page }) => {
  await open(page);
  const request = hero(page).getByRole('link', { name: demo.button });
  await serveButton(page).focus();
  await expect(hero(page).locator('[data-live]')).toBeAttached();
  await residents(page).press('PageUp');
  await expect(request).toHaveAttribute('href', await hrefOf(page, mess.send));
});

test('keeps tab and figures in one address', async ({ page }) => {
  await open(page);
  await residents(page).press('ArrowRight');
  const tab = (name: 'analytics' | 'tuckshop') => page.getByRole('tab', { name: features.tabs[name].tab });
  await tab('analytics').press('Enter');
  await residents(page).press('ArrowRight');
  const chosen = await readValue(residents(page));
  await expect(page).toHaveURL(new RegExp(`#analytics&mess=${chosen}$`));

  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(residents(page)).toHaveValue(String(chosen));
  await expect(tab('analytics')).toHaveAttribute('aria-selected', 'true');
  const usual = await readValue(leftOver(page));
  await residents(page).press('PageUp');
  expect(await readValue(leftOver(page)), 'An untouched value must still follow.').not.toBe(usual);
  await tab('tuckshop').press('Enter');
  await expect(page).toHaveURL(/#tuckshop&mess=\d+$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows an example and a table instead of the sliders', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(section(page).getByRole('slider')).toHaveCount(0);
    await expect(section(page).getByRole('row').nth(3)).toBeVisible();
    await expect(section(page).getByRole('img')).toBeVisible();
    await expect(section(page)).toContainText(/\d kg.*₹\d/);
  });
});
