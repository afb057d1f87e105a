/** The first view on the smallest phones in use and on a common laptop, less the height of the browser's bars. */
import { expect, type Locator } from '@playwright/test';
import { fill } from '../../src/content/fill.ts';
import { button, hero as heroSection, plate, serveButton } from './demo-support.ts';
import { content, escapeRegExp, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

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

const expectWhole = (element: Locator, why: string) => expect(element, why).toBeInViewport({ ratio: 0.99 });

for (const { route, texts, links } of FIRST_VIEWS)
  test(`shows in the first view of ${route} what it is, and how to go on`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('contentinfo'), 'expected the web font').toHaveClass(/\banek\b/);
    const main = page.getByRole('main');
    await expect(main, 'expected the texts in this order').toContainText(
      new RegExp(texts.map(escapeRegExp).join('.*'), 's'),
    );
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      const size = `${viewport.width} × ${viewport.height}`;
      await expectWhole(main.getByRole('heading', { level: 1 }), size);
      for (const text of texts) await expectWhole(main.getByText(text).first(), size);
      const rows = new Set<number | undefined>();
      for (const name of links) {
        const link = main.getByRole('link', { name }).first();
        await expectWhole(link, `${size}: see the styles of its Hero.`);
        rows.add((await link.boundingBox())?.y);
      }
      expect(rows.size, `${size}: expected the links in one row`).toBe(1);
      if (route === '/')
        await expect(
          main.getByRole('img').first(),
          `${size}: expected the plate, or its upper part`,
        ).toBeInViewport({ ratio: viewport.width < viewport.height ? 0.3 : 0.95 });
    }
  });

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`shows name, kind, buttons, plate and sentence in the product's first view at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PRODUCT);
    await expect(page.getByRole('contentinfo'), 'expected the web font').toHaveClass(/\banek\b/);
    const section = heroSection(page);
    const lines = [
      hero.will.lunch.replace('{count}', '432'),
      hero.willNot.replace('{count}', '48'),
      hero.lead,
    ];
    const elements = [
      section.getByRole('heading', { level: 1 }),
      section.getByText(hero.kind),
      serveButton(page),
      section.getByRole('link', { name: demo.button }),
      plate(page),
      ...lines.slice(0, width < 700 ? 1 : undefined).map((line) => section.getByText(line, { exact: true })),
    ];
    for (const element of elements)
      await expectWhole(element, 'expected it whole: see src/messmate/hero/Hero.module.css');
    const { width: sectionWidth } = (await section.boundingBox()) ?? {};
    expect(sectionWidth, 'expected turmeric from edge to edge').toBe(width);
  });

test('links to the price and the brochure right below the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
  await expect(main.locator('a[href$=".pdf"]').first()).toBeInViewport();
  await main.getByRole('link', { name: hero.cost, exact: true }).click();
  await expect(page.locator('#price')).toBeInViewport();
});

test('shows the same figures in the plate, its key and the sentence below', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const numbers = (text: string | null) => [...(text ?? '').matchAll(/\d+/g)].map(([n]) => Number(n));
  const counts = numbers(await main.getByRole('img').first().getAttribute('aria-label'));
  const key = await main.getByRole('list').filter({ hasText: 'not coming' }).innerText();
  expect(counts, 'expected: eaten, in the last five minutes, expected ± error, not coming').toHaveLength(5);
  expect(numbers(key)).toEqual(counts);
  const [eaten = 0, lastFive = 0, expected = 0, error = 0, notComing = 0] = counts;
  expect(error, 'expected the error of the forecast').toBeGreaterThan(0);
  expect(eaten, 'expected who came in the last five minutes among the eaten').toBeGreaterThanOrEqual(
    lastFive,
  );
  const residents = eaten + expected + notComing;
  const values = { count: notComing, residents };
  await expect(main.getByText(fill(home.plate.notComing, values))).toBeVisible();
  expect(
    numbers(
      await main
        .getByText(home.plate.text.split('{')[0] ?? '')
        .first()
        .innerText(),
    ),
    'expected a grain for each resident',
  ).toContain(residents);
});

test("serves the meal in the product's first view from the button beside the plate", async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: home.plate.serve }).click();
  await expect(button(heroSection(page), 'Pause')).toBeInViewport();
  await expect(page, 'expected an address without #serve').toHaveURL(PRODUCT);
});
