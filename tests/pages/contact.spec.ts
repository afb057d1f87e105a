/** The ready-written messages, which stand in for a form: there is none anywhere, as requests.spec.ts shows. */
import { expect, type Page } from '@playwright/test';
import { serviceMessage } from '../../src/ui/Message/links.ts';
import { content, DESK, liveRegion, messmate, PHONE, PRODUCT, pressable } from './support.ts';
import { test } from './test.ts';

const { messages, card } = content.contact;

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** What the link would give a mail program. */
const written = async (page: Page, name: string) => {
  const { searchParams } = new URL((await pressable(page, name).getAttribute('href')) ?? '');
  return { subject: searchParams.get('subject'), text: searchParams.get('body')?.replace(/\r\n/g, '\n') };
};
const trimmed = ({ subject, text }: { subject: string; text: string }) => ({ subject, text: text.trim() });

test('Request Demo opens its message, and a notice leads to where it can be read', async ({ page }) => {
  await page.goto(PRODUCT);
  expect(await written(page, messmate.demo.button)).toEqual(trimmed(messages.demo));
  await pressable(page, messmate.demo.button).press('Enter');
  await expect(liveRegion(page), 'Many have no mail program.').toContainText(messages.notice);
  await page.keyboard.press('Tab');
  await expect(
    liveRegion(page).getByRole('button', { name: messages.copy }),
    'The answer is one Tab away from what was pressed.',
  ).toBeFocused();
  await liveRegion(page).getByRole('link', { name: messages.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  const demo = page.getByRole('region', { name: messages.demo.about });
  await expect(demo, 'The address has to lead to the message itself.').toBeInViewport();
  await expect(demo).toContainText(messages.demo.subject);
  for (const line of messages.demo.text.split('\n')) await expect(demo).toContainText(line);
  expect(await written(page, messages.mail), 'It is sent as it is shown.').toEqual(trimmed(messages.demo));
  const whatsapp = await pressable(page, messages.whatsapp).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text'), 'WhatsApp gets the same.').toBe(
    messages.demo.text.trim(),
  );
});

test('Contact Sales leads to the contact page, which opens the other messages', async ({ page }) => {
  await page.goto(PRODUCT);
  await pressable(page, messmate.demo.sales).click();
  await expect(page).toHaveURL('/contact');
  for (const message of [messages.offer, messages.work])
    expect(await written(page, message.about)).toEqual(trimmed(message));
  for (const { title } of content.services)
    expect(await written(page, title)).toEqual(trimmed(serviceMessage(messages, title)));
});

test('a phone is not shown a code that only another phone could scan', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('img', { name: card.picture })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('img', { name: card.picture })).toBeHidden();
  const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await topOf(messages.demo.about), 'The message comes before the card.').toBeLessThan(
    await topOf(card.heading),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: card.picture }), 'Paper can be scanned.').toBeVisible();
});
