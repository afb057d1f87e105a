/** The header: it stays at the top, marks the open page, and its menu on small screens keeps the focus in order. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { content, DESK, mainNavigation, menuToggle, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

const LABELS = content.company.navigation.map(({ label }) => label);
const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: DESK, reducedMotion: 'reduce' });

  test('stays at the top, and shows which page is open, below a section of the site too', async ({
    page,
  }) => {
    const looks = (name: string) =>
      link(page, name).evaluate((element) => {
        const { fontWeight, color } = getComputedStyle(element);
        return `${fontWeight} ${color} ${getComputedStyle(element, '::after').transform}`;
      });
    await page.goto('/products');
    const marked = await looks('Products');
    expect(marked, 'The current link has to look unlike the others.').not.toBe(await looks('Team'));
    await page.goto(PRODUCT);
    expect(await looks('Products'), 'A page below a section marks it as the section does.').toBe(marked);
    await expect(page.getByRole('contentinfo'), 'The type family has to come.').toHaveClass(/\banek\b/);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    expect((await page.getByRole('banner').boundingBox())?.y, 'The header has scrolled away.').toBe(0);
    await expect(menuToggle(page), 'The toggle is for small screens.').toBeHidden();
  });

  test('its links stand still from page to page, and a tick of its line stands in the middle of the page', async ({
    page,
  }) => {
    const placesOn = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo'), 'The type family has to come.').toHaveClass(/\banek\b/);
      return Promise.all(LABELS.map(async (name) => (await link(page, name).boundingBox())?.x));
    };
    const [first, ...others] = content.company.navigation.map(({ to }) => to);
    const places = await placesOn(first ?? '/');
    for (const path of others)
      expect(await placesOn(path), `The links of the header have moved on ${path}.`).toEqual(places);

    const strip = page.getByRole('banner').locator(':scope > :last-child');
    const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    // Above the line and as high as a tick is.
    const clip = { x: x + width / 2 - 6, y: y + height - 5, width: 13, height: 1 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer();
    const dark = [...pixels].flatMap((grey, i) => (grey < 128 ? [i - 6] : []));
    expect(dark, 'Dark pixels, counted from the middle of the page.').toHaveLength(1);
    expect(Math.abs(dark[0] ?? 9), 'The tick stands beside the middle.').toBeLessThanOrEqual(1);
  });

  test('can be skipped', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, 'The first Tab has to come to the skip link.').toBeFocused();
    await expect(skip, 'With the focus the skip link has to be seen.').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = page.getByRole('main').locator(':focus');
    await expect(inMain, 'After the skip link, Tab goes on in the page, not in the header.').toHaveCount(1);
  });
});

test('what an address leads to lies below the header, also after the type family has come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [PRODUCT, '/about']) {
    await page.goto(path);
    const link = page.getByRole('main').locator('a[href^="#source-"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    // Another page first: the same address would not be loaded anew.
    await page.goto('/contact');
    await page.goto(path + target);
    await expect(page.getByRole('contentinfo'), 'The type family has to come.').toHaveClass(/\banek\b/);
    const place = page.locator(target);
    await expect(place).toBeInViewport();
    const { y = 0 } = (await place.boundingBox()) ?? {};
    const header = await page.getByRole('banner').boundingBox();
    expect(y, `${path}${target} lies under the header.`).toBeGreaterThan(header?.height ?? 0);
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('begins all its words at one edge, and hangs the mark of the open page in the margin', async ({
    page,
  }) => {
    await page.goto('/about');
    await menuToggle(page).tap();
    const edges = await mainNavigation(page)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return Math.round(words.getBoundingClientRect().left);
        }),
      );
    expect(new Set(edges).size, `The words begin at ${edges.join(', ')} px.`).toBe(1);
  });

  test('stays at the top of a phone on its side, and is lower there', async ({ page }) => {
    await page.goto('/about');
    const heightOf = async () => (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const upright = await heightOf();
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await heightOf(), 'It takes the room of what is read.').toBeLessThan(upright);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    expect((await page.getByRole('banner').boundingBox())?.y, 'The header has scrolled away.').toBe(0);
    for (const target of [menuToggle(page), page.getByRole('banner').getByRole('link').first()])
      expect((await target.boundingBox())?.height, 'A thumb needs 44 px.').toBeGreaterThanOrEqual(43.5);
  });

  test('opens by its toggle; closes by it, by Escape, when the focus leaves it, when the screen grows wide, on choosing', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = menuToggle(page);
    const isClosed = async (why: string) => {
      await expect(link(page, 'About'), why).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    };
    await isClosed('At first the menu is closed.');
    await toggle.tap();
    for (const name of LABELS) await expect(link(page, name)).toBeInViewport();
    await expect(toggle, 'Open, the toggle says so.').toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await isClosed('The toggle has to close the menu.');

    await toggle.press('Enter');
    await link(page, 'Team').focus();
    await page.keyboard.press('Escape');
    await isClosed('Escape has to close the menu.');
    await expect(toggle, 'The focus must not be lost with the menu.').toBeFocused();

    await page.keyboard.press('Enter');
    for (const name of LABELS) {
      await page.keyboard.press('Tab');
      await expect(link(page, name), `Tab has to come to ${name} in its turn.`).toBeFocused();
    }
    const others = await mainNavigation(page).getByRole('link').count();
    for (let left = others - LABELS.length + 1; left > 0; left--) await page.keyboard.press('Tab');
    await isClosed('Past its end the menu has to close, or it hides what has the focus.');
    await expect(page.getByRole('main').locator(':focus'), 'The focus goes on into the page.').toHaveCount(1);

    await toggle.tap();
    await page.setViewportSize(DESK);
    await expect(toggle).toBeHidden();
    // The page learns its width when it is drawn: two resizes within one frame would cancel out.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll(':popover-open').length), {
        message: 'A wide screen must not keep the menu open behind its links.',
      })
      .toBe(0);
    await page.setViewportSize(PHONE);
    await isClosed('Turning the device must not leave the menu open.');

    await toggle.tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await isClosed('Back again, the menu has to be closed: choosing closes.');
  });
});
