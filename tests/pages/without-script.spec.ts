/** Every page says everything, and leads everywhere, before any script runs. */
import { expect } from '@playwright/test';
import {
  content,
  DESK,
  EVERYWHERE,
  FEATURES,
  mainNavigation,
  menuToggle,
  messmate,
  notices,
  PHONE,
  PRODUCT,
  test,
} from './support.ts';
import { LINKS, PHRASES, WORDS } from './words.ts';

test.use({ javaScriptEnabled: false, viewport: DESK });

for (const route of EVERYWHERE) {
  test(`${route} is complete without script`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1 }),
      'One h1 names the page; show it without script.',
    ).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();

    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: content.company.name }).first()).toHaveAttribute(
      'href',
      '/',
    );
    for (const name of ['Home', 'About', 'Products', 'Team', 'Contact']) {
      await expect(
        mainNavigation(page).getByRole('link', { name, exact: true }),
        `The header lacks ${name}.`,
      ).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    for (const name of ['Navigation', 'Services', 'Legal', 'Contact']) {
      const column = footer.getByRole('heading', { name, exact: true });
      await expect(column, `The footer lacks the column ${name}.`).toBeVisible();
    }
    await expect(footer).toContainText(content.company.blurb);
    await expect(footer, 'The copyright line names year and company.').toContainText(/©\s*\d{4}/);

    for (const word of WORDS[route] ?? []) {
      const place = main
        .getByText(word, { exact: true })
        .or(main.getByRole('link', { name: word }))
        .first();
      await expect(place, `"${word}" is fixed by the specification: show it, to the letter.`).toBeVisible();
    }
    const text = (await main.innerText()).replace(/\s+/g, ' ');
    for (const phrase of PHRASES[route] ?? []) {
      expect(text, `${route} has to say ${phrase}: it is fixed by the specification.`).toMatch(phrase);
    }
    for (const [, name, to] of LINKS.filter(([on]) => on === route)) {
      const links = await main.getByRole('link', { name }).all();
      expect(
        links.length,
        `"${name}" has to be a link on ${route}, so that it works without script.`,
      ).toBeGreaterThan(0);
      for (const link of links) await expect(link, `"${name}" leads elsewhere.`).toHaveAttribute('href', to);
    }
    const service = content.services.find(({ path }) => path === route);
    for (const { title, gives } of service?.process ?? []) {
      const step = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(step, `The step "${title}" has to say what the client gets.`).toContainText(gives);
    }
    for (const item of service?.technologies.flatMap(({ items }) => items) ?? []) {
      await expect(main.getByText(item, { exact: true }).first(), `${item} is missing.`).toBeVisible();
    }
    const dead = main.getByRole('button');
    await expect(dead, 'A button does nothing without script: hide it then, or make it a link.').toHaveCount(
      0,
    );
    await expect(notices(page)).toHaveCount(0);
  });
}

test('all three panels can be read without script, each with its figures', async ({ page }) => {
  await page.goto(PRODUCT);
  for (const id of FEATURES) {
    const panel = page.locator(`#${id}`);
    const { heading, facts } = messmate.features.tabs[id];
    await expect(
      panel.getByRole('heading', { name: heading }),
      `Without script #${id} has to be shown.`,
    ).toBeVisible();
    for (const { text } of facts) await expect(panel.getByText(text)).toBeVisible();
    await expect(panel.getByRole('img').first(), `#${id} needs its drawing.`).toBeVisible();
    expect(await panel.innerText(), `The drawing of #${id} needs figures.`).toMatch(/\d{2}/);
  }
});

test('the terms have twelve numbered sections and a table of contents', async ({ page }) => {
  await page.goto('/legal/terms-of-service');
  const numbered = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\s/ });
  await expect(numbered, 'The specification wants twelve numbered sections.').toHaveCount(12);
  const links = page.getByRole('navigation', { name: content.words.legal.contents }).getByRole('link');
  await expect(links).toHaveCount(12);
  for (const link of await links.all()) {
    const anchor = (await link.getAttribute('href')) ?? '';
    await expect(page.locator(anchor), `The contents lead to ${anchor}, which is not there.`).toHaveCount(1);
  }
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens and closes by its toggle and by Escape without script', async ({ page }) => {
    await page.goto('/');
    const link = mainNavigation(page).getByRole('link', { name: 'About', exact: true });
    await expect(link).toBeHidden();
    await menuToggle(page).click();
    await expect(link, 'The toggle has to open the menu without script.').toBeVisible();
    await menuToggle(page).click();
    await expect(link, 'The toggle has to close the menu without script.').toBeHidden();
    await menuToggle(page).click();
    await page.keyboard.press('Escape');
    await expect(link, 'Escape has to close the menu without script.').toBeHidden();
    await expect(menuToggle(page), 'Escape has to give the focus back to the toggle.').toBeFocused();
    await menuToggle(page).click();
    await link.click();
    await expect(page).toHaveURL('/about');
    await expect(link, 'On the next page the menu is closed.').toBeHidden();
  });
});
