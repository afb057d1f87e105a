/** The ready-written messages, which replace a form. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readCode } from './qr.ts';
import { content, LAPTOP, liveRegion, messmate, PHONE, PRODUCT, pressable } from './support.ts';
import { test } from './test.ts';

const { messages, card } = content.contact;

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

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

/** Expects a complete message, and a button that names and sends it. */
async function expectLetter(page: Page, { about, subject, text }: typeof messages.offer) {
  const paragraphs = text.trim().split('\n\n');
  const visibleLetters = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
  const letter = visibleLetters.filter({ hasText: paragraphs[1] ?? '' });
  await expect(letter.getByRole('paragraph')).toHaveText(paragraphs);
  const send = letter.locator('..').getByRole('link', { name: `${messages.mail}: ${about}`, exact: true });
  expect(await parseMail(send), 'expected to send the message as it is shown').toEqual({
    subject,
    text: text.trim(),
  });
  return letter;
}

test('opens a message from Request Demo, and a notice that leads to its text', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = pressable(page, messmate.demo.button);
  const { subject, text } = messages.demo;
  expect(await parseMail(button)).toEqual({ subject, text: text.trim() });
  await button.press('Enter');
  await expect(liveRegion(page), 'expected a notice for visitors without a mail program').toContainText(
    messages.notice,
  );
  await liveRegion(page).getByRole('link', { name: messages.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  await expect(
    await expectLetter(page, messages.demo),
    'expected the link to lead to the message itself',
  ).toBeInViewport();
  const whatsapp = await pressable(page, messages.whatsapp).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text'), 'expected the same text for WhatsApp').toBe(
    text.trim(),
  );
});

for (const viewport of [PHONE, LAPTOP])
  test(`unfolds the message for an offer from Contact Sales and scrolls to it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await pressable(page, messmate.demo.sales).click();
    await expect(page).toHaveURL('/contact#offer');
    const letter = await expectLetter(page, messages.offer);
    await expect(
      page.getByRole('main').getByText(messages.offer.about, { exact: true }),
      'expected the subject below the header: see Messages.module.css',
    ).toBeInViewport({ ratio: 1 });
    expect((await letter.boundingBox())?.y ?? 0).toBeLessThan(viewport.height / 2);
    const visibleLetters = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
    await expect(visibleLetters, 'expected the message of a demo to be folded').toHaveCount(1);
    await expect(pressable(page, messages.mail), 'expected its button in view').toBeInViewport();
  });

test("opens a service's message from its Contact Us, with the name below the header", async ({ page }) => {
  for (const [i, { path }] of content.services.entries()) {
    await page.setViewportSize(i % 2 ? LAPTOP : { width: 360, height: 640 });
    await page.goto(path);
    await pressable(page, content.interfaceWords.service.contact).click();
    const message = SERVICE_MESSAGES[i] as (typeof SERVICE_MESSAGES)[number];
    await expect(await expectLetter(page, message)).toBeInViewport();
    const name = page.getByRole('main').getByText(message.about, { exact: true });
    await expect(name).toBeInViewport({ ratio: 1 });
    const { y = 0 } = (await name.boundingBox()) ?? {};
    const header = await page.getByRole('banner').boundingBox();
    expect(y, 'expected the name below the header').toBeGreaterThan(header?.height ?? 0);
  }
});

test('opens one message at a time', async ({ page }) => {
  await page.goto('/contact');
  const letters = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
  await expect(letters, 'expected the others to be folded').toHaveCount(1);
  await expectLetter(page, messages.demo);
  for (const message of [messages.offer, ...SERVICE_MESSAGES, messages.work]) {
    await page.getByRole('main').getByText(message.about, { exact: true }).click();
    await expectLetter(page, message);
    await expect(letters, 'expected the previous message to be folded').toHaveCount(1);
  }
});

test('offers Call and WhatsApp in the first view of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  for (const [name, to] of [
    [content.contact.call, /^tel:\+\d+$/],
    [content.contact.whatsapp, /^https:\/\/wa\.me\//],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await expect(link, 'expected it in view without scrolling').toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', to);
  }
});

test('shows the code on laptops and paper only', async ({ page }) => {
  await page.goto('/contact');
  const code = page.getByRole('img', { name: card.picture });
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(code).toBeVisible({ visible: viewport === LAPTOP });
  }
  await page.setViewportSize(LAPTOP);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(
      await readCode(code),
      'expected a readable code: dark modules on white, with a quiet zone',
    ).toContain('BEGIN:VCARD');
  }
  const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await topOf(messages.heading), 'expected the messages before the card').toBeLessThan(
    await topOf(card.heading),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(code, 'expected the code on paper').toBeVisible();
});
