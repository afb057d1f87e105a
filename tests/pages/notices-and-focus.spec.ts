/** A notice and the keyboard: one Tab to its button, nothing lost, nothing hidden, no trap. */
import { expect } from '@playwright/test';
import { faultsOfFocus } from './focus-walk.ts';
import {
  addStyles,
  content,
  DESK,
  liveRegion,
  messmate,
  notices,
  notify,
  PHONE,
  PRODUCT,
  pressable,
  settled,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce' });

test('Tab goes from the press to its answer, and Escape back', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = pressable(page, messmate.demo.button);
  await button.press('Enter');
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  const copy = liveRegion(page).getByRole('button', { name: content.contact.messages.copy });
  await expect(copy, 'The answer is one Tab away from what was pressed.').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
  await expect(button, 'The focus must not be lost with the notice.').toBeFocused();
});

/** Says when a notice lies on what has the focus. What fills half the screen may go under them in part. */
function covered(focused: Element): string {
  const region = document.querySelector('[role=status]') as Element;
  const box = focused.getBoundingClientRect();
  // Where there is little room the notices scroll in a frame of their own: only what shows of them counts.
  const frame = (region.closest('section') ?? region).getBoundingClientRect();
  if (region.contains(focused) || box.height > innerHeight / 2) return '';
  const isCovered = [...region.children].some((notice) => {
    const other = notice.getBoundingClientRect();
    const top = Math.max(other.top, frame.top);
    const bottom = Math.min(other.bottom, frame.bottom);
    return (
      top < bottom && box.right > other.left && box.left < other.right && box.bottom > top && box.top < bottom
    );
  });
  return isCovered
    ? `${focused.tagName} "${focused.textContent?.trim().slice(0, 40)}" at ${Math.round(box.top)} px`
    : '';
}

/** Long enough to stay for as long as the walk takes. */
const LONG = ['First', 'Second', 'Third'].map((word) => `${word}. ${'It takes its time. '.repeat(8)}`);
const SIZES = [
  ['a desk', DESK, '/contact'],
  ['a phone', PHONE, PRODUCT],
  ['a low screen', { width: 640, height: 480 }, '/contact'],
  [
    'a screen with a higher header',
    { width: 640, height: 480 },
    '/contact',
    ':root { --header-height: 9rem }',
  ],
] as const;

for (const [size, viewport, route, css = ''] of SIZES) {
  test(`no notice covers what has the focus, on ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(route);
    await addStyles(page, css);
    await notify(page, LONG);
    await settled(page);
    const { stops, faults } = await faultsOfFocus(page, 'Tab', covered);
    expect(
      faults,
      `On ${route} a notice lies on what has the focus: see settle() in notifications.ts.`,
    ).toEqual([]);
    expect(stops, 'The whole page has to be walked through.').toBeGreaterThan(15);
    await expect(notices(page), 'The notices were gone before the walk was over: lengthen them.').toHaveCount(
      3,
    );
  });
}

test('Tab goes on through the page while a notice stays', async ({ page }) => {
  await page.goto('/contact');
  await pressable(page, content.contact.copyEmail).focus();
  await notify(page, ['Choose'], 'Do it');
  const { stops } = await faultsOfFocus(page, 'Tab', () => '');
  expect(
    stops,
    'Only the first Tab after a press goes to its answer; all others go on through the page.',
  ).toBeGreaterThan(15);
});
