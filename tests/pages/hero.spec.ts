/** The first view on the smallest phones in use and on a common laptop, less the height of the browser's bars. */
import { expect, type Locator } from '@playwright/test';
import { content, escaped, messmate, PRODUCT } from './support.ts';
import { test } from './test.ts';

const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 740 },
  { width: 1366, height: 641 },
];
const { company, home, services, interfaceWords } = content;
const { hero, demo } = messmate;

/** What is read first on a page, in this order, and the links on from there. */
const FIRST: readonly { route: string; said: string[]; links: string[] }[] = [
  {
    route: '/',
    said: [company.name, home.lead, company.tagline],
    links: [home.buttons.more, home.buttons.contact],
  },
  { route: PRODUCT, said: [hero.kind, hero.lead], links: [hero.tools, demo.button] },
  ...services.map(({ path, terms }) => ({
    route: path,
    said: terms?.pricing ? [terms.pricing] : [],
    links: [interfaceWords.service.contact],
  })),
];

for (const viewport of SCREENS)
  test(`pages say what they are, and how to go on, at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const main = page.getByRole('main');
    const isWhole = (part: Locator, why: string) => expect(part, why).toBeInViewport({ ratio: 1 });
    for (const { route, said, links } of FIRST) {
      await page.goto(route);
      await expect(page.locator('html'), 'The type family has to come.').toHaveClass(/\banek\b/);
      await isWhole(main.getByRole('heading', { level: 1 }), route);
      for (const text of said) await isWhole(main.getByText(text).first(), route);
      await expect(main, 'They are read in this order.').toContainText(
        new RegExp(said.map(escaped).join('.*'), 's'),
      );
      const rows = new Set<number | undefined>();
      for (const name of links) {
        const link = main.getByRole('link', { name }).first();
        await isWhole(link, `${route}: see the styles of its Hero.`);
        rows.add((await link.boundingBox())?.y);
      }
      expect(rows.size, `${route}: the links onward are in one row.`).toBe(1);
    }
  });
