import { ABOUT_PARTS, PARTS, TAKEN } from './anchors.ts';
import { nearest } from './explain.ts';
import type { Files } from './files.ts';
import { type Body, type Link, linksIn } from './markdown.ts';
import { fieldName, type Path, type Problem, show } from './problems.ts';
import type { Content } from './read.ts';
import type { Parsed } from './source.ts';

/** What was read, as far as it could be used; and where each value is written, by file: `team/kabir.yaml`. */
export type Reading = {
  content: Partial<Content>;
  files: Files;
  sources: ReadonlyMap<string, Parsed & Partial<Body>>;
};

/**
 * Every page of the site with the anchors that a link may name; without them where the page's file cannot be read.
 * The routes of the specification are there whatever the content says.
 */
function anchorsByRoute({
  content,
  files,
}: Pick<Reading, 'content' | 'files'>): Map<string, string[] | undefined> {
  const { about, teamPage, products, services, legal } = content;
  const routes = new Map<string, string[] | undefined>([
    ['/', [...PARTS, 'mission', 'services']],
    ['/about', about && [...PARTS, ...ABOUT_PARTS, about.culture.id]],
    ['/products', products && [...PARTS, ...products.map(({ id }) => `product-${id}`)]],
    [
      '/team',
      teamPage && [
        ...PARTS,
        ...(teamPage.positions.length > 0 ? ['positions'] : []),
        ...teamPage.positions.map((p) => p.id),
      ],
    ],
    ['/contact', [...PARTS, 'contact-card']],
  ]);
  if ('products/messmate/page.yaml' in files)
    routes.set('/products/messmate', [
      ...PARTS,
      'benefits',
      'features',
      'attendance',
      'analytics',
      'tuckshop',
      'soon',
      'action',
    ]);
  for (const path of Object.keys(files).sort()) {
    const [, folder, id] = /^(services|legal)\/(.+)\.md$/.exec(path) ?? [];
    if (folder === 'services')
      routes.set(
        `/services/${id}`,
        services?.some((s) => s.id === id)
          ? [...PARTS, 'process', 'technologies', 'suits', 'others', 'ask']
          : undefined,
      );
    const text = legal?.find((l) => l.id === id);
    if (folder === 'legal') routes.set(`/legal/${id}`, text && [...PARTS, ...text.clauses.map((c) => c.id)]);
  }
  return routes;
}

/** What one file says about another: duplicates, missing pictures and links to nowhere. */
export function checkReferences(reading: Reading): Problem[] {
  return [...doubles(reading), ...missingFiles(reading), ...takenAnchors(reading), ...deadLinks(reading)];
}

const lineOf = ({ sources }: Reading, file: string, path: Path) => sources.get(file)?.lineOf(path);

/** A value that must not be used twice, and where it is written. */
type Use = { file: string; path: Path; value: string | number };

function doubles(reading: Reading): Problem[] {
  const { company, teamPage, team = [], services = [], products = [], ...rest } = reading.content;
  const cards = products.map((product) => ({ ...product, file: `products/${product.id}/card.yaml` }));
  const pages: [file: string, page: { title: string } | undefined][] = [
    ['pages/home.yaml', rest.home],
    ['pages/about.yaml', rest.about],
    ['pages/products.yaml', rest.productsPage],
    ['pages/team.yaml', teamPage],
    ['pages/contact.yaml', rest.contact],
    ['pages/not-found.yaml', rest.notFound],
    ['pages/offline.yaml', rest.offline],
    ...services.map((service): [string, { title: string }] => [`services/${service.id}.md`, service]),
    ...(rest.legal ?? []).map((text): [string, { title: string }] => [`legal/${text.id}.md`, text]),
    ['products/messmate/page.yaml', rest.messmate],
  ];
  const inList = <T>(file: string, list: string, key: keyof T & string, items: readonly T[] = []): Use[] =>
    items.map((item, i) => ({ file, path: [list, i, key], value: String(item[key]) }));
  return [
    team.map(({ file, id }) => ({ file, path: ['id'], value: id })),
    services.map(({ id, order }) => ({ file: `services/${id}.md`, path: ['order'], value: order })),
    cards.map(({ file, order }) => ({ file, path: ['order'], value: order })),
    pages.flatMap(([file, page]) => (page ? [{ file, path: ['title'], value: page.title }] : [])),
    cards.map(({ file, title }) => ({ file, path: ['title'], value: title })),
    ...cards.map(({ file, features }) => inList(file, 'features', 'title', features)),
    ...services.map(({ id, process }) => inList(`services/${id}.md`, 'process', 'title', process)),
    inList('pages/team.yaml', 'positions', 'id', teamPage?.positions),
    inList('company.yaml', 'navigation', 'label', company?.navigation),
    inList('company.yaml', 'navigation', 'to', company?.navigation),
    inList('company.yaml', 'social', 'network', company?.social),
  ].flatMap((uses: Use[]) => doublesAmong(uses, reading));
}

function doublesAmong(uses: Use[], reading: Reading): Problem[] {
  const same = (a: Use, b: Use) => String(a.value).toLowerCase() === String(b.value).toLowerCase();
  return uses.flatMap((use, i) => {
    const first = uses.find((other) => same(other, use));
    if (!first || first === uses[i]) return [];
    const key = String(use.path.at(-1));
    const where = `content/${first.file}:${lineOf(reading, first.file, first.path) ?? 1}`;
    return [
      {
        file: `content/${use.file}`,
        line: lineOf(reading, use.file, use.path),
        field: fieldName(use.path),
        expected: `a value for "${key}" that is used once`,
        found: `${show(use.value)}, which stands in ${where} too`,
        mend: `change "${key}" in one of the two places`,
      },
    ];
  });
}

function missingFiles(reading: Reading): Problem[] {
  const { content, files } = reading;
  const pictures = (content.team ?? [])
    .filter(({ image }) => image && !image.startsWith('https:') && !(`team/${image}` in files))
    .map(({ file, image }) => ({
      file: `content/${file}`,
      line: lineOf(reading, file, ['image']),
      field: 'image',
      expected: `the picture content/team/${image}`,
      found: 'no such file',
      mend: 'put the picture there, correct its name, or remove the line: the initials stand in',
    }));
  const names = Object.keys(files);
  const people = names.some((name) => /^team\/.+\.yaml$/.test(name))
    ? []
    : [
        {
          file: 'content/team',
          field: '',
          expected: 'a file for each person, the founder at least',
          found: 'no such file',
          mend: 'bring content/team/founder.yaml back, or write one for another person',
        },
      ];
  const card = 'products/messmate/card.yaml';
  const orphan =
    card in files || !('products/messmate/page.yaml' in files)
      ? []
      : [
          {
            file: `content/${card}`,
            field: '',
            expected: 'the card beside content/products/messmate/page.yaml',
            found: 'no such file',
            mend: 'bring the card back, or remove the whole folder to take the product off the site',
          },
        ];
  return [...pictures, ...people, ...orphan];
}

/** Anchors that the page has already. */
function takenAnchors(reading: Reading): Problem[] {
  const { about, teamPage } = reading.content;
  const onTeam = [...TAKEN, 'positions', 'team-leadership', 'team-design', 'team-join'];
  const uses: (Use & { taken: string[] })[] = [
    ...(teamPage?.positions ?? []).map(({ id }, i) => ({
      file: 'pages/team.yaml',
      path: ['positions', i, 'id'],
      value: id,
      taken: onTeam,
    })),
    ...(about
      ? [
          {
            file: 'pages/about.yaml',
            path: ['culture', 'id'],
            value: about.culture.id,
            taken: [...TAKEN, ...ABOUT_PARTS],
          },
        ]
      : []),
  ];
  return uses
    .filter(({ value, taken }) => taken.includes(String(value)))
    .map(({ file, path, value, taken }) => ({
      file: `content/${file}`,
      line: lineOf(reading, file, path),
      field: fieldName(path),
      expected: `a word that the page does not use itself; it uses ${taken.join(', ')}`,
      found: show(value),
      mend: 'write another word',
    }));
}

function deadLinks(reading: Reading): Problem[] {
  const routes = anchorsByRoute(reading);
  return internalLinks(reading).flatMap(({ to, ...place }) => {
    const [path = '', anchor] = to.split('#');
    const anchors = routes.get(path);
    if (routes.has(path) && (!anchor || !anchors || anchors.includes(anchor))) return [];
    const meant = nearest(
      to,
      routes.has(path) ? (anchors ?? []).map((name) => `${path}#${name}`) : [...routes.keys()],
    );
    return [
      {
        ...place,
        expected: routes.has(path)
          ? `a part of ${path}: ${(anchors ?? []).map((name) => `#${name}`).join(', ')}`
          : `a page of this site: ${[...routes.keys()].join(', ')}`,
        found: show(to),
        mend: meant ? `write "${meant}"` : 'correct the link, or remove it',
      },
    ];
  });
}

function internalLinks(reading: Reading): (Omit<Link, 'line'> & { line: number | undefined })[] {
  const { company, products = [] } = reading.content;
  const field = (file: string, path: Path, to: string) => ({
    file: `content/${file}`,
    line: lineOf(reading, file, path),
    field: fieldName(path),
    to,
  });
  const texts = [...reading.sources].flatMap(([name, { file, body, bodyLine }]) =>
    body === undefined || bodyLine === undefined
      ? []
      : linksIn({ file, body, bodyLine })
          .filter(({ to }) => /^(\/|#)/.test(to))
          .map((link) => ({
            ...link,
            to: link.to.startsWith('#') ? `/${name.replace(/\.md$/, '')}${link.to}` : link.to,
          })),
  );
  return [
    ...(company?.navigation ?? []).map(({ to }, i) => field('company.yaml', ['navigation', i, 'to'], to)),
    ...products
      .filter(({ link }) => link.startsWith('/'))
      .map(({ id, link }) => field(`products/${id}/card.yaml`, ['link'], link)),
    ...texts,
  ];
}
