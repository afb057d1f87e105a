/** The ready-written messages, which stand in for a form: there is none anywhere, as requests.spec.ts shows. */
import { expect, type Locator, type Page } from '@playwright/test';
import { content, DESK, liveRegion, messmate, PHONE, PRODUCT, pressable, ROUTES } from './support.ts';
import { test } from './test.ts';

const { messages, card } = content.contact;

test.use({ viewport: DESK, reducedMotion: 'reduce' });

/** What a link would give a mail program. */
const written = async (link: Locator) => {
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { subject: searchParams.get('subject'), text: searchParams.get('body')?.replace(/\r\n/g, '\n') };
};
const trimmed = ({ subject, text }: { subject: string; text: string }) => ({ subject, text: text.trim() });

/** Expects a letter to be seen whole, and sent as it stands there. */
async function expectLetter(page: Page, { subject, text }: { subject: string; text: string }) {
  const shown = page.getByRole('main').getByRole('blockquote').filter({ visible: true });
  const paragraphs = text.trim().split('\n\n');
  const letter = shown.filter({ hasText: paragraphs[1] ?? '' });
  await expect(letter.getByRole('paragraph')).toHaveText(paragraphs);
  const place = letter.locator('..').getByRole('link', { name: messages.mail });
  expect(await written(place), 'It is sent as it is shown.').toEqual(trimmed({ subject, text }));
  return letter;
}

test('Request Demo opens its message, and a notice leads to where it can be read', async ({ page }) => {
  await page.goto(PRODUCT);
  const button = pressable(page, messmate.demo.button);
  expect(await written(button)).toEqual(trimmed(messages.demo));
  await button.press('Enter');
  await expect(liveRegion(page), 'Many have no mail program.').toContainText(messages.notice);
  await page.keyboard.press('Tab');
  await expect(
    liveRegion(page).getByRole('button', { name: messages.copy }),
    'The answer is one Tab away from what was pressed.',
  ).toBeFocused();
  await liveRegion(page).getByRole('link', { name: messages.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  await expect(
    await expectLetter(page, messages.demo),
    'The address has to lead to the message itself.',
  ).toBeInViewport();
  const whatsapp = await pressable(page, messages.whatsapp).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text'), 'WhatsApp gets the same.').toBe(
    messages.demo.text.trim(),
  );
});

for (const viewport of [PHONE, DESK])
  test(`Contact Sales unfolds the message for an offer and scrolls to it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PRODUCT);
    await pressable(page, messmate.demo.sales).click();
    await expect(page).toHaveURL('/contact#offer');
    const letter = await expectLetter(page, messages.offer);
    await expect(letter).toBeInViewport();
    await expect(
      page.getByRole('main').getByText(messages.offer.about, { exact: true }),
      'What it is about has to stand below the header: see Messages.module.css.',
    ).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY), 'The page has to scroll there.').toBeGreaterThan(0);
    expect((await letter.boundingBox())?.y ?? 0).toBeLessThan(viewport.height / 2);
  });

test('one message stands open, and a press unfolds each of the others', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const letters = main.getByRole('blockquote').filter({ visible: true });
  await expect(letters, 'The others are folded below it.').toHaveCount(1);
  await expectLetter(page, messages.demo);
  for (const [i, message] of [messages.offer, messages.service, messages.work].entries()) {
    await main.getByText(message.about, { exact: true }).click();
    await expect(letters).toHaveCount(i + 2);
    await expectLetter(page, message);
  }
  await expect(main.getByRole('textbox'), 'A letter must not look like a form.').toHaveCount(0);
});

test('Contact Us leads here from everywhere, and a mail link says that it is one', async ({ page }) => {
  const contact = content.home.buttons.contact;
  let seen = 0;
  for (const route of ROUTES) {
    await page.goto(route);
    const main = page.getByRole('main');
    for (const link of await main.getByRole('link', { name: contact, exact: true }).all()) {
      await expect(link, `${route}: Contact Us leads to the page.`).toHaveAttribute('href', '/contact');
      seen++;
    }
    for (const link of await main.locator('a[href^="mailto:"]').all()) {
      const name = (await link.textContent())?.trim() ?? '';
      if (name === content.company.email) continue;
      await expect(
        link.locator('svg'),
        `"${name}" on ${route} opens a mail program: put an envelope on it.`,
      ).toHaveCount(1);
    }
  }
  expect(seen, 'Home and each service have one.').toBeGreaterThan(content.services.length);
});

test('no social profile stands alone in a row', async ({ page }) => {
  for (const viewport of [{ width: 320, height: 640 }, PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    const rows = new Map<number, number>();
    for (const profile of await page.getByRole('main').getByRole('listitem').all()) {
      const { y = 0 } = (await profile.boundingBox()) ?? {};
      rows.set(y, (rows.get(y) ?? 0) + 1);
    }
    const counts = [...rows.values()];
    expect(counts.length, 'The social profiles have to be seen.').toBeGreaterThan(0);
    expect(
      new Set(counts).size,
      `At ${viewport.width} px each row has as many: see ContactDetails.tsx.`,
    ).toBe(1);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  }
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
