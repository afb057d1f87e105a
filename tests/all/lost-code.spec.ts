/** Code of the product page that is lost: the page says so, everything else works, and another try brings it. */
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
  'in whose place the host answers with HTML': (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
};

for (const [way, answer] of Object.entries(WAYS))
  test(`code ${way}: an error screen says so, the rest works, and another try brings it`, async ({
    page,
  }) => {
    await page.route(PANEL, answer);
    await page.goto(PRODUCT);
    await waitForTabs(page);
    const screen = page.getByRole('alert');
    await expect(screen).toContainText(content.interfaceWords.error.lost);
    const panel = page.locator('#attendance');
    await expect(panel, 'The panel stays readable.').toContainText(messmate.features.tabs.attendance.text);
    await expect(panel.getByRole('button'), 'No button stays that does nothing.').toHaveText([
      content.interfaceWords.error.again,
    ]);
    await openTab(page, 'tuckshop');
    await expect(screen, 'The other panels work.').toHaveCount(0);
    await page.getByRole('tab').first().click();
    await page.unroute(PANEL);
    await tryAgain(page);
    await waitForTabs(page);
    await liveOf(page, 'attendance');
    await expect(screen, 'After a try that works the screen is gone.').toHaveCount(0);
  });
