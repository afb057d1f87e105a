/**
 * Code of the product page that is late or throws: the page says so, and everything else works.
 * tests/all/lost-code.spec.ts has code that is lost.
 */
import { expect, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { liveOf, payButton, receipt } from './demo-support.ts';
import { content, holdResponses, liveRegion, messmate, PHONE, PRODUCT, waitForTabs } from './support.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const PANEL = /_astro\/AttendancePanel\./;

const screenOf = (page: Page) => page.getByRole('alert');

test.describe('with a clock of its own', () => {
  test.use({ ownWindow: true });

  test('code that gets no answer: the screen comes, and goes when the code does, with what was pressed', async ({
    page,
  }) => {
    await page.clock.install();
    const letGo = await holdResponses(page, '**/TuckshopPanel.*');
    await page.goto(`${PRODUCT}#tuckshop`);
    const panel = page.locator('#tuckshop');
    await payButton(panel).click();
    await expect(screenOf(page)).toHaveCount(0);
    await page.clock.runFor(9_000);
    await expect(screenOf(page)).toContainText(content.interfaceWords.error.lost);
    letGo();
    await liveOf(page, 'tuckshop');
    await expect(screenOf(page)).toHaveCount(0);
    await expect(receipt(panel)).toBeVisible();
  });
});

test('code that throws: its message, and the way home; lost sliders stay still, and the page says so', async ({
  page,
}) => {
  await page.route(PANEL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The rice is out <b>")' }),
  );
  await page.route(/_astro\/Sliders\./, (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto(PRODUCT);
  const sliders = page.getByRole('region', { name: messmate.mess.heading });
  await sliders.scrollIntoViewIfNeeded();
  await expect(liveRegion(page)).toContainText(content.interfaceWords.error.lost);
  await waitForTabs(page);
  await expect(screenOf(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screenOf(page), "The screen shows the error's own message.").toContainText(
    'The rice is out <b>',
  );
  await expect(screenOf(page), 'It says what still works.').toContainText(content.interfaceWords.error.text);
  await screenOf(page).evaluate((screen) => screen.scrollIntoView({ block: 'center' }));
  await audit(page, 'error screen', '[role=alert]');
  await expect(sliders.getByRole('slider').first()).toBeDisabled();
  await screenOf(page).getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
