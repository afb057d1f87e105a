/** Notices: short messages in the page's live region, some with a copy button. */
import { expect, type Page } from '@playwright/test';
import { walkByKey } from './accessibility.ts';
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

/** Reads the clipboard in another page, because the site's Permissions-Policy forbids it. */
const readClipboard = async (page: Page) => {
  const reader = await page.context().newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Reader' }));
  await reader.goto('/reader');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
};

test('copies e-mail address and phone number on a press, and announces the copy', async ({ page }) => {
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

test('copies a message by the button below it, and by the button in a notice', async ({ page }) => {
  const { subject, text } = messages.demo;
  const mail = [email, subject, text.trim()].join('\n\n');
  await page.goto('/contact');
  await buttonOrLink(page, messages.mail).click();
  await buttonOrLink(page, `${messages.copy}: ${messages.demo.about}`).click();
  await expect(liveRegion(page)).toContainText(messages.copied);
  await expect(notices(page), 'expected one notice, about the copy').toHaveCount(1);
  expect(await readClipboard(page)).toBe(mail);

  await page.goto(PRODUCT);
  const button = buttonOrLink(page, messmate.demo.button);
  await button.press('Enter');
  await expect(notices(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(liveRegion(page).getByRole('button', { name: messages.copy })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(liveRegion(page)).toContainText(messages.copied);
  expect(await readClipboard(page)).toBe(mail);
  await page.keyboard.press('Escape');
  await expect(notices(page)).toHaveCount(0);
  await expect(button, 'expected the focus to return from the notice').toBeFocused();
});

test('shows the e-mail address if the browser refuses or lacks the clipboard', async ({ page }) => {
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

test('removes notices on Dismiss, on Escape and on a press of anything else', async ({ page }) => {
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

  test('removes a notice after 4 s, one with a copy button after 10 s, but none under the pointer', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/contact');
    await notify(page, ['Read']);
    await expect(notices(page)).toHaveCount(1);
    await notify(page, ['Choose'], 'Do it');
    await expect(notices(page)).toHaveCount(2);
    // The fake clock also runs by itself, so times are not exact.
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

/** Describes a focused element that a notice covers; '' if none does, or if it is taller than half the window. */
function describeIfCovered(focused: Element): string {
  const region = document.querySelector('[role=status]') as Element;
  const box = focused.getBoundingClientRect();
  // On a short screen the notices scroll within their section, and cover nothing outside it.
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

/** Shows notices without a copy button for ten minutes instead of 4 s. */
const keepNotices = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => setTimeout(work, ms === 4_000 ? 600_000 : ms),
    });
  });

for (const [screen, viewport, route] of [
  ['a laptop', LAPTOP, '/contact'],
  ['a phone', PHONE, PRODUCT],
  ['a short screen', { width: 640, height: 480 }, '/contact'],
] as const)
  test(`covers no focused element with a notice, and traps no focus, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await keepNotices(page);
    await page.goto(route);
    await notify(page, LONG_TEXTS);
    await expect(notices(page)).toHaveCount(3);
    await waitForAnimations(page);
    const { stops, faults } = await walkByKey(page, 'Tab', describeIfCovered);
    expect(faults, 'expected no covered element: see moveStack() in notifications.ts').toEqual([]);
    expect(stops).toBeGreaterThan(15);
    await expect(notices(page)).toHaveCount(3);
  });
