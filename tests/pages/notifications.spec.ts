/** The notification layer: one live region, an answer at once, and never in the way. */
import { expect, type Page } from '@playwright/test';
import {
  content,
  DESK,
  dismissers,
  liveRegion,
  messmate,
  notices,
  notify,
  PRODUCT,
  pressable,
  showSign,
} from './support.ts';
import { test } from './test.ts';

test.use({ viewport: DESK, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const { messages } = content.contact;
/** What can be pressed on the contact page, and what is said then. */
const PRESSES = [
  { name: content.contact.copyEmail, says: 'Copied: post@quillfern.example' },
  { name: content.contact.copyPhone, says: `Copied: ${content.company.phone}` },
] as const;

const goOffline = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const none = { latency: 0, downloadThroughput: 0, uploadThroughput: 0 };
  await session.send('Network.emulateNetworkConditions', { offline: true, ...none });
};
/** What is on the clipboard. The site's policy lets nothing of it be read, so the reader's page is the test's own. */
const clipboard = async (page: Page) => {
  const reader = await page.context().newPage();
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Reader' }));
  await reader.goto('/reader');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
};

test('presses are answered without a network', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  // What a page does at the first sign of a visitor is done before: the manifest is a part of it.
  await showSign(page);
  await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
  await goOffline(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('mailto:')) requests.push(request.url());
  });
  for (const { name, says } of PRESSES) {
    await pressable(page, name).click();
    await expect(liveRegion(page), 'A press has to be answered in the live region.').toContainText(says);
  }
  expect(requests, 'The answer must not need the network.').toEqual([]);
});

test('copying puts the value on the clipboard', async ({ page }) => {
  await page.goto('/contact');
  await pressable(page, content.contact.copyEmail).click();
  await expect(liveRegion(page)).toContainText('Copied: post@quillfern.example');
  expect(await clipboard(page)).toBe(content.company.email);
  const { subject, text } = messages.demo;
  const letter = [content.company.email, subject, text.trim()].join('\n\n');
  await page.getByRole('main').getByRole('button', { name: messages.copy, exact: true }).first().click();
  await expect(liveRegion(page), 'What is copied is said.').toContainText(messages.copied);
  expect(await clipboard(page), 'Address, subject and text are copied.').toBe(letter);

  await page.goto(PRODUCT);
  await pressable(page, messmate.demo.button).click();
  await liveRegion(page).getByRole('button', { name: messages.copy }).click();
  await expect(liveRegion(page)).toContainText(messages.copied);
  expect(await clipboard(page), 'A notice copies the same.').toBe(letter);
});

test('no notice repeats what stands beside the press', async ({ page }) => {
  await page.goto('/contact');
  await pressable(page, messages.mail).click();
  await pressable(page, content.contact.copyEmail).click();
  await expect(notices(page), 'Below a letter stands how to copy it.').toHaveText([/^Copied: /]);
});

test('where the clipboard is refused, or missing, the value is shown instead', async ({ page }) => {
  for (const isThere of [true, false]) {
    await page.goto('/contact');
    await page.evaluate((hasOne) => {
      const refusing = { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value: hasOne ? refusing : undefined });
    }, isThere);
    await pressable(page, content.contact.copyEmail).click();
    await expect(liveRegion(page), 'A copy that failed must say so, and show the value.').toContainText(
      content.contact.notCopied.replace('{value}', content.company.email),
    );
  }
});

test('several queue, and each can be dismissed', async ({ page }) => {
  await page.goto('/contact');
  await notify(page, ['First', 'Second', 'Third', 'Fourth', 'Fifth'], 'Do it');
  const shown = notices(page).filter({ visible: true });
  await expect(shown, 'Three are shown at once, the others wait.').toHaveText([
    /^First/,
    /^Second/,
    /^Third/,
  ]);
  await dismissers(page).nth(1).click();
  await expect(shown, 'Each has a button of its own, and the next one comes up.').toHaveText([
    /^First/,
    /^Third/,
    /^Fourth/,
  ]);
  await page.keyboard.press('Escape');
  await expect(shown, 'Escape dismisses the one with the focus, or the oldest.').toHaveCount(3);
  for (let left = await notices(page).count(); left > 0; left--) {
    await dismissers(page).first().click();
    await expect(notices(page)).toHaveCount(left - 1);
  }
});

test.describe('with a clock of its own', () => {
  test.use({ ownWindow: true });

  test('one that says something goes by itself, after time to read it; one with an action stays', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/contact');
    await pressable(page, content.contact.copyEmail).click();
    await page.mouse.move(0, 0);
    await notify(page, ['Choose'], 'Do it');
    await expect(notices(page)).toHaveCount(2);
    await page.clock.runFor(5_000);
    await expect(notices(page), 'Five seconds are not enough to read it slowly.').toHaveCount(2);
    await page.clock.runFor(20_000);
    await expect(notices(page), 'What needs no answer goes by itself.').toHaveText([/^Choose/]);
    await page.clock.runFor(600_000);
    await expect(notices(page), 'What can be pressed stays until it is dismissed.').toHaveText([/^Choose/]);
  });
});
