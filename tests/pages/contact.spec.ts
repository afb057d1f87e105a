/** The contact page: prepared messages for the visitor's mail program, in place of a form. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readCode } from './qr.ts';
import { boxOf, buttonOrLink, content, LAPTOP, liveRegion, messmate, PHONE, PRODUCT } from './support.ts';
import { test } from './test.ts';

const { messages, card } = content.contact;

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

const visibleMessages = (page: Page) =>
  page.getByRole('main').getByRole('blockquote').filter({ visible: true });
const messageTitle = (page: Page, about: string) => page.getByRole('main').getByText(about, { exact: true });

const SERVICE_MESSAGES = content.services.map(({ title }) => {
  const fillTitle = (words: string) => words.replaceAll('{service}', title);
  const { about, subject, text } = messages.service;
  return { about: fillTitle(about), subject: fillTitle(subject), text: fillTitle(text) };
});

/** Returns the subject and text that a link passes to a mail program. */
const parseMail = async (link: Locator) => {
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { subject: searchParams.get('subject'), text: searchParams.get('body')?.replace(/\r\n/g, '\n') };
};

/** Expects a complete message, and a link that opens the message in the mail program and is named after it. */
async function expectMessage(page: Page, { about, subject, text }: typeof messages.offer) {
  const paragraphs = text.trim().split('\n\n');
  const quote = visibleMessages(page).filter({ hasText: paragraphs[1] ?? '' });
  await expect(quote.getByRole('paragraph')).toHaveText(paragraphs);
  const mailLink = quote.locator('..').getByRole('link', { name: `${messages.mail}: ${about}`, exact: true });
  const mail = { subject, text: text.trim() };
  expect(await parseMail(mailLink), 'expected the mail to have the text of the page').toEqual(mail);
  return quote;
}

test('links Request Demo to a mail, and shows a notice with a link to the text', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = buttonOrLink(page, messmate.demo.button);
  const { subject, text } = messages.demo;
  expect(await parseMail(button)).toEqual({ subject, text: text.trim() });
  await button.press('Enter');
  // Visitors without a mail program need the text.
  await expect(liveRegion(page)).toContainText(messages.notice);
  await liveRegion(page).getByRole('link', { name: messages.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  const quote = await expectMessage(page, messages.demo);
  await expect(quote, 'expected the link to scroll to the message').toBeInViewport();
  const href = (await buttonOrLink(page, messages.whatsapp).getAttribute('href')) ?? '';
  const whatsappText = new URL(href).searchParams.get('text');
  expect(whatsappText, 'expected the same text for WhatsApp').toBe(text.trim());
});

for (const viewport of [PHONE, LAPTOP])
  test(`unfolds the message to sales, and scrolls to it, after a press on Contact Sales (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await buttonOrLink(page, messmate.demo.sales).click();
    await expect(page).toHaveURL('/contact#offer');
    const quote = await expectMessage(page, messages.offer);
    const why = 'expected the title below the header: see Messages.module.css';
    await expect(messageTitle(page, messages.offer.about), why).toBeInViewport({ ratio: 1 });
    expect((await boxOf(quote)).y).toBeLessThan(viewport.height / 2);
    await expect(visibleMessages(page), 'expected the demo message to be folded').toHaveCount(1);
    await expect(buttonOrLink(page, messages.mail), 'expected the mail button in view').toBeInViewport();
  });

test("shows a service's message below the header after a press on Contact Us", async ({ page }) => {
  for (const [i, { path }] of content.services.entries()) {
    await page.setViewportSize(i % 2 ? LAPTOP : { width: 360, height: 640 });
    await page.goto(path);
    await buttonOrLink(page, content.interfaceWords.service.contact).click();
    const message = SERVICE_MESSAGES[i] as (typeof SERVICE_MESSAGES)[number];
    await expect(await expectMessage(page, message)).toBeInViewport();
    const title = messageTitle(page, message.about);
    await expect(title).toBeInViewport({ ratio: 1 });
    const header = await boxOf(page.getByRole('banner'));
    expect((await boxOf(title)).y, 'expected the title below the header').toBeGreaterThan(header.height);
  }
});

test('unfolds one message at a time', async ({ page }) => {
  await page.goto('/contact');
  await expect(visibleMessages(page), 'expected only the first message to be unfolded').toHaveCount(1);
  await expectMessage(page, messages.demo);
  for (const message of [messages.offer, ...SERVICE_MESSAGES, messages.work]) {
    await messageTitle(page, message.about).click();
    await expectMessage(page, message);
    await expect(visibleMessages(page), 'expected the previous message to be folded').toHaveCount(1);
  }
});

test('offers Call and WhatsApp in the first view of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  for (const [name, address] of [
    [content.contact.call, /^tel:\+\d+$/],
    [content.contact.whatsapp, /^https:\/\/wa\.me\//],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await expect(link, 'expected the link in view without scrolling').toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', address);
  }
});

test('shows the contact card below the messages, its QR code on laptops and paper only', async ({ page }) => {
  await page.goto('/contact');
  const code = page.getByRole('img', { name: card.picture });
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(code).toBeVisible({ visible: viewport === LAPTOP });
  }
  await page.setViewportSize(LAPTOP);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const why = 'expected a readable code: dark modules on white, with a quiet zone';
    expect(await readCode(code), why).toContain('BEGIN:VCARD');
  }
  const readTop = async (name: string) => (await boxOf(page.getByRole('region', { name }))).y;
  const cardTop = await readTop(card.heading);
  expect(await readTop(messages.heading), 'expected the messages before the card').toBeLessThan(cardTop);
  await page.emulateMedia({ media: 'print' });
  await expect(code, 'expected the code on paper').toBeVisible();
});
