/** Lost code of the product page. */
import { expect, type Route } from '@playwright/test';
import { liveOf, openTab } from '../pages/demo-support.ts';
import { content, messmate, PRODUCT, tryAgain, waitForTabs } from '../pages/support.ts';
import { test } from '../pages/test.ts';

test.use({ reducedMotion: 'reduce' });

const PANEL = /_astro\/AttendancePanel\./;
const body = '<!doctype html><p>Overloaded';
const WAYS: Record<string, (route: Route) => Promise<void>> = {
  'that a newer build has replaced': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  'that is blocked': (route) => route.abort(),
  'replaced by HTML from the host': (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
};

for (const [way, answer] of Object.entries(WAYS))
  test(`shows an error screen for code ${way}, and loads it on another try`, async ({ page }) => {
    await page.route(PANEL, answer);
    await page.goto(PRODUCT);
    await waitForTabs(page);
    const screen = page.getByRole('alert');
    await expect(screen).toContainText(content.interfaceWords.error.lost);
    const panel = page.locator('#attendance');
    await expect(panel, 'expected a readable panel').toContainText(messmate.features.tabs.attendance.text);
    await expect(panel.getByRole('button'), 'expected no button without effect').toHaveText([
      content.interfaceWords.error.again,
    ]);
    await openTab(page, 'tuckshop');
    await expect(screen, 'expected the other panels to work').toHaveCount(0);
    await page.getByRole('tab').first().click();
    await page.unroute(PANEL);
    await tryAgain(page);
    await waitForTabs(page);
    await liveOf(page, 'attendance');
    await expect(screen, 'expected no screen after a successful try').toHaveCount(0);
  });
