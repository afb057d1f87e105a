/** Where Request Demo leads when no mail program answers, as a visitor on a phone finds it. */
import { expect } from '@playwright/test';
import { content, liveRegion, messmate, PHONE, PRODUCT, pressable, test } from './support.ts';

test.use({ viewport: PHONE, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

test('Request Demo leads to a message that can be copied, and the code stands behind the lines', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await pressable(page, messmate.demo.button).click();
  await liveRegion(page).getByRole('link', { name: messmate.demo.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  const { contact } = content;
  const heading = page.getByRole('heading', { name: contact.demo.heading });
  await expect(heading, 'The address has to lead to the message itself.').toBeInViewport();
  await pressable(page, messmate.demo.copy).click();
  await expect(liveRegion(page), 'What is copied is said.').toContainText(messmate.demo.copied);

  const lines = [
    page.getByRole('heading', { name: contact.phone, exact: true }),
    page.getByRole('img', { name: contact.card.picture }),
    page.getByRole('heading', { name: contact.address, exact: true }),
    page.getByRole('heading', { name: contact.say.heading }),
    heading,
  ];
  const tops = await Promise.all(lines.map(async (line) => (await line.boundingBox())?.y ?? Number.NaN));
  expect(tops, 'On a phone: the numbers, the code, where we are, what to have at hand, the message.').toEqual(
    [...tops].sort((a, b) => a - b),
  );
});
