import { expect, test } from 'vitest';
import { content, findElements, pages, pathOf, textOf } from './built-pages.ts';

type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown };

/** Required fields by type. Profiles and telephone are left out while they are samples. */
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

/** The app has no ratings, and its price is not published. */
const INVENTED = ['offers', 'aggregateRating', 'review', 'price', 'ratingValue'];

const SUBJECTS: Record<string, string[]> = {
  home: ['WebSite', 'Organization'],
  contact: ['Organization'],
  messmate: ['SoftwareApplication', 'Organization'],
  teamPage: [...content.team.map(() => 'Person'), 'Organization'],
  services: ['Service', 'Organization'],
};

/** Returns a thing and everything nested in it. */
const withNested = (value: unknown): Thing[] =>
  value && typeof value === 'object'
    ? [...(Array.isArray(value) ? [] : [value as Thing]), ...Object.values(value).flatMap(withNested)]
    : [];

const graphs = pages.map((page) => {
  const scripts = findElements(page.tree, 'script').filter(
    ({ properties }) => properties.type === 'application/ld+json',
  );
  const graph: Thing[] = JSON.parse(scripts.map(textOf).join(''))['@graph'];
  return { ...page, graph, things: withNested(graph) };
});

test.each(graphs)('$path describes its subject with the required fields, and no invented ones', (page) => {
  const { key, path, graph, things } = page;
  const subjects = [...(SUBJECTS[key] ?? []), ...(path === '/' ? [] : ['BreadcrumbList'])];
  expect(graph.map((thing) => thing['@type'])).toEqual(subjects);
  for (const thing of things) {
    const type = thing['@type'];
    if (type) expect(REQUIRED, `list the required fields of ${type} in this test`).toHaveProperty(type);
    for (const name of REQUIRED[type ?? ''] ?? []) expect(thing[name], `${name} of ${type}`).toBeTruthy();
    if (type === 'PostalAddress')
      expect(thing['addressCountry'], 'expected the two letters of a country').toMatch(/^[A-Z]{2}$/);
    for (const name of INVENTED) expect(thing).not.toHaveProperty(name);
    for (const name of ['url', 'item', 'logo', '@id', 'sameAs'])
      for (const address of [thing[name] ?? []].flat())
        expect(address, `${name} of ${type}: expected an absolute address`).toMatch(/^https:/);
    if (type === 'Service' || type === 'SoftwareApplication') expect(pathOf(String(thing['url']))).toBe(path);
  }
});

test.each(graphs.filter(({ path }) => path !== '/'))(
  '$path has breadcrumbs from home to its name',
  (page) => {
    const list = page.graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
    const steps = list as { position: number; name: string; item?: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    expect(steps.slice(0, -1).map(({ item }) => pathOf(item))).toEqual(
      page.pagesAbove.map(({ path }) => path),
    );
    expect(steps.at(-1)?.name).toBe(page.name);
    const message = `expected "${page.name}", the name in the menu or the page’s file, on ${page.path}: add it to the page, or change the name`;
    expect(textOf(findElements(page.tree, 'body')[0] ?? page.tree), message).toContain(page.name);
  },
);

test.each(graphs)('$path describes each thing that it refers to by @id', ({ things }) => {
  const ids = things.filter((thing) => thing['@type']).map((thing) => thing['@id']);
  for (const thing of things.filter((thing) => !thing['@type'])) expect(ids).toContain(thing['@id']);
});
