import { expect } from '@playwright/test';
import { shiftsOf, test, watchShifts } from './support.ts';

/** The first family that the page's text asks for. */
const family = () => getComputedStyle(document.body).fontFamily.split(',')[0]?.replace(/"/g, '');

test.use({ ownWindow: true });

test('a first visit is drawn in the fallback and puts the family on without a shift', async ({ page }) => {
  await watchShifts(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }), 'Text must not wait for fonts.').toBeVisible();
  expect(await page.evaluate(family), 'The family must not be asked for before it is there.').toBe(
    'Anek fallback',
  );
  letGo();
  await expect.poll(() => page.evaluate(family), 'The family is put on once it is there.').toBe('Anek Latin');
  expect(
    await shiftsOf(page),
    'Mend what depends on the width of a text: see docs/decisions/004-fonts.md.',
  ).toEqual([]);
});

test('the next page begins with the family', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(family)).toBe('Anek Latin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about', { waitUntil: 'commit' });
  expect(
    await page.evaluate(() => document.documentElement.className),
    'The script in the head of Document.astro has to know the way here.',
  ).toContain('anek');
});

test('a page without its fonts stays as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(family)).toBe('Anek fallback');
  expect(errors, 'A font that does not come is no error: the fallback stays.').toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the family is an ordinary web font', async ({ page }) => {
    const font = page.waitForResponse('**/*.woff2');
    await page.goto('/');
    expect((await font).status(), 'Without script the style sheet has to ask for the family.').toBe(200);
  });
});
