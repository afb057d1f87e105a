/** How the live tuckshop begins, and what is drawn rather than told: few controls, the box, the printed code. */
import { expect } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { FEW } from '../../src/messmate/engine/selectors/shop.ts';
import { audit } from './audit.ts';
import { messmate } from './support.ts';
import { test } from './test.ts';
import { SAMOSA, SIZES, shop, Visit, words } from './tuckshop-visit.ts';

test.use({ reducedMotion: 'reduce' });

for (const [size, viewport, hasTouch, most] of SIZES) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch });

    test('begins with a few snacks and few controls, and axe finds nothing', async ({ page }) => {
      const { panel } = await Visit.begin(page, hasTouch);
      const inView = await panel.evaluate((part) => {
        scrollTo({ top: part.getBoundingClientRect().top + scrollY, behavior: 'instant' });
        return [...part.querySelectorAll('a, button, input, select, summary')].flatMap((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const isSeen = bottom > 0 && top < innerHeight && one.checkVisibility({ visibilityProperty: true });
          return isSeen ? [one.ariaLabel ?? one.textContent] : [];
        });
      });
      expect(inView.length, `So many controls in the first view: ${inView}.`).toBeLessThanOrEqual(most);
      const found = fill(messmate.tuckshop.found, { found: FEW, all: shop.items.length });
      await expect(panel.getByText(found, { exact: true })).toBeVisible();
      await audit(page, 'as it opens', '#tuckshop');
    });
  });
}

test('the box is drawn by us, and the code comes out of the bill where motion is welcome', async ({
  page,
}) => {
  const visit = await Visit.begin(page);
  await visit.all();
  await expect(
    visit.panel.getByRole('checkbox', { name: words.browse.vegOnly }),
    'In the dark a browser’s own box is grey and round.',
  ).toHaveCSS('appearance', 'none');
  await visit.add(SAMOSA);
  await visit.pay(SAMOSA.price);
  const motion = () => visit.receipt().evaluate((code) => getComputedStyle(code).animationName);
  expect(await motion(), 'Who wants no motion sees none.').toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion(), 'The code comes out of the bill like a print.').not.toBe('none');
});
