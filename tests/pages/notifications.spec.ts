/** Notices: in one live region, one Tab away, soon gone, and never over the focused element. */
import { expect, type Page } from '@playwright/test';
import { walkByKey } from './audit.ts';
import {
  buttonOrLink,
  content,
  LAPTOP,
  liveRegion,
  messmate,
  notices,
  notify,
  PHONE,
  PRODUCT,
  waitForAnimations,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: LAPTOP, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const { messages, copyEmail, copyPhone } = content.contact;
const { email, phones } = content.company;
const phone = phones[0]?.number ?? '';

/** Reads the clipboard in another page, because the site's policy forbids it. */
const readClipboard = async (page: Page) => {
  const reader = await page.context().newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Reader' }));
  await reader.goto('/reader');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
};

test('copies on a press, and announces it', async ({ page }) => {
  await page.goto('/contact');
  for (const [name, value] of [
    [copyEmail, email],
    [copyPhone, phone],
  ] as const) {
    await buttonOrLink(page, name).click();
    await expect(notices(page)).toContainText(content.contact.copied.replace('{what}', name));
    expect(await readClipboard(page)).toBe(value);
  }
});

test('copies a letter by the button below it, and from its notice, one Tab away', async ({ page }) => {
  const { subject, text } = messages.demo;
  const letter = [email, subject, text.trim()].join('\n\n');
  await page.goto('/contact');
  await buttonOrLink(page, messages.mail).click();
  await buttonOrLink(page, `${messages.copy}: ${messages.demo.about}`).click();
  await expect(liveRegion(page)).toContainText(messages.copied);
  await expect(notices(page), 'No second notice may repeat the text beside the button.').toHaveCount(1);
  expect(await readClipboard(page)).toBe(letter);

  await page.goto(PRODUCT);
  const button = buttonOrLink(page, messmate.demo.button);
  await button.press('Enter');
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(liveRegion(page).getByRole('button', { name: messages.copy })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(liveRegion(page)).toContainText(messages.copied);
  expect(await readClipboard(page)).toBe(letter);
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
  await expect(button, 'The focus must return from the notice.').toBeFocused();
});

test('shows the value where the clipboard is refused or missing', async ({ page }) => {
  for (const hasClipboard of [true, false]) {
    await page.goto('/contact');
    await page.evaluate((exists) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value: exists ? refusing : undefined });
    }, hasClipboard);
    await buttonOrLink(page, copyEmail).click();
    await expect(liveRegion(page)).toContainText(content.contact.notCopied.replace('{value}', email));
  }
});

test('removes notices on the next action, and on Dismiss', async ({ page }) => {
  await page.goto('/contact');
  for (const act of [
    () => liveRegion(page).getByRole('button', { name: 'Dismiss', exact: true }).first().click(),
    () => page.getByRole('heading', { level: 1 }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await notify(page, ['First', 'Second']);
    await expect(notices(page)).toHaveCount(2);
    await act();
    await expect(notices(page)).toHaveCount(0);
  }
  await buttonOrLink(page, copyEmail).click();
  await expect(notices(page)).toHaveText([new RegExp(copyEmail)]);
  await buttonOrLink(page, copyPhone).click();
  await expect(notices(page)).toHaveText([new RegExp(copyPhone)]);
});

test.describe('with a fake clock', () => {
  test.use({ needsOwnContext: true });

  // The clock also runs by itself, so times are not exact.
  test('removes a notice after four seconds, one with a button after ten, unless the pointer is on it', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/contact');
    await notify(page, ['Read']);
    await expect(notices(page)).toHaveCount(1);
    await notify(page, ['Choose'], 'Do it');
    await expect(notices(page)).toHaveCount(2);
    await page.clock.runFor(2_000);
    await expect(notices(page)).toHaveCount(2);
    await page.clock.runFor(2_500);
    await expect(notices(page)).toHaveText([/^Choose/]);
    await liveRegion(page).hover();
    await page.clock.runFor(20_000);
    await expect(notices(page)).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await expect(notices(page)).toHaveCount(0);
  });
});

/** Names the focused element if a notice covers any of it. A high element may be covered in part. */
function describeCovered(focused: Element): string {
  const region = document.querySelector('[role=status]') as Element;
  const box = focused.getBoundingClientRect();
  // On a low screen the notices scroll: only their visible part counts.
  const frame = (region.closest('section') ?? region).getBoundingClientRect();
  if (region.contains(focused) || box.height > innerHeight / 2) return '';
  const isCovered = [...region.children].some((notice) => {
    const { left, right, ...edges } = notice.getBoundingClientRect().toJSON();
    const top = Math.max(edges.top, frame.top);
    const bottom = Math.min(edges.bottom, frame.bottom);
    return top < bottom && box.right > left && box.left < right && box.bottom > top && box.top < bottom;
  });
  return isCovered ? `${focused.textContent?.trim().slice(0, 40)} at ${Math.round(box.top)} px` : '';
}

const LONG_TEXTS = ['First', 'Second', 'Third'].map((word) => `${word}. ${'It takes its time. '.repeat(8)}`);

/** Keeps notices while the test walks through the page. */
const keepNotices = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, time?: number) => setTimeout(work, time === 4_000 ? 600_000 : time),
    });
  });

for (const [size, viewport, route] of [
  ['a desk', LAPTOP, '/contact'],
  ['a phone', PHONE, PRODUCT],
  ['a low screen', { width: 640, height: 480 }, '/contact'],
] as const)
  test(`covers no focused element with a notice, and traps no focus, on ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await keepNotices(page);
    await page.goto(route);
    await notify(page, LONG_TEXTS);
    await expect(notices(page)).toHaveCount(3);
    await waitForAnimations(page);
    const { stops, faults } = await walkByKey(page, 'Tab', describeCovered);
    expect(faults, 'See settle() in notifications.ts.').toEqual([]);
    expect(stops).toBeGreaterThan(15);
    await expect(notices(page)).toHaveCount(3);
  });
