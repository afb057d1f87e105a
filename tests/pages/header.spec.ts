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

  test('opens by its toggle; closes by it, by Escape, when the focus leaves it, when the screen grows wide, on choosing', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = menuToggle(page);
    const isClosed = async (why: string) => {
      await expect(link(page, 'About'), why).toBeHidden();
      await expect(toggle, 'Closed, the toggle says aria-expanded="false".').toHaveAttribute(
        'aria-expanded',
        'false',
      );
    };
    await isClosed('At first the menu is closed.');
    for (const name of LABELS) await expect(link(page, name)).toBeHidden();
    await toggle.tap();
    for (const name of LABELS) await expect(link(page, name)).toBeInViewport();
    await expect(toggle, 'Open, the toggle says so.').toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await isClosed('The toggle has to close the menu.');

    await toggle.focus();
    await page.keyboard.press('Enter');
    await link(page, 'Team').focus();
    await page.keyboard.press('Escape');
    await isClosed('Escape has to close the menu.');
    await expect(toggle, 'The focus must not be lost with the menu.').toBeFocused();

    await page.keyboard.press('Enter');
    for (const name of LABELS) {
      await page.keyboard.press('Tab');
      await expect(link(page, name), `Tab has to come to ${name} in its turn.`).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(link(page, 'Team')).toBeFocused();
    const others = await mainNavigation(page).getByRole('link').count();
    for (let left = others - LABELS.indexOf('Team'); left > 0; left--) await page.keyboard.press('Tab');
    await isClosed('Past its end the menu has to close, or it hides what has the focus.');
    await expect(page.getByRole('main').locator(':focus'), 'The focus goes on into the page.').toHaveCount(1);

    await toggle.tap();
    await page.setViewportSize(DESK);
    await expect(toggle).toBeHidden();
    await expect(link(page, 'About')).toBeVisible();
    // Two resizes within one frame would be none: the page hears of a width when it is drawn.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll(':popover-open').length), {
        message: 'A wide screen must not keep the menu open behind its links.',
      })
      .toBe(0);
    await page.setViewportSize(PHONE);
    await isClosed('Turning the device must not leave the menu open.');

    await toggle.press('Enter');
    await link(page, 'Contact').evaluate((element) =>
      element.addEventListener('click', (e) => e.preventDefault()),
    );
    await link(page, 'Contact').tap();
    await isClosed('The page may come back as it was left: choosing closes.');
    await toggle.tap();
    await link(page, 'About').tap();
    await expect(page).toHaveURL('/about');
    await isClosed('On the next page the menu is closed.');
    await page.goBack();
    await isClosed('Back again, the menu has to be closed.');
  });
});
