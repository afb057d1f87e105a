/** "Your mess": two sliders that say what the aim would come to, and send nothing. */
import { expect, type Page } from '@playwright/test';
import { messmate, PRODUCT, pressable } from './support.ts';
import { test } from './test.ts';

const { mess, demo } = messmate;

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const residents = (page: Page) => slider(page, mess.residents);
const left = (page: Page) => slider(page, mess.left);
const section = (page: Page) => page.getByRole('region', { name: mess.heading });

const setOn = async (page: Page, name: string) => Number(await slider(page, name).inputValue());
const mail = async (page: Page) =>
  new URL((await pressable(page, demo.button).getAttribute('href')) ?? '').searchParams.get('body') ?? '';

test('by keyboard: arrows, Page Up and Home move a slider, and everything follows', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect(left(page), 'The sliders answer once their script has come.').toBeEnabled();
  const before = await section(page).innerText();
  const usual = await setOn(page, mess.left);

  await residents(page).press('PageUp');
  expect(await setOn(page, mess.left), 'Plates that nobody has set follow the residents.').not.toBe(usual);
  await left(page).press('ArrowRight');
  const set = await setOn(page, mess.left);
  await residents(page).press('Home');
  expect(await setOn(page, mess.left), 'Plates that were set stay.').toBe(set);
  expect(await section(page).innerText()).not.toBe(before);
  const picture = section(page).getByRole('img');
  await expect(picture, 'The drawing says its count.').toHaveAccessibleName(new RegExp(`\\b${set}\\b`));
  const drawn = await picture
    .locator('path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/z/g)?.length ?? 0));
  expect(
    drawn.reduce((sum, n) => sum + n, 0),
    'As many grains as plates.',
  ).toBe(set);

  await expect(section(page), 'Kilograms and rupees stand together.').toContainText(/\d kg.*₹\d/);
});

test('by touch and by its link: the figures go on, and into the message of Request Demo', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(PRODUCT);
  await expect(left(page)).toBeEnabled();
  const plain = await mail(page);
  await left(page).scrollIntoViewIfNeeded();
  const box = await left(page).boundingBox();
  expect(box?.height, 'A finger needs 24 pixels at least.').toBeGreaterThanOrEqual(24);
  if (box) await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
  const set = await setOn(page, mess.left);
  await expect(page).toHaveURL(new RegExp(`#mess=\\d+,${set}$`));
  expect((await mail(page)).replace(plain, '')).toContain(String(set));

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(left(other)).toHaveValue(String(set));
  await expect(
    section(other),
    'Whoever has been sent the link sees the part that it is about.',
  ).toBeInViewport();
  expect(await mail(other)).toBe(await mail(page));
  await other.emulateMedia({ media: 'print' });
  await expect(section(other).getByText(String(set), { exact: true }), 'Paper shows them too.').toBeVisible();
  await context.close();
});

test('an address with odd figures does no harm', async ({ page }) => {
  await page.goto(`${PRODUCT}#mess=99999999999,0,7`);
  await expect(left(page)).toHaveValue('0');
  await expect(residents(page)).toHaveValue('2000');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a worked example and a table stand for the sliders', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(section(page).getByRole('slider')).toHaveCount(0);
    await expect(section(page).getByRole('row').nth(3)).toBeVisible();
    await expect(section(page).getByRole('img')).toBeVisible();
    await expect(section(page)).toContainText(/\d kg.*₹\d/);
  });
});
