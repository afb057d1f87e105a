/** axe finds nothing: on every page, small and large, light and dark, in every state. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  content,
  DESK,
  EVERYWHERE,
  FEATURES,
  liveRegion,
  mainNavigation,
  menuToggle,
  messmate,
  notify,
  PHONE,
  PRODUCT,
  settled,
  test,
  wakeTabs,
} from './support.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

type RunOptions = Parameters<AxeBuilder['options']>[0];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another colour scheme can change. Of level AAA, contrast is kept as well. */
const OF_COLOUR = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
const ALL: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: true }])),
};
const COLOURS: RunOptions = { resultTypes: ['violations'], runOnly: { type: 'rule', values: OF_COLOUR } };

/** Looks at the page as it stands, in light and in dark. */
async function audit(page: Page, state: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['light', ALL],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    // Without frames the old way does the same, and opens no second page for it.
    const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    );
    expect(
      faults,
      `axe finds faults (${state}, ${colorScheme}). Each line says which rule, and where.`,
    ).toEqual([]);
    expect(passes.length, 'axe has looked at nothing.').toBeGreaterThan(0);
  }
}

/** The same, small and large. @param place what has to be in view, clear of the header */
async function auditAll(page: Page, state: string, place?: Locator): Promise<void> {
  for (const [size, viewport] of Object.entries({ small: PHONE, large: DESK })) {
    await page.setViewportSize(viewport);
    await place?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await audit(page, `${state}, ${size}`);
  }
}

for (const route of EVERYWHERE) {
  test(`axe finds nothing on ${route}`, async ({ page }) => {
    await page.goto(route);
    await auditAll(page, route);
  });
}

for (const feature of FEATURES) {
  test(`axe finds nothing with ${feature} open`, async ({ page }) => {
    await page.goto(`${PRODUCT}#${feature}`);
    await wakeTabs(page);
    await expect(page.locator(`#${feature}`)).toBeVisible();
    await auditAll(page, `#${feature}`);
  });
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.goto('/');
  await menuToggle(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await audit(page, 'menu open');
});

test('axe finds nothing with notices shown', async ({ page }) => {
  await page.goto('/contact');
  await notify(page, ['Something has been copied.', 'Something else has.'], 'Copy it');
  await expect(liveRegion(page)).toContainText(content.words.notifications.dismiss);
  await auditAll(page, 'notices shown');
});

test('axe finds nothing with the error screen shown', async ({ page }) => {
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.getByRole('heading', { name: messmate.features.heading }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await auditAll(page, 'error screen', page.getByRole('alert'));
});
