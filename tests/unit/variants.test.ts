import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Files } from '../../src/content/files.ts';
import { documentsOf, filesOf, routeOf } from '../../src/publishing/files.ts';
import { changed, REAL, without } from '../content.ts';

/** Always the same folders: each place that is built to keeps a workshop of its own. */
const ROOT = resolve('.cache/variants');
const LIMIT_MS = 120_000;

type Contents = Record<string, string | Buffer>;

/** Builds a site from contents, as `npm run build` would. */
function build(name: string, files: Contents) {
  const content = join(ROOT, name, 'content');
  rmSync(content, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  // Vitest's own settings would make another site of it.
  const { NODE_ENV, VITEST, DEV, PROD, MODE, BASE_URL, ...rest } = process.env;
  const env = { ...rest, CONTENT_DIR: content, OUT_DIR: join(ROOT, name, 'site') } as NodeJS.ProcessEnv;
  const run = spawnSync(process.execPath, ['src/publishing/build.ts'], { env, encoding: 'utf8' });
  return { status: run.status, out: run.stdout, err: run.stderr, dir: join(ROOT, name, 'site') };
}

/** The documents of a site by their route. */
const pagesIn = (dir: string) =>
  new Map(documentsOf(filesOf(dir)).map((file) => [routeOf(file), readFileSync(join(dir, file), 'utf8')]));

/** Every file of a folder with what is in it. */
const stateOf = (dir: string) =>
  filesOf(dir).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(dir, file)))
      .digest('hex'),
  ]);

/** The links and sources inside a site that lead nowhere. */
function brokenLinks(dir: string): string[] {
  const pages = pagesIn(dir);
  const files = new Set(filesOf(dir).map((file) => `/${file}`));
  return [...pages].flatMap(([route, html]) =>
    [...html.matchAll(/ (?:href|src)="((?:\/(?!\/)|#)[^"]*)"/g)].flatMap(([, to = '']) => {
      const [path = '', anchor] = to.split('#');
      const page = pages.get(path || route);
      const isThere = path && !page ? files.has(path) : !anchor || page?.includes(` id="${anchor}"`);
      return isThere ? [] : [`${route} leads to ${to}`];
    }),
  );
}

/** What a page shows: without its tags, and with its characters as they are read. */
const shown = (html = '') =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const NAME = 'Sri Venkateswara Institutional Catering Research Laboratories';
const SCRIPT = '<script>alert(1)</script>';

/** A picture of one pixel, as PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** More of everything: a long name, two products, a picture of our own, open positions, and titles that mean harm. */
function fullContent(): Contents {
  const card = REAL['products/messmate/card.yaml'] ?? '';
  let files: Files = changed('company.yaml', /^name:.*$/m, `name: ${NAME.slice(0, 60)}`);
  files = changed('company.yaml', /^address:.*$/m, 'address: https://www.sri-labs.example', files);
  files = changed('services/web-development.md', /^title:.*$/m, `title: ${SCRIPT}`, files);
  files = changed(
    'products/messmate/page.yaml',
    'label: MessMate features',
    `label: "</script>${SCRIPT}"`,
    files,
  );
  files = changed('team/founder.yaml', /^image:.*$/m, 'image: ananya-rao.png', files);
  files = changed('team/kabir-menon.yaml', /^image:.*\n/m, '', files);
  files = changed(
    'pages/team.yaml',
    'positions: []',
    'positions:\n  - id: android-developer\n    title: Android developer\n    place: Remote\n    text: Write to us.',
    files,
  );
  const second = card
    .replace('order: 1', 'order: 2')
    .replace('title: "{product}"', 'title: Ledger')
    .replace(/^link:.*$/m, 'link: https://ledger.example/');
  return { ...files, 'products/ledger/card.yaml': second, 'team/ananya-rao.png': PIXEL };
}

describe('a site without products', () => {
  let dir = '';
  beforeAll(() => {
    const run = build('sparse', without('products/'));
    expect(run.err).toBe('');
    expect(run.status).toBe(0);
    dir = run.dir;
  }, LIMIT_MS);

  test('says so, and has no page for one', () => {
    const pages = pagesIn(dir);
    expect(shown(pages.get('/products'))).toContain('More products coming soon!');
    expect([...pages.keys()].filter((route) => route.startsWith('/products'))).toEqual(['/products']);
  });

  test('leads nowhere else', () => {
    expect(brokenLinks(dir)).toEqual([]);
  });
});

describe('a site with more of everything', () => {
  let dir = '';
  beforeAll(() => {
    const run = build('full', fullContent());
    expect(run.err).toBe('');
    expect(run.status).toBe(0);
    dir = run.dir;
  }, LIMIT_MS);

  test('leads nowhere where nothing is', () => {
    expect(brokenLinks(dir)).toEqual([]);
  });

  test('shows both products, the other one in a new tab', () => {
    const html = pagesIn(dir).get('/products') ?? '';
    expect(html.match(/<article/g)).toHaveLength(2);
    const link = /<a [^>]*href="https:\/\/ledger\.example\/"[^>]*>/.exec(html)?.[0];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('noopener');
    expect(shown(html)).not.toContain('More products coming soon!');
  });

  test('shows a name of 60 characters in full on every page', () => {
    for (const [route, html] of pagesIn(dir)) {
      expect(shown(html), route).toContain(NAME.slice(0, 60));
    }
    expect(pagesIn(dir).get('/')).toContain(`<title>${NAME.slice(0, 60)}`);
  });

  test('has titles that fit a result: without the name where it is too long', () => {
    for (const [route, html] of pagesIn(dir)) {
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      if (route !== '/') expect(title.length, route).toBeLessThanOrEqual(60);
    }
  });

  test('lives at its own address alone, in every file', () => {
    for (const file of filesOf(dir).filter((name) => /\.(html|md|txt|xml|webmanifest|vcf)$/.test(name)))
      expect(readFileSync(join(dir, file), 'utf8'), file).not.toContain('https://brightgrain.example');
    expect(readFileSync(join(dir, 'sitemap.xml'), 'utf8')).toContain(
      '<loc>https://www.sri-labs.example/about</loc>',
    );
  });

  test('tells search engines of a name with a script in it, and ends no element by it', () => {
    const html = pagesIn(dir).get('/services/web-development') ?? '';
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)['@graph'][0].name).toBe(SCRIPT);
  });

  test('dates no page whose words are not in the repository', () => {
    expect(readFileSync(join(dir, 'sitemap.xml'), 'utf8')).not.toContain('<lastmod>');
  });

  test('shows a script in a title as text, and runs none', () => {
    const pages = pagesIn(dir);
    // In the value of an attribute it is text.
    for (const [route, html] of pages)
      expect(html.replace(/="[^"]*"/g, ''), route).not.toMatch(/<script>alert/);
    for (const file of filesOf(dir).filter((name) => name.endsWith('.vcf')))
      expect(readFileSync(join(dir, file), 'utf8')).not.toContain('alert');
    const service = pages.get('/services/web-development') ?? '';
    expect(service).toContain('<title>&lt;script&gt;alert(1)');
    expect(shown(service)).toContain(SCRIPT);
    expect(shown(pages.get('/'))).toContain(SCRIPT);
    const product = pages.get('/products/messmate') ?? '';
    const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(product)?.[1] ?? '';
    expect(JSON.parse(data).label).toBe(`</script>${SCRIPT}`);
  });

  test('publishes a picture of our own under a name of its content', () => {
    const html = pagesIn(dir).get('/team') ?? '';
    const src = /<img[^>]* src="(\/[^"]+\.png)"/.exec(html)?.[1] ?? '';
    expect(src).toMatch(/^\/_astro\/ananya-rao\.[\w-]+\.png$/);
    expect(readFileSync(join(dir, src)).equals(PIXEL)).toBe(true);
    // One of our own, one elsewhere, and one person without.
    expect(html.match(/<img /g)).toHaveLength(2);
  });

  test('lists the open positions, and leads to them', () => {
    const html = pagesIn(dir).get('/team') ?? '';
    expect(html).toContain('href="#positions"');
    expect(html).toContain('id="android-developer"');
    expect(shown(html)).toContain('Android developer');
  });

  test(
    'stays as it is, byte for byte, when a value is wrong',
    () => {
      const before = stateOf(dir);
      const files: Contents = { ...fullContent(), 'team/nandini-das.yaml': 'id: one\n' };
      const { status, out, err } = build('full', files);
      expect(status).not.toBe(0);
      expect(err).toContain('content/team/nandini-das.yaml:1  id');
      expect(err).toMatch(/expected .*\n.*found .*\n.*mend /);
      expect(err + out).not.toMatch(/^\s+at |node:|Error:/m);
      expect(stateOf(dir)).toEqual(before);
    },
    LIMIT_MS,
  );
});
