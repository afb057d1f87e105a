import { expect, test } from 'vitest';
import { content, findElements, pages, pathOf, textOf } from './built-pages.ts';

type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown };

/** Required fields by type. `sameAs` and `telephone` are not required, because the site omits sample values of them. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'address'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Person: ['name', 'jobTitle', 'worksFor'],
  SoftwareApplication: ['name', 'url', 'description', 'applicationCategory', 'publisher'],
  Service: ['name', 'url', 'description', 'provider'],
  PostalAddress: ['addressCountry', ...(content.company.office ? ['streetAddress'] : [])],
};

/** The app has no ratings, and its price is not published, so these fields would be invented. */
const FORBIDDEN = ['offers', 'aggregateRating', 'review', 'price', 'ratingValue'];

/** The types in a page's graph, by the page's key, without the breadcrumbs. */
const TYPES_BY_PAGE: Record<string, string[]> = {
  home: ['WebSite', 'Organization'],
  contact: ['Organization'],
  messmate: ['SoftwareApplication', 'Organization'],
  teamPage: [...content.team.map(() => 'Person'), 'Organization'],
  services: ['Service', 'Organization'],
};

/** Collects a thing and every thing nested in it. */
const collectThings = (value: unknown): Thing[] =>
  value && typeof value === 'object'
    ? [...(Array.isArray(value) ? [] : [value as Thing]), ...Object.values(value).flatMap(collectThings)]
    : [];

const graphs = pages.map((page) => {
  const scripts = findElements(page.tree, 'script').filter(
    ({ properties }) => properties.type === 'application/ld+json',
  );
  const graph: Thing[] = JSON.parse(scripts.map(textOf).join(''))['@graph'];
  return { ...page, graph, things: collectThings(graph) };
});

test.each(graphs)(
  '$path describes its subject with the required fields and without forbidden ones',
  (page) => {
    const { key, path, graph, things } = page;
    const types = [...(TYPES_BY_PAGE[key] ?? []), ...(path === '/' ? [] : ['BreadcrumbList'])];
    expect(graph.map((thing) => thing['@type'])).toEqual(types);
    for (const thing of things) {
      const type = thing['@type'];
      if (type) expect(REQUIRED, `expected the fields of ${type} in REQUIRED: add them`).toHaveProperty(type);
      for (const name of REQUIRED[type ?? ''] ?? [])
        expect(thing[name], `expected ${name} of ${type}`).toBeTruthy();
      if (type === 'PostalAddress')
        expect(thing['addressCountry'], 'expected the two letters of a country').toMatch(/^[A-Z]{2}$/);
      for (const name of FORBIDDEN) expect(thing).not.toHaveProperty(name);
      for (const name of ['url', 'item', 'logo', '@id', 'sameAs'])
        for (const address of [thing[name] ?? []].flat())
          expect(address, `expected an absolute address as ${name} of ${type}`).toMatch(/^https:/);
      if (type === 'Service' || type === 'SoftwareApplication')
        expect(pathOf(String(thing['url']))).toBe(path);
    }
  },
);

const pagesBelowHome = graphs.filter(({ path }) => path !== '/');

test.each(pagesBelowHome)(
  '$path has breadcrumbs from Home to its name',
  ({ graph, tree, name, pagesAbove }) => {
    const list = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
    const steps = list as { position: number; name: string; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    expect(steps.slice(0, -1).map(({ item }) => pathOf(item))).toEqual(pagesAbove.map(({ path }) => path));
    expect(steps.at(-1)?.name).toBe(name);
    const why = `expected the page to show its breadcrumb "${name}": change its heading, its title or its label in the menu`;
    expect(textOf(findElements(tree, 'body')[0] ?? tree), why).toContain(name);
  },
);

test.each(graphs)('$path describes each thing that it refers to by @id', ({ things }) => {
  const ids = things.filter((thing) => thing['@type']).map((thing) => thing['@id']);
  for (const thing of things.filter((thing) => !thing['@type'])) expect(ids).toContain(thing['@id']);
});
