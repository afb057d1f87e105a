/** The ready-written messages, which replace a form: requests.spec.ts asserts that no page has one. */
import { expect, type Locator, type Page } from '@playwright/test';
import { readCode } from './qr.ts';
import { content, LAPTOP, liveRegion, messmate, PHONE, PRODUCT, pressable } from './support.ts';
import { test } from './test.ts';

const { messages, card } = content.contact;

test.use({ viewport: LAPTOP, reducedMotion: 'reduce' });

const SERVICE_MESSAGES = content.services.map(({ title }) => {
  const filled = (words: string) => words.replaceAll('{service}', title);
  const { about, subject, text } = messages.service;
  return { about: filled(about), subject: filled(subject), text: filled(text) };
});

/** What a link passes to a mail program. */
const written = async (link: Locator) => {
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { subject: searchParams.get('subject'), text: searchParams.get('body')?.replace(/\r\n/g, '\n') };
};

/** Expects a message shown whole and sent as shown, by a button that names it. */
async function expectLetter(page: Page, { about, subject, text }: typeof messages.offer) {
  const paragraphs = text.trim().split('\n\n');
  const shown = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
  const letter = shown.filter({ hasText: paragraphs[1] ?? '' });
  await expect(letter.getByRole('paragraph')).toHaveText(paragraphs);
  const send = letter.locator('..').getByRole('link', { name: `${messages.mail}: ${about}`, exact: true });
  expect(await written(send), 'It is sent as it is shown.').toEqual({ subject, text: text.trim() });
  return letter;
}

test('Request Demo opens its message, and a notice leads to where it can be read', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = pressable(page, messmate.demo.button);
  const { subject, text } = messages.demo;
  expect(await written(button)).toEqual({ subject, text: text.trim() });
  await button.press('Enter');
  await expect(liveRegion(page), 'Many have no mail program.').toContainText(messages.notice);
  await liveRegion(page).getByRole('link', { name: messages.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  await expect(
    await expectLetter(page, messages.demo),
    'The address leads to the message itself.',
  ).toBeInViewport();
  const whatsapp = await pressable(page, messages.whatsapp).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text'), 'WhatsApp gets the same.').toBe(text.trim());
});

for (const viewport of [PHONE, LAPTOP])
  test(`Contact Sales unfolds the message for an offer and scrolls to it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await pressable(page, messmate.demo.sales).click();
    await expect(page).toHaveURL('/contact#offer');
    const letter = await expectLetter(page, messages.offer);
    await expect(
      page.getByRole('main').getByText(messages.offer.about, { exact: true }),
      'What it is about has to stand below the header: see Messages.module.css.',
    ).toBeInViewport({ ratio: 1 });
    expect((await letter.boundingBox())?.y ?? 0).toBeLessThan(viewport.height / 2);
    const shown = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
    await expect(shown, 'The message of a demo is folded.').toHaveCount(1);
    await expect(pressable(page, messages.mail), 'Its button is in view too.').toBeInViewport();
  });

test("Contact Us on a service opens that service's message, its name below the header", async ({ page }) => {
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
    expect(y, 'It lies under the header.').toBeGreaterThan(header?.height ?? 0);
  }
});

test('one message is open, and a press opens another in its place', async ({ page }) => {
  await page.goto('/contact');
  const letters = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
  await expect(letters, 'The others are folded below it.').toHaveCount(1);
  await expectLetter(page, messages.demo);
  for (const message of [messages.offer, ...SERVICE_MESSAGES, messages.work]) {
    await page.getByRole('main').getByText(message.about, { exact: true }).click();
    await expectLetter(page, message);
    await expect(letters, 'The one before it is folded.').toHaveCount(1);
  }
});

test('on a phone Call and WhatsApp are one press', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  for (const [name, to] of [
    [content.contact.call, /^tel:\+\d+$/],
    [content.contact.whatsapp, /^https:\/\/wa\.me\//],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await expect(link, 'It has to be seen without scrolling.').toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', to);
  }
});

test('no row has a single social profile, and a phone is not shown a code that it cannot scan', async ({
  page,
}) => {
  await page.goto('/contact');
  const code = page.getByRole('img', { name: card.picture });
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const profiles = await page.getByRole('main').getByRole('listitem').all();
    const tops = await Promise.all(profiles.map(async (one) => (await one.boundingBox())?.y ?? 0));
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(new Set(rows).size, 'Each row has as many: see ContactDetails.tsx.').toBe(1);
    expect(rows[0]).toBeGreaterThan(1);
    await expect(code).toBeVisible({ visible: viewport === LAPTOP });
  }
  await page.setViewportSize(LAPTOP);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await readCode(code), 'A code needs dark modules on white, and quiet around.').toContain(
      'BEGIN:VCARD',
    );
  }
  const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await topOf(messages.heading), 'The messages come before the card.').toBeLessThan(
    await topOf(card.heading),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(code, 'A code on paper can be scanned.').toBeVisible();
});
