/**
 * Code of the product page that is late or throws: the page says so, and everything else works.
 * tests/all/lost-code.spec.ts has code that is lost.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { audit } from './audit.ts';
import { liveOf, payButton, receipt } from './demo-support.ts';
import { content, hold, liveRegion, messmate, PHONE, PRODUCT, wakeTabs } from './support.ts';
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
    const letGo = await hold(page, '**/TuckshopPanel.*');
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

for (const kind of ['complete page', 'MHTML'] as const)
  test(`a copy saved as ${kind} while the demo was live has no dead button`, async ({ page, context }) => {
    await page.goto(`${PRODUCT}#attendance`);
    await liveOf(page, 'attendance');
    const copy = test.info().outputPath(kind === 'MHTML' ? 'copy.mhtml' : 'copy.html');
    if (kind === 'MHTML') {
      const session = await context.newCDPSession(page);
      writeFileSync(copy, (await session.send('Page.captureSnapshot', { format: 'mhtml' })).data);
    } else {
      // As browsers save it: the document as it stands, with its style sheet beside it.
      const style = page.locator('link[rel=stylesheet]').first();
      const late = await page.request.get((await style.getAttribute('href')) ?? '');
      writeFileSync(test.info().outputPath('late.css'), await late.body());
      await style.evaluate((link) => link.setAttribute('href', 'late.css'));
      writeFileSync(copy, await page.content());
    }
    await page.goto(pathToFileURL(copy).href);
    const panel = page.locator('#attendance');
    await panel.scrollIntoViewIfNeeded();
    await expect(panel, 'It stays readable.').toContainText(messmate.features.tabs.attendance.text);
    if (kind === 'MHTML') {
      const demo = page.locator('#messmate');
      await expect(demo.getByRole('button')).toHaveCount(0);
      await expect(demo.getByRole('tab'), 'Chromium saves no hidden panel, so no tab has one.').toHaveCount(
        0,
      );
    } else {
      await expect(screenOf(page)).toContainText('This is a saved copy of the page');
      await expect(screenOf(page)).not.toContainText(content.interfaceWords.error.lost);
      await expect(panel.getByRole('button')).toHaveText([content.interfaceWords.error.again]);
    }
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
  await wakeTabs(page);
  await expect(screenOf(page).getByRole('heading')).toHaveText('Unexpected Application Error!');
  await expect(screenOf(page), "The screen shows the error's own message.").toContainText(
    'The rice is out <b>',
  );
  await expect(screenOf(page), 'It says what still works.').toContainText(content.interfaceWords.error.text);
  await screenOf(page).evaluate((screen) => screen.scrollIntoView({ block: 'center' }));
  await audit(page, 'error screen', '[role=alert]');
  const sliders = page.getByRole('region', { name: messmate.mess.heading });
  await sliders.scrollIntoViewIfNeeded();
  await expect(liveRegion(page)).toContainText(content.interfaceWords.error.lost);
  await expect(sliders.getByRole('slider').first()).toBeDisabled();
  await screenOf(page).getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
