/** The header: it stays at the top and marks the open page; its menu on small screens keeps the focus in order. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { content, LAPTOP, mainNavigation, menuToggle, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

const LABELS = content.company.navigation.map(({ label }) => label);
const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

  test('stays at the top, and marks the open page or its section', async ({ page }) => {
    const styleOf = (name: string) =>
      link(page, name).evaluate((element) => {
        const { fontWeight, color } = getComputedStyle(element);
        return `${fontWeight} ${color} ${getComputedStyle(element, '::after').transform}`;
      });
    await page.goto('/products');
    const marked = await styleOf('Products');
    expect(marked, 'The current link must look unlike the others.').not.toBe(await styleOf('Team'));
    await page.goto(PRODUCT);
    expect(await styleOf('Products'), 'A page must mark its section.').toBe(marked);
    await expect(page.getByRole('contentinfo')).toHaveClass(/\banek\b/);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await expect(menuToggle(page)).toBeHidden();
  });

  test('keeps its links in place from page to page, and a tick in the middle', async ({ page }) => {
    const readPositions = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toHaveClass(/\banek\b/);
      return Promise.all(LABELS.map(async (name) => (await link(page, name).boundingBox())?.x));
    };
    const [firstPath, ...otherPaths] = content.company.navigation.map(({ to }) => to);
    const positions = await readPositions(firstPath ?? '/');
    for (const path of otherPaths) expect(await readPositions(path), path).toEqual(positions);

    const strip = page.getByRole('banner').locator(':scope > :last-child');
    const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {};
    // Above the line and as high as a tick is.
    const clip = { x: x + width / 2 - 6, y: y + height - 5, width: 13, height: 1 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer();
    const dark = [...pixels].flatMap((grey, i) => (grey < 128 ? [i - 6] : []));
    expect(dark, 'A tick must be one pixel wide.').toHaveLength(1);
    expect(Math.abs(dark[0] ?? 9), 'The tick must be in the middle.').toBeLessThanOrEqual(1);
  });

  test('offers a skip link first', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('leaves the target of an anchor in view, also after the type family has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [PRODUCT, '/about']) {
    await page.goto(path);
    const link = page.getByRole('main').locator('a[href^="#source-"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    // Another page first, so that the browser loads the address again.
    await page.goto('/contact');
    await page.goto(path + target);
    await expect(page.getByRole('contentinfo')).toHaveClass(/\banek\b/);
    await expect(page.locator(target)).toBeInViewport();
    const { y = 0 } = (await page.locator(target).boundingBox()) ?? {};
    const header = await page.getByRole('banner').boundingBox();
    expect(y, `The header covers ${path}${target}.`).toBeGreaterThan(header?.height ?? 0);
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('aligns all its words, with the mark of the open page in the margin', async ({ page }) => {
    await page.goto('/about');
    await menuToggle(page).tap();
    const edges = await mainNavigation(page)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return Math.round(words.getBoundingClientRect().left);
        }),
      );
    expect(new Set(edges).size, `Left edges: ${edges.join(', ')} px`).toBe(1);
  });

  test('stays at the top of a phone in landscape, and is less high', async ({ page }) => {
    await page.goto('/about');
    const readHeight = async () => (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const upright = await readHeight();
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await readHeight()).toBeLessThan(upright);
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    for (const target of [menuToggle(page), page.getByRole('banner').getByRole('link').first()])
      expect((await target.boundingBox())?.height, 'A touch target needs 44 px.').toBeGreaterThanOrEqual(
        43.5,
      );
  });

  test('opens by its toggle, and closes by toggle, Escape, leaving, a wide screen and a choice', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = menuToggle(page);
    const expectClosed = async (how: string) => {
      await expect(link(page, 'About'), `The menu must be closed ${how}.`).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    };
    await expectClosed('at first');
    await toggle.tap();
    for (const name of LABELS) await expect(link(page, name)).toBeInViewport();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expectClosed('by its toggle');

    await toggle.press('Enter');
    await link(page, 'Team').focus();
    await page.keyboard.press('Escape');
    await expectClosed('by Escape');
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    for (const name of LABELS) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
    }
    const linkCount = await mainNavigation(page).getByRole('link').count();
    for (let stops = linkCount - LABELS.length + 1; stops > 0; stops--) await page.keyboard.press('Tab');
    await expectClosed('past its end, or it would cover the focused element');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    await toggle.tap();
    await page.setViewportSize(LAPTOP);
    await expect(toggle).toBeHidden();
    // Waits for a frame: two resizes within one would cancel out.
    const countOpen = () => page.evaluate(() => document.querySelectorAll(':popover-open').length);
    await expect.poll(countOpen, 'A wide screen must close the menu.').toBe(0);
    await page.setViewportSize(PHONE);
    await expectClosed('after a turn of the device');

    await toggle.tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expectClosed('by a choice, also after Back');
  });
});
