import { tagsOf } from '../markup.ts';
import { type Look, unescaped } from './support.ts';

type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown };

/** What each type must say to be of use. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address', 'sameAs'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Person: ['name', 'jobTitle', 'sameAs', 'worksFor'],
  SoftwareApplication: ['name', 'url', 'description', 'applicationCategory', 'publisher'],
  Service: ['name', 'url', 'description', 'provider'],
  PostalAddress: ['addressCountry'],
};

/** Nobody has rated the app, and its price is not published. */
const INVENTED = ['offers', 'aggregateRating', 'review', 'price', 'ratingValue'];

/** What a page is about, by its route. */
function subjectsOf(route: string): string[] {
  if (route === '/') return ['Organization', 'WebSite'];
  if (route === '/team') return ['Person'];
  if (route === '/contact') return ['Organization'];
  if (route === '/products/messmate') return ['SoftwareApplication'];
  return route.startsWith('/services/') ? ['Service'] : [];
}

/** A thing with all that are within it. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (value === null || typeof value !== 'object') return [];
  return [value as Thing, ...Object.values(value).flatMap(within)];
}

const jsonOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*\btype="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );

/** What each page tells search engines about itself. */
export function checkStructuredData(look: Look): void {
  const { pages, demand, pathOf } = look;
  const known = new Set<string>();
  const named = new Map<string, string>();
  for (const { route, html } of pages) {
    const scripts = jsonOf(html);
    demand(scripts.length === 1, `${route} has ${scripts.length} scripts of structured data: one is enough.`);
    let data: { '@context'?: string; '@graph'?: Thing[] } = {};
    try {
      data = JSON.parse(scripts[0] ?? '');
    } catch (error) {
      demand(false, `The structured data of ${route} cannot be read: ${error}`);
      continue;
    }
    demand(data['@context'] === 'https://schema.org', `${route}: the vocabulary is https://schema.org.`);
    const graph = data['@graph'] ?? [];
    const types = new Set(graph.map((thing) => thing['@type']));
    for (const type of [...subjectsOf(route), ...(route === '/' ? [] : ['BreadcrumbList'])])
      demand(types.has(type), `${route} does not tell search engines of its ${type}.`);
    for (const thing of within(graph)) {
      const type = thing['@type'];
      if (!type) named.set(String(thing['@id']), route);
      else {
        const lacking = (REQUIRED[type] ?? ['a place in tests/found/structured-data.ts']).filter(
          (name) => !thing[name],
        );
        demand(lacking.length === 0, `${type} on ${route} lacks ${lacking.join(', ')}.`);
        if (thing['@id']) known.add(thing['@id']);
      }
      const invented = INVENTED.filter((name) => name in thing);
      demand(invented.length === 0, `${type} on ${route} invents ${invented.join(', ')}: take it out.`);
      for (const name of ['url', 'item', 'logo', '@id', 'sameAs']) {
        for (const address of [thing[name] ?? []].flat() as string[])
          demand(
            address.startsWith('https://'),
            `${name} of ${type} on ${route} is "${address}": whole addresses are understood everywhere.`,
          );
      }
      if (type && 'url' in thing && type !== 'Organization' && type !== 'WebSite')
        demand(pathOf(String(thing['url'])) === route, `${type} on ${route} lives at ${thing['url']}.`);
    }
    checkPlace(look, route, html, graph);
  }
  for (const [id, route] of named)
    demand(known.has(id), `${route} speaks of ${id}, which no page describes.`);
}

/** Whether the breadcrumbs lead where the page's own menu says that it is. */
function checkPlace({ pages, demand, pathOf }: Look, route: string, html: string, graph: Thing[]): void {
  const list = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
  const steps = (Array.isArray(list) ? list : []) as { position: number; name: string; item?: string }[];
  if (steps.length === 0) return;
  demand(
    steps.every(({ position }, i) => position === i + 1),
    `The breadcrumbs of ${route} are counted wrongly.`,
  );
  const above = steps.slice(0, -1).map(({ item }) => pathOf(item));
  demand(above[0] === '/', `The breadcrumbs of ${route} begin elsewhere than at home.`);
  for (const path of above)
    demand(
      pages.some((page) => page.route === path),
      `The breadcrumbs of ${route} lead to ${path}, which is no page.`,
    );
  const last = steps.at(-1)?.name ?? '';
  const shown = unescaped(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '\n'));
  demand(
    shown.includes(`\n${last}\n`),
    `${route} is called "${last}" in its breadcrumbs, and nowhere on the page.`,
  );
  // The menu marks the page itself, or the page above it.
  const nav = /<nav\b.*?<\/nav>/s.exec(html)?.[0] ?? '';
  for (const link of tagsOf(nav, 'a').filter((one) => one['aria-current'] !== undefined)) {
    const isThere = link['aria-current'] === 'page' ? link.href === route : above.at(-1) === link.href;
    demand(isThere, `The menu places ${route} at ${link.href}, the breadcrumbs do not.`);
  }
}
