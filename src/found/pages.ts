import type { Content } from '../content/read.ts';

/** A page as others find it: its address, how it is called, and what it is made from. */
export type FoundPage = {
  /** The page's path: `/`, `/products/messmate`. */
  path: string;
  /** Its file in the built site without the ending: `index`, `products/messmate`. Its twin and its picture share it. */
  stem: string;
  /** What a browser tab and a search result show. */
  title: string;
  description: string;
  /** What the page is called on the site itself: in the menu, or at its head. */
  name: string;
  /** The pages above it, from the home page on. */
  above: { name: string; path: string }[];
  /** Whether search engines may list it. Drafts stay out until counsel has read them. */
  isListed: boolean;
  /** The page's route in `src/pages`, and the files of `content/` (without that folder) that it shows. */
  route: string;
  words: string[];
};

/** As long as a search result shows a title whole. */
const TITLE_LIMIT = 60;

type Known = { title: string; description: string };

/** The title with the company's name behind it, where both fit into a result. */
export function fullTitle(title: string, company: string): string {
  const both = `${title} | ${company}`;
  return title.includes(company) || both.length > TITLE_LIMIT ? title : both;
}

/** The file of a page in the built site, without its ending. */
const stemOf = (path: string): string => path.slice(1) || 'index';

/** Every page that has an address, in the order of the menu; then the services and the legal texts. */
export function pagesOf(content: Content): FoundPage[] {
  const { company, home, about, productsPage, messmate, teamPage, contact, services, legal } = content;
  const page = (
    path: string,
    { title, description }: Known,
    rest: Pick<FoundPage, 'route' | 'words'> & Partial<FoundPage>,
  ): FoundPage => ({
    path,
    stem: stemOf(path),
    title: fullTitle(title, company.name),
    description,
    name: company.navigation.find(({ to }) => to === path)?.label ?? title,
    above: [],
    isListed: true,
    ...rest,
  });
  const first = page('/', home, {
    route: 'index.astro',
    words: ['pages/home.yaml', 'hostel.yaml', ...services.map(({ id }) => `services/${id}.md`)],
  });
  const underHome = [{ name: first.name, path: first.path }];
  const products = page('/products', productsPage, {
    above: underHome,
    route: 'products.astro',
    words: [
      'pages/products.yaml',
      'hostel.yaml',
      ...content.products.map(({ id }) => `products/${id}/card.yaml`),
    ],
  });
  const all = [
    first,
    page('/about', about, { above: underHome, route: 'about.astro', words: ['pages/about.yaml'] }),
    products,
    ...(messmate
      ? [
          page('/products/messmate', messmate, {
            name: messmate.hero.heading,
            above: [...underHome, { name: products.name, path: products.path }],
            route: 'products/[product].astro',
            words: ['products/messmate/page.yaml', 'hostel.yaml'],
          }),
        ]
      : []),
    page('/team', teamPage, {
      above: underHome,
      route: 'team.astro',
      words: ['pages/team.yaml', ...content.team.map(({ file }) => file)],
    }),
    page('/contact', contact, { above: underHome, route: 'contact.astro', words: ['pages/contact.yaml'] }),
    ...services.map((service) =>
      page(service.path, service, {
        above: underHome,
        route: 'services/[service].astro',
        words: [`services/${service.id}.md`],
      }),
    ),
    ...legal.map((text) =>
      page(text.path, text, {
        above: underHome,
        isListed: !text.draft,
        route: 'legal/[text].astro',
        words: [`legal/${text.id}.md`],
      }),
    ),
  ];
  // Every page says the company's name and addresses. What stands in interface.yaml is around the pages, not in them.
  return all.map((one) => ({ ...one, words: ['company.yaml', ...one.words] }));
}
