/** The header: its position, its highlighted link for the open page, and its menu on small screens. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  boxOf,
  content,
  expectWebFont,
  LAPTOP,
  mainNavigation,
  menuToggle,
  PHONE,
  PRODUCT,
} from './support.ts';
import { test } from './test.ts';

const LABELS = content.company.navigation.map(({ label }) => label);
const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

  test('stays at the top, and highlights the link of the open page or its section', async ({ page }) => {
    const readStyle = (name: string) =>
      link(page, name).evaluate((element) => {
        const { fontWeight, color } = getComputedStyle(element);
        return `${fontWeight} ${color} ${getComputedStyle(element, '::after').transform}`;
      });
    await page.goto('/products');
    const currentStyle = await readStyle('Products');
    expect(currentStyle, 'expected another style than of other links').not.toBe(await readStyle('Team'));
    await page.goto(PRODUCT);
    expect(await readStyle('Products'), 'expected the section’s link to be highlighted').toBe(currentStyle);
    await expectWebFont(page);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    expect((await boxOf(page.getByRole('banner'))).y).toBe(0);
    await expect(menuToggle(page)).toBeHidden();
  });

  test('keeps links in place on their pages, above a ruler with a tick in the middle', async ({ page }) => {
    const readPositions = async (path: string) => {
      await page.goto(path);
      await expectWebFont(page);
      return Promise.all(LABELS.map(async (name) => (await boxOf(link(page, name))).x));
    };
    const [firstPath, ...otherPaths] = content.company.navigation.map(({ to }) => to);
    const positions = await readPositions(firstPath ?? '/');
    for (const path of otherPaths) expect(await readPositions(path), path).toEqual(positions);

    const ruler = page.getByRole('banner').locator(':scope > :last-child');
    const { x, y, width, height } = await boxOf(ruler);
    // One row of pixels, 13 px wide, across the middle tick. It is above the ruler's line.
    const clip = { x: x + width / 2 - 6, y: y + height - 5, width: 13, height: 1 };
    const pixels = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .raw()
      .toBuffer();
    const darkOffsets = [...pixels].flatMap((grey, i) => (grey < 128 ? [i - 6] : []));
    expect(darkOffsets, 'expected a tick one pixel wide').toHaveLength(1);
    expect(Math.abs(darkOffsets[0] ?? Number.NaN), 'expected the tick in the middle').toBeLessThanOrEqual(1);
  });

  test('offers a link to the content as the first stop of Tab', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
});

test('keeps a linked source below the header when the web font loads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [PRODUCT, '/about']) {
    await page.goto(path);
    const link = page.getByRole('main').locator('a[href^="#source-"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    // From the same page the browser would scroll without loading.
    await page.goto('/contact');
    await page.goto(path + target);
    await expectWebFont(page);
    await expect(page.locator(target)).toBeInViewport();
    const { y } = await boxOf(page.locator(target));
    const header = await boxOf(page.getByRole('banner'));
    expect(y, `expected ${path}${target} below the header`).toBeGreaterThan(header.height);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('aligns the links of its menu on the left, also that of the open page', async ({ page }) => {
    await page.goto('/about');
    await menuToggle(page).tap();
    const edges = await mainNavigation(page)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return Math.round(text.getBoundingClientRect().left);
        }),
      );
    expect(new Set(edges).size, `expected one left edge, found ${edges.join(', ')} px`).toBe(1);
  });

  test('takes less height in landscape than in portrait, and stays at the top', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    const { height: portraitHeight } = await boxOf(header);
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    const { y, height } = await boxOf(header);
    expect(height).toBeLessThan(portraitHeight);
    expect(y).toBe(0);
    for (const target of [menuToggle(page), header.getByRole('link').first()])
      expect((await boxOf(target)).height, 'expected 44 px for a thumb').toBeGreaterThanOrEqual(43.5);
  });

  test('opens its menu; closes it by toggle, Escape, Tab, a wide screen and a link', async ({ page }) => {
    await page.goto('/');
    const toggle = menuToggle(page);
    const expectClosed = async (when: string) => {
      await expect(link(page, 'About'), `expected a closed menu ${when}`).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    };
    await expectClosed('at first');
    await toggle.tap();
    for (const name of LABELS) await expect(link(page, name)).toBeInViewport();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expectClosed('after a tap on its toggle');

    await toggle.press('Enter');
    await link(page, 'Team').focus();
    await page.keyboard.press('Escape');
    await expectClosed('after Escape');
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    for (const name of LABELS) {
      await page.keyboard.press('Tab');
      await expect(link(page, name)).toBeFocused();
    }
    const contactLinkCount = (await mainNavigation(page).getByRole('link').count()) - LABELS.length;
    for (let stops = contactLinkCount + 1; stops > 0; stops--) await page.keyboard.press('Tab');
    // An open menu would cover the focused element.
    await expectClosed('after Tab past its last link');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    await toggle.tap();
    await page.setViewportSize(LAPTOP);
    await expect(toggle).toBeHidden();
    // Two resizes within one frame would cancel out.
    const countOpen = () => page.evaluate(() => document.querySelectorAll(':popover-open').length);
    await expect.poll(countOpen, 'expected a wide screen to close the menu').toBe(0);
    await page.setViewportSize(PHONE);
    await expectClosed('after the device was turned and turned back');

    await toggle.tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expectClosed('after a link and Back');
  });
});
