/** The section "Your mess" of the product page: two sliders, and the savings computed from them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { hero, serveButton } from './demo-support.ts';
import { boxOf, buttonOrLink, content, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { mess, demo, features } = messmate;

const residentsSlider = (page: Page) => page.getByRole('slider', { name: mess.residents, exact: true });
/** The slider for plates left over at a meal. */
const leftOverSlider = (page: Page) => page.getByRole('slider', { name: mess.left, exact: true });
const section = (page: Page) => page.getByRole('region', { name: mess.heading });

const readValue = async (slider: Locator) => Number(await slider.inputValue());
const readHref = async (page: Page, link: string) =>
  (await buttonOrLink(page, link).getAttribute('href')) ?? '';
const readMail = async (page: Page, link = mess.send) =>
  new URL(await readHref(page, link)).searchParams.get('body') ?? '';

/** Loads the page again, as from a link that a visitor shares. */
async function openShared(page: Page): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  await page.goto(url);
}

async function openSection(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await leftOverSlider(page).scrollIntoViewIfNeeded();
  await expect(leftOverSlider(page)).toBeEnabled();
}

test('updates figures and picture when a key moves a slider', async ({ page }) => {
  await openSection(page);
  const textBefore = await section(page).innerText();
  const valueBefore = await readValue(leftOverSlider(page));
  await residentsSlider(page).press('PageUp');
  expect(await readValue(leftOverSlider(page)), 'expected left-over plates to follow the residents').not.toBe(
    valueBefore,
  );
  await leftOverSlider(page).press('ArrowRight');
  const chosen = await readValue(leftOverSlider(page));
  await residentsSlider(page).press('ArrowRight');
  expect(await readValue(leftOverSlider(page)), 'expected the chosen value to stay').toBe(chosen);
  for (const [slider, key] of [
    [leftOverSlider(page), 'End'],
    [residentsSlider(page), 'Home'],
  ] as const) {
    await slider.press(key);
    const half = (await readValue(residentsSlider(page))) / 2;
    expect(await readValue(leftOverSlider(page)), 'expected at most half of the plates').toBeLessThanOrEqual(
      half,
    );
  }
  const leftOver = await readValue(leftOverSlider(page));
  expect(await section(page).innerText()).not.toBe(textBefore);
  const picture = section(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(new RegExp(`\\b${leftOver}\\b`));
  const sentence = (await picture.getAttribute('aria-label')) ?? '';
  const occurrences = (await section(page).ariaSnapshot()).split(sentence).length - 1;
  expect(occurrences, 'expected the sentence once for screen readers').toBe(1);
  // In order, the paths draw the bowls still left over, their food, and the bowls that less waste would save.
  const [bowls = 0, savedBowls = 0] = await picture
    .locator('path:not(:nth-child(2))')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/z/g)?.length));
  expect(bowls + savedBowls).toBe(leftOver);
  await expect(section(page)).toContainText(/\d kg.*₹\d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('puts the figures into the address and into the mail of Request Demo', async ({ page }) => {
    await openSection(page);
    expect(await readMail(page)).toContain(`${await readValue(residentsSlider(page))}`);
    const mailBefore = await readMail(page, demo.button);
    await leftOverSlider(page).scrollIntoViewIfNeeded();
    const box = await boxOf(leftOverSlider(page));
    expect(box.height, 'expected a slider at least 24 px high').toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    const chosen = await readValue(leftOverSlider(page));
    await expect(page).toHaveURL(new RegExp(`#mess=\\d+,${chosen}$`));
    const message = await readMail(page);
    expect(await readMail(page, demo.button)).toBe(message);
    const figures = { residents: await readValue(residentsSlider(page)), left: chosen };
    const blank = content.contact.messages.demo.residents;
    expect(message).toBe(mailBefore.replace(blank, fill(mess.message, figures)));

    await openShared(page);
    await expect(leftOverSlider(page)).toHaveValue(String(chosen));
    await expect(section(page)).toBeInViewport();
    expect(await readMail(page)).toBe(message);
    await page.emulateMedia({ media: 'print' });
    await expect(section(page).getByText(String(chosen), { exact: true })).toBeVisible();
  });
});

test('puts the figures into Request Demo also after the first section has hydrated', async ({ page }) => {
  await openSection(page);
  const demoLink = hero(page).getByRole('link', { name: demo.button });
  await serveButton(page).focus();
  await expect(hero(page).locator('[data-ready]')).toBeAttached();
  await residentsSlider(page).press('PageUp');
  await expect(demoLink).toHaveAttribute('href', await readHref(page, mess.send));
});

test('keeps the selected tab and the figures in one address', async ({ page }) => {
  await openSection(page);
  await residentsSlider(page).press('ArrowRight');
  const tab = (name: 'analytics' | 'tuckshop') => page.getByRole('tab', { name: features.tabs[name].tab });
  await tab('analytics').press('Enter');
  await residentsSlider(page).press('ArrowRight');
  const chosen = await readValue(residentsSlider(page));
  await expect(page).toHaveURL(new RegExp(`#analytics&mess=${chosen}$`));

  await openShared(page);
  await expect(residentsSlider(page)).toHaveValue(String(chosen));
  await expect(tab('analytics')).toHaveAttribute('aria-selected', 'true');
  const before = await readValue(leftOverSlider(page));
  await residentsSlider(page).press('PageUp');
  expect(await readValue(leftOverSlider(page)), 'expected left-over plates to follow the residents').not.toBe(
    before,
  );
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
