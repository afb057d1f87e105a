/** Scripts of the product page that load late, throw or fail to load. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { openTab, payButton, receipt, waitForPanel } from './demo-support.ts';
import {
  content,
  holdRequests,
  liveRegion,
  messmate,
  PHONE,
  PRODUCT,
  pressTryAgain,
  waitForTabs,
} from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const ATTENDANCE_SCRIPT = /_astro\/AttendancePanel\./;

const errorScreen = (page: Page) => page.getByRole('alert');

test.describe('with a fake clock', () => {
  test.use({ needsOwnContext: true });

  test('shows an error screen while code is late, then carries out an earlier press', async ({ page }) => {
    await page.clock.install();
    const release = await holdRequests(page, '**/TuckshopPanel.*');
    await page.goto(`${PRODUCT}#tuckshop`);
    const panel = page.locator('#tuckshop');
    await payButton(panel).click();
    await expect(errorScreen(page)).toHaveCount(0);
    // The error screen appears after 8 s (queued-presses.ts).
    await page.clock.runFor(9_000);
    await expect(errorScreen(page)).toContainText(content.interfaceWords.error.lost);
    release();
    await waitForPanel(page, 'tuckshop');
    await expect(errorScreen(page)).toHaveCount(0);
    await expect(receipt(panel)).toBeVisible();
  });
});

test('shows the error of a script, and disables sliders whose script is missing', async ({ page }) => {
  await page.route(ATTENDANCE_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The rice is out <b>")' }),
  );
  await page.route(/_astro\/SliderScript\./, (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto(PRODUCT);
  const yourMess = page.getByRole('region', { name: messmate.mess.heading });
  await yourMess.scrollIntoViewIfNeeded();
  await expect(liveRegion(page)).toContainText(content.interfaceWords.error.lost);
  await waitForTabs(page);
  await expect(errorScreen(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(errorScreen(page), "expected the error's own message").toContainText('The rice is out <b>');
  await expect(errorScreen(page), 'expected a sentence about what still works').toContainText(
    content.interfaceWords.error.text,
  );
  await errorScreen(page).evaluate((screen) => screen.scrollIntoView({ block: 'center' }));
  await expectAccessible(page, 'error screen', '[role=alert]');
  await expect(yourMess.getByRole('slider').first()).toBeDisabled();
  await errorScreen(page).getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('shows an error screen if a script fails to load, and reloads the page on a press', async ({ page }) => {
  await page.route(ATTENDANCE_SCRIPT, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Gone' }),
  );
  await page.goto(PRODUCT);
  await waitForTabs(page);
  await expect(errorScreen(page)).toContainText(content.interfaceWords.error.lost);
  const panel = page.locator('#attendance');
  await expect(panel, 'expected the panel’s text, too').toContainText(messmate.features.tabs.attendance.text);
  await expect(panel.getByRole('button'), 'expected no button without effect').toHaveText([
    content.interfaceWords.error.again,
  ]);
  await openTab(page, 'tuckshop');
  await expect(errorScreen(page), 'expected the other panels to work').toHaveCount(0);
  await page.getByRole('tab').first().click();
  await page.unroute(ATTENDANCE_SCRIPT);
  await pressTryAgain(page);
  await waitForTabs(page);
  await waitForPanel(page, 'attendance');
  await expect(errorScreen(page), 'expected no error screen once the code has loaded').toHaveCount(0);
});
