/** The first view of Home, the services and the product, and the figures and link of the plate on Home. */
import { expect, type Locator } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { parseNumbers } from './demo-analytics-support.ts';
import { button, hero as heroSection, plate, serveButton } from './demo-support.ts';
import { boxOf, content, escapeRegExp, expectWebFont, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

/** The sizes of the page's area, without the browser's bars. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 740 },
  { width: 1366, height: 641 },
];
const { company, home, services, interfaceWords } = content;
const { hero, demo } = messmate;

/** The first texts of a page in order, and its links. */
const FIRST_VIEWS: readonly { route: string; texts: string[]; links: string[] }[] = [
  {
    route: '/',
    texts: [company.name, home.lead, company.tagline],
    links: [home.buttons.more, home.buttons.contact],
  },
  ...services.map(({ path, lead }) => ({
    route: path,
    texts: [lead],
    links: [interfaceWords.service.contact],
  })),
];

const expectInView = (element: Locator, why: string) => expect(element, why).toBeInViewport({ ratio: 0.99 });

for (const { route, texts, links } of FIRST_VIEWS)
  test(`shows heading, texts and links in the first view of ${route}`, async ({ page }) => {
    await page.goto(route);
    await expectWebFont(page);
    const main = page.getByRole('main');
    await expect(main, 'expected the texts in this order').toContainText(
      new RegExp(texts.map(escapeRegExp).join('.*'), 's'),
    );
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      const size = `${viewport.width} × ${viewport.height}`;
      await expectInView(main.getByRole('heading', { level: 1 }), size);
      for (const text of texts) await expectInView(main.getByText(text).first(), size);
      const tops = new Set<number>();
      for (const name of links) {
        const link = main.getByRole('link', { name }).first();
        await expectInView(link, `${size}: expected the link in view: see the styles of its Hero`);
        tops.add((await boxOf(link)).y);
      }
      expect(tops.size, `${size}: expected the links in one row`).toBe(1);
      if (route !== '/') continue;
      // On a phone the upper part of the plate is enough.
      const ratio = viewport.width < viewport.height ? 0.3 : 0.95;
      await expect(main.getByRole('img').first(), `${size}: expected the plate`).toBeInViewport({ ratio });
    }
  });

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`shows texts, buttons and plate of the product at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PRODUCT);
    await expectWebFont(page);
    const section = heroSection(page);
    // The tests' hostel has 480 residents. The forecast for lunch is 432, so 48 are not expected.
    const countsAndLead = [
      hero.will.lunch.replace('{count}', '432'),
      hero.willNot.replace('{count}', '48'),
      hero.lead,
    ];
    // On a phone only the first text has to be in the first view.
    const textsInView = countsAndLead.slice(0, width < 700 ? 1 : undefined);
    const elements = [
      section.getByRole('heading', { level: 1 }),
      section.getByText(hero.kind),
      serveButton(page),
      section.getByRole('link', { name: demo.button }),
      plate(page),
      ...textsInView.map((text) => section.getByText(text, { exact: true })),
    ];
    for (const element of elements)
      await expectInView(element, 'expected the element in view: see src/messmate/hero/Hero.module.css');
    expect((await boxOf(section)).width, 'expected the section from edge to edge').toBe(width);
  });

test('links to the price and, just below the first view, to the brochure', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
  await expect(main.locator('a[href$=".pdf"]').first()).toBeInViewport();
  await main.getByRole('link', { name: hero.cost, exact: true }).click();
  await expect(page.locator('#price')).toBeInViewport();
});

test('shows the same figures in the plate on Home, its legend and both sentences', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const counts = parseNumbers((await main.getByRole('img').first().getAttribute('aria-label')) ?? '');
  const legend = await main.getByRole('list').filter({ hasText: 'not coming' }).innerText();
  expect(counts, 'expected five: eaten, in the last minutes, to come, error, not coming').toHaveLength(5);
  expect(parseNumbers(legend)).toEqual(counts);
  const [eaten = 0, lastFiveMinutes = 0, expected = 0, error = 0, notComing = 0] = counts;
  expect(error, 'expected the forecast to have an error').toBeGreaterThan(0);
  expect(eaten, 'expected the last five minutes to be counted, too').toBeGreaterThanOrEqual(lastFiveMinutes);
  const residents = eaten + expected + notComing;
  const values = { count: notComing, residents };
  await expect(main.getByText(fill(home.plate.notComing, values))).toBeVisible();
  const [beginning = ''] = home.plate.text.split('{');
  const sentence = await main.getByText(beginning).first().innerText();
  expect(parseNumbers(sentence), 'expected the number of residents').toContain(residents);
});

test("opens the product page and serves the meal from the link beside Home's plate", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: home.plate.serve }).click();
  await expect(button(heroSection(page), 'Pause')).toBeInViewport();
  await expect(page, 'expected an address without #serve').toHaveURL(PRODUCT);
});
