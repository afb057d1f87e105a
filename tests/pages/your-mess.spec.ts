/** "Your mess": two sliders that show what reaching the aim would save. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { hero, serveButton } from './demo-support.ts';
import { content, messmate, PRODUCT, pressable } from './support.ts';
import { test } from './test.ts';

const { mess, demo, features } = messmate;

const residents = (page: Page) => page.getByRole('slider', { name: mess.residents, exact: true });
const left = (page: Page) => page.getByRole('slider', { name: mess.left, exact: true });
const section = (page: Page) => page.getByRole('region', { name: mess.heading });

const setOn = async (slider: Locator) => Number(await slider.inputValue());
const hrefOf = async (page: Page, button: string) =>
  (await pressable(page, button).getAttribute('href')) ?? '';
const mail = async (page: Page, button = mess.send) =>
  new URL(await hrefOf(page, button)).searchParams.get('body') ?? '';

async function open(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await left(page).scrollIntoViewIfNeeded();
  await expect(left(page), 'The sliders answer once their script has come.').toBeEnabled();
}

test('by keyboard: arrows, Page Up and Home move a slider, and everything follows', async ({ page }) => {
  await open(page);
  const before = await section(page).innerText();
  const usual = await setOn(left(page));
  await residents(page).press('PageUp');
  expect(await setOn(left(page)), 'Plates that nobody has set follow the residents.').not.toBe(usual);
  await left(page).press('ArrowRight');
  const set = await setOn(left(page));
  await residents(page).press('ArrowRight');
  expect(await setOn(left(page)), 'Plates that were set stay.').toBe(set);
  await left(page).press('End');
  const most = await setOn(left(page));
  expect(most, 'No more plates than half of the residents.').toBeLessThanOrEqual(
    (await setOn(residents(page))) / 2,
  );
  await residents(page).press('Home');
  const few = await setOn(left(page));
  expect(few, 'A smaller mess takes the plates with it.').toBeLessThanOrEqual(
    (await setOn(residents(page))) / 2,
  );
  expect(await section(page).innerText()).not.toBe(before);
  const picture = section(page).getByRole('img');
  await expect(picture, 'The drawing says its count.').toHaveAccessibleName(new RegExp(`\\b${few}\\b`));
  const sentence = (await picture.getAttribute('aria-label')) ?? '';
  const heard = (await section(page).ariaSnapshot()).split(sentence).length - 1;
  expect(heard, 'Figure, picture and caption are one sentence for screen readers.').toBe(1);
  const [bowls = 0, saved = 0] = await picture
    .locator('path:not(:nth-child(2))')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')?.match(/z/g)?.length));
  expect(bowls + saved, 'A bowl for each plate.').toBe(few);
  await expect(section(page), 'Kilograms and rupees stand together.').toContainText(/\d kg.*₹\d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('by touch and by link: the figures follow, and go into the message of Request Demo', async ({
    page,
  }) => {
    await open(page);
    expect(await mail(page), 'What the page shows is sent.').toContain(`${await setOn(residents(page))}`);
    const plain = await mail(page, demo.button);
    await left(page).scrollIntoViewIfNeeded();
    const box = (await left(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(box.height, 'A finger needs 24 pixels at least.').toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    const set = await setOn(left(page));
    await expect(page).toHaveURL(new RegExp(`#mess=\\d+,${set}$`));
    const said = await mail(page);
    expect(await mail(page, demo.button), 'Every request has the figures then.').toBe(said);
    expect(said, 'Nothing that is known is left open.').toBe(
      plain.replace(
        content.contact.messages.demo.residents,
        fill(mess.message, { residents: await setOn(residents(page)), left: set }),
      ),
    );

    const shared = page.url();
    await page.goto('about:blank');
    await page.goto(shared);
    await expect(left(page)).toHaveValue(String(set));
    await expect(section(page), 'The link leads to the section.').toBeInViewport();
    expect(await mail(page)).toBe(said);
    await page.emulateMedia({ media: 'print' });
    await expect(
      section(page).getByText(String(set), { exact: true }),
      'Paper shows them too.',
    ).toBeVisible();
  });
});

test('the request beside the plate has the figures too, and keeps them once the plate is live', async ({
  page,
}) => {
  await open(page);
  const offered = hero(page).getByRole('link', { name: demo.button });
  await serveButton(page).focus();
  await expect(hero(page).locator('[data-live]')).toBeAttached();
  await residents(page).press('PageUp');
  await expect(offered).toHaveAttribute('href', await hrefOf(page, mess.send));
});

test('one address keeps the tab and the figures', async ({ page }) => {
  await open(page);
  await residents(page).press('ArrowRight');
  const tab = (name: 'analytics' | 'tuckshop') => page.getByRole('tab', { name: features.tabs[name].tab });
  await tab('analytics').press('Enter');
  await residents(page).press('ArrowRight');
  const set = await setOn(residents(page));
  await expect(page).toHaveURL(new RegExp(`#analytics&mess=${set}$`));

  const shared = page.url();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(residents(page)).toHaveValue(String(set));
  await expect(tab('analytics')).toHaveAttribute('aria-selected', 'true');
  const usual = await setOn(left(page));
  await residents(page).press('PageUp');
  expect(await setOn(left(page)), 'Plates that nobody has set still follow.').not.toBe(usual);
  await tab('tuckshop').press('Enter');
  await expect(page).toHaveURL(/#tuckshop&mess=\d+$/);
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
