/** The header: it stays, it says where one is, and its menu on small screens keeps the focus right. */
import { expect, type Page } from '@playwright/test';
import { content, DESK, mainNavigation, menuToggle, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

const LABELS = content.company.navigation.map(({ label }) => label);
const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name, exact: true });

test.describe('on a wide screen', () => {
  test.use({ viewport: DESK, reducedMotion: 'reduce' });

  test('stays at the top while the page scrolls', async ({ page }) => {
    await page.goto(PRODUCT);
    await page.evaluate(() => scrollTo(0, 3000));
    await expect
      .poll(() => page.evaluate(() => scrollY), 'The page has to be long enough to scroll.')
      .toBe(3000);
    const box = await page.getByRole('banner').boundingBox();
    expect(box?.y, 'The header has scrolled away: it has to be sticky.').toBe(0);
    await expect(link(page, 'Home')).toBeInViewport();
    await expect(
      menuToggle(page),
      'There is room for the links: the toggle is for small screens.',
    ).toBeHidden();
  });

  test('shows to the eye which page is open, below a section of the site too', async ({ page }) => {
    const looks = (name: string) =>
      link(page, name).evaluate((element) => {
        const { fontWeight, color } = getComputedStyle(element);
        return `${fontWeight} ${color} ${getComputedStyle(element, '::after').transform}`;
      });
    await page.goto('/products');
    const marked = await looks('Products');
    expect(marked, 'The current link has to look unlike the others.').not.toBe(await looks('Team'));
    await page.goto(PRODUCT);
    expect(await looks('Products'), 'A page below a section marks it as the section itself does.').toBe(
      marked,
    );
  });

  test('can be skipped', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: content.words.skip });
    await expect(skip, 'The first Tab has to come to the skip link.').toBeFocused();
    await expect(skip, 'With the focus the skip link has to be seen.').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), 'The skip link has to move the focus.').toBeFocused();
    await page.keyboard.press('Tab');
    const inMain = page.getByRole('main').locator(':focus');
    await expect(inMain, 'After the skip link, Tab goes on in the page, not in the header.').toHaveCount(1);
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(menuToggle(page), 'Closed, the toggle says aria-expanded="false".').toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('opens and closes by its toggle', async ({ page }) => {
    const toggle = menuToggle(page);
    for (const name of LABELS) await expect(link(page, name)).toBeHidden();
    await toggle.tap();
    for (const name of LABELS) await expect(link(page, name)).toBeInViewport();
    await expect(toggle, 'Open, the toggle says so.').toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expect(link(page, 'About')).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by Escape, and gives the focus back', async ({ page }) => {
    await menuToggle(page).focus();
    await page.keyboard.press('Enter');
    await link(page, 'Team').focus();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Team'), 'Escape has to close the menu.').toBeHidden();
    await expect(menuToggle(page), 'The focus must not be lost with the menu.').toBeFocused();
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('comes right after its toggle for the keyboard, and closes when the focus leaves it', async ({
    page,
  }) => {
    await menuToggle(page).focus();
    await page.keyboard.press('Enter');
    for (const name of LABELS) {
      await page.keyboard.press('Tab');
      await expect(link(page, name), `Tab has to come to ${name} in its turn.`).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(link(page, 'Team')).toBeFocused();
    const others = await mainNavigation(page).getByRole('link').count();
    for (let left = others - LABELS.indexOf('Team'); left > 0; left--) await page.keyboard.press('Tab');
    await expect(
      link(page, 'Home'),
      'Past its end the menu has to close, or it hides what has the focus.',
    ).toBeHidden();
    await expect(page.getByRole('main').locator(':focus'), 'The focus goes on into the page.').toHaveCount(1);
  });

  test('closes on choosing an item, also for whoever comes back', async ({ page }) => {
    await menuToggle(page).press('Enter');
    await link(page, 'Contact').evaluate((element) =>
      element.addEventListener('click', (e) => e.preventDefault()),
    );
    await link(page, 'Contact').tap();
    await expect(
      link(page, 'Contact'),
      'The page may come back as it was left: choosing closes.',
    ).toBeHidden();
    await menuToggle(page).tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await expect(link(page, 'About')).toBeHidden();
    await page.goBack();
    await expect(link(page, 'About'), 'Back again, the menu has to be closed.').toBeHidden();
    await expect(menuToggle(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the screen grows wide, and is closed when it is narrow again', async ({ page }) => {
    await menuToggle(page).tap();
    await page.setViewportSize(DESK);
    await expect(menuToggle(page)).toBeHidden();
    await expect(link(page, 'About')).toBeVisible();
    // Two resizes within one frame would be none: the page hears of a width when it is drawn.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll(':popover-open').length), {
        message: 'A wide screen must not keep the menu open behind its links.',
      })
      .toBe(0);
    await page.setViewportSize(PHONE);
    await expect(link(page, 'About'), 'Turning the device must not leave the menu open.').toBeHidden();
  });
});
