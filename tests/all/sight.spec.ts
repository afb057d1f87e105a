/** For readers who change how a page looks: axe with forced colours and with larger letters, and nothing is covered. */
import { expect } from '@playwright/test';
import { audit } from '../pages/audit.ts';
import { openLive, SIZES, scanButton } from '../pages/demo-support.ts';
import { addStyles, EVERYWHERE } from '../pages/support.ts';
import { test } from '../pages/test.ts';

const LARGE = 'html { font-size: 200% }';

test.use({ ...SIZES.phone, reducedMotion: 'reduce' });

for (const route of EVERYWHERE)
  test(`axe finds nothing on ${route} with forced colours, and with letters twice as large`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.emulateMedia({ forcedColors: 'active' });
    await audit(page, `${route}, forced colours`);
    await page.emulateMedia({ forcedColors: 'none' });
    await addStyles(page, LARGE);
    await audit(page, `${route}, letters twice as large`);
  });

for (const feature of ['analytics', 'tuckshop'] as const)
  test(`with letters twice as large the tables of ${feature} can be scrolled by key`, async ({ page }) => {
    const panel = await openLive(page, feature);
    await addStyles(page, LARGE);
    for (const fold of await panel.locator('summary').all()) if (await fold.isVisible()) await fold.tap();
    await expect(panel.getByRole('table').first().locator('..')).toHaveAttribute('tabindex', '0');
    await audit(page, `${feature}, letters twice as large`, `#${feature}`);
  });

test('with letters twice as large every button can be pressed after a scan', async ({ page }) => {
  const panel = await openLive(page, 'attendance');
  await addStyles(page, LARGE);
  await scanButton(panel).tap();
  // Playwright scrolls to each, and fails if something else covers it.
  for (const one of await panel.getByRole('button').all()) await one.tap({ trial: true });
});
