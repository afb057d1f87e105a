/** The composer: Request Demo and Contact Sales, and the message on the contact page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from '../../src/text/fill.ts';
import { audit } from './audit.ts';
import { tooWide } from './measures.ts';
import { content, DESK, liveRegion, messmate, notices, PHONE, PRODUCT, pressable } from './support.ts';
import { test } from './test.ts';

const { composer, ...contact } = content.contact;
const { fields } = composer;
const { tabs } = messmate.features;
const [service] = content.services as [(typeof content.services)[0]];

test.use({ viewport: DESK, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const mail = (within: Page | Locator) => within.getByRole('link', { name: composer.mail });
/** What a mail program would be given. */
const written = async (within: Page | Locator) =>
  decodeURIComponent((await mail(within).getAttribute('href')) ?? '').replace(/\r\n/g, '\n');

test('Request Demo, by keyboard alone: a window, the message in it, and back to the page', async ({
  page,
}) => {
  await page.goto(`${PRODUCT}?about=poster`);
  // As a choice among the tabs leaves it (tabs.spec.ts); the live demo would take its time.
  await page.evaluate(() => history.replaceState(null, '', '#tuckshop'));
  const button = pressable(page, messmate.demo.button);
  await button.press('Enter');
  const opened = windowOf(page, messmate.demo.button);
  await expect(opened.getByRole('heading'), 'A reader begins with what this window is.').toBeFocused();
  await expect(
    opened.getByRole('checkbox', { name: tabs.tuckshop.tab }),
    'The tool that was chosen among the tabs is wanted first.',
  ).toBeChecked();

  await page.keyboard.press('Tab');
  await expect(opened.getByRole('button', { name: content.words.close, exact: true })).toBeFocused();
  const typed = { [fields.institution]: 'A & B', [fields.city]: 'Nashik', [fields.residents]: '१,२००' };
  for (const [name, text] of Object.entries(typed)) {
    await page.keyboard.press('Tab');
    await expect(field(opened, name), 'The fields follow one another.').toBeFocused();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('two');
  const told = [`${fields.institution}: A & B`, `${fields.residents}: 1,200`, `${fields.messes}: two`];
  const begun = `${composer.origins.poster} ${messmate.demo.request.opening}`;
  for (const line of [begun, ...told]) {
    await expect(opened, 'The whole message is shown as it is made.').toContainText(line);
    expect(await written(opened)).toContain(line);
  }
  await mail(opened).press('Enter');
  const messes = field(opened, fields.messes);
  await expect(messes, 'What cannot be right is said before anything opens.').toBeFocused();
  await expect(messes).toHaveAccessibleDescription(composer.faults.count);
  await expect(opened.getByRole('alert')).toHaveText(composer.faults.check);
  await expect(messes, 'Nothing is lost.').toHaveValue('two');
  await audit(page, 'composer open, with a fault', 'dialog');

  await messes.fill('2');
  await expect(messes).toHaveAccessibleDescription('');
  await mail(opened).press('Enter');
  await expect(liveRegion(page), 'Many have no mail program: it is offered to copy.').toContainText(
    composer.notice,
  );
  await page.keyboard.press('Tab');
  const copy = liveRegion(page).getByRole('button', { name: composer.copy });
  await expect(copy, 'The answer is one Tab away from what was pressed.').toBeFocused();
  await expect(copy).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(liveRegion(page)).toContainText(composer.copied);

  await page.setViewportSize({ width: 320, height: 256 });
  expect(await opened.evaluate((box) => box.scrollWidth - box.clientWidth), 'It scrolls sideways.').toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(opened.getByText(told[0] ?? ''), 'The letter can be printed.').toBeVisible();
  await expect(field(opened, fields.city)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESK);

  await opened.getByRole('button', { name: content.words.close, exact: true }).click();
  await expect(button, 'The focus goes back to what opened the window.').toBeFocused();
  await expect(liveRegion(page), 'The notices are the page’s again.').toBeAttached();
  await pressable(page, messmate.demo.sales).click();
  const sales = windowOf(page, messmate.demo.sales);
  await expect(field(sales, fields.city), 'What was typed is there again.').toHaveValue('Nashik');
  expect(await written(sales)).toContain(messmate.demo.offer.opening);
  await page.keyboard.press('Escape');
  await expect(sales).toBeHidden();
});

test('where its code does not come, Request Demo is the link that it is without script', async ({ page }) => {
  await page.route('**/open.*.js', (route) => route.abort());
  await page.goto(PRODUCT, { waitUntil: 'networkidle' });
  await pressable(page, messmate.demo.button).click();
  await expect(liveRegion(page)).toContainText(composer.notice);
  await liveRegion(page).getByRole('link', { name: composer.page, exact: true }).click();
  await expect(page).toHaveURL('/contact#demo');
  const heading = page.getByRole('heading', { name: composer.heading });
  await expect(heading, 'The address has to lead to the message itself.').toBeInViewport();
  await page.goBack();
  const isTaken = await pressable(page, messmate.demo.sales).evaluate((link) => {
    const seen = new Promise((done) =>
      addEventListener(
        'click',
        (event) => {
          done(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      ),
    );
    link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
    return seen;
  });
  expect(isTaken, 'A press with Ctrl opens a tab: it is the browser’s.').toBe(false);
  await pressable(page, messmate.demo.sales).click();
  await expect(page, 'Contact Sales leads to the contact page.').toHaveURL('/contact');
});

test('who comes from a service, or from the brochure, finds the message begun', async ({ page }) => {
  await page.goto(`/contact?about=${service.id}#demo`);
  await expect(page, 'The address that is shared is the page’s own.').toHaveURL('/contact#demo');
  const about = page.getByRole('combobox', { name: fields.about });
  await expect(about).toHaveValue(service.id);
  await expect(field(page, fields.residents), 'A service has no residents.').toBeHidden();
  await field(page, fields.have).fill('A register\nof paper');
  const begun = [
    fill(composer.service.opening, { title: service.title }),
    `${fields.have}: A register\nof paper`,
  ];
  for (const words of begun) expect(await written(page)).toContain(words);
  const whatsapp = page.getByRole('link', { name: composer.whatsapp });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  for (const words of begun) expect(text, 'WhatsApp gets the same.').toContain(words);
  await expect(page.getByText(composer.long)).toBeHidden();
  await field(page, fields.have).fill('अ'.repeat(300));
  await expect(page.getByText(composer.long), 'What may be cut off is said.').toBeVisible();

  await page.goto('/contact?about=brochure#demo');
  expect(await written(page)).toContain(`${composer.origins.brochure} ${messmate.demo.request.opening}`);
  await page.goto('/contact?about=analytics#demo');
  await expect(page.getByRole('checkbox', { name: tabs.analytics.tab })).toBeChecked();
  await page.goto('/contact?about=no-such-thing#demo');
  expect(await written(page), 'What nobody knows is ignored.').toContain(messmate.demo.request.subject);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await field(page, fields.number).fill('after six');
  await pressable(page, composer.copy).click();
  await expect(field(page, fields.number)).toHaveAccessibleDescription(composer.faults.number);
  await field(page, fields.number).fill('+91 11111 11111');
  await pressable(page, composer.copy).click();
  await expect(notices(page), 'A copy that is refused is said, and what to do.').toContainText(
    composer.notCopied,
  );
  expect(await page.evaluate(tooWide)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the message stands there to be copied by hand, and in order of use', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/contact?about=${service.id}#demo`);
    await expect(page.getByRole('textbox'), 'A field does nothing without script.').toHaveCount(0);
    await expect(page.getByText(composer.text)).toBeVisible();
    const lines = [
      page.getByRole('heading', { name: contact.phone, exact: true }),
      page.getByRole('img', { name: contact.card.picture }),
      page.getByRole('heading', { name: contact.address, exact: true }),
      page.getByRole('heading', { name: contact.say.heading }),
      page.getByRole('heading', { name: composer.heading }),
    ];
    const tops = await Promise.all(lines.map(async (line) => (await line.boundingBox())?.y ?? Number.NaN));
    expect(
      tops,
      'On a phone: the numbers, the code, where we are, what to have at hand, the message.',
    ).toEqual([...tops].sort((a, b) => a - b));
  });
});
