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
} from './support.ts';
import { test } from './test.ts';
import { LINKS, WORDS } from './words.ts';

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
    for (const { label } of content.company.navigation) {
      await expect(
        mainNavigation(page).getByRole('link', { name: label, exact: true }),
        `The header lacks ${label}.`,
      ).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    const { navigation, services, legal, contact } = content.words.footer;
    for (const name of [navigation, services, legal, contact]) {
      const column = footer.getByRole('heading', { name, exact: true });
      await expect(column, `The footer lacks the column ${name}.`).toBeVisible();
    }
    await expect(footer).toContainText(content.company.blurb);
    await expect(footer, 'The copyright line names year and company.').toContainText(/©\s*\d{4}/);

    const text = (await main.innerText()).replace(/\s+/g, ' ').toLowerCase();
    const drawn = await main
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).join(' '));
    expect(`${text} ${drawn}`, 'A figure is missing where the text has a place for it.').not.toMatch(
      /\{[a-z]+\}/i,
    );
    for (const word of WORDS[route] ?? [])
      expect(text, `${route} has to show "${word}", which is in its content.`).toContain(word.toLowerCase());
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
    const { heading, text } = messmate.features.tabs[id];
    await expect(
      panel.getByRole('heading', { name: heading }),
      `Without script #${id} has to be shown.`,
    ).toBeVisible();
    await expect(panel.getByText(text)).toBeVisible();
    await expect(panel.getByRole('img').first(), `#${id} needs its drawing.`).toBeVisible();
    expect(await panel.innerText(), `The drawing of #${id} needs figures.`).toMatch(/\d{2}/);
  }
});

for (const { path, clauses } of content.legal) {
  test(`${path} has numbered sections and a table of contents`, async ({ page }) => {
    await page.goto(path);
    const numbered = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\s/ });
    await expect(numbered, 'Each clause is a numbered section.').toHaveCount(clauses.length);
    const links = page.getByRole('navigation', { name: content.words.legal.contents }).getByRole('link');
    await expect(links).toHaveCount(clauses.length);
    for (const { id } of clauses)
      await expect(page.locator(`#${id}`), `The contents lead to #${id}, which is not there.`).toHaveCount(1);
  });
}

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
