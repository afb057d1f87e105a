import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pagesOf } from '../../src/found/pages.ts';
import { filesOfPages } from '../../src/found/sitemap.ts';
import { SECURITY_DAYS_NEEDED, securityDaysLeft } from '../../src/found/texts.ts';
import { tagsOf } from '../markup.ts';
import type { Look } from './support.ts';

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/** `robots.txt` and the sitemap that it names. */
export function checkSitemap({ content, pages, demand, read, pathOf }: Look): void {
  const robots = read('robots.txt');
  const named = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  demand(
    pathOf(named) === '/sitemap.xml',
    `robots.txt names the sitemap ${named}, which is not this site's.`,
  );
  demand(
    /^User-agent: \*$/m.test(robots) && !/^Disallow: \S/m.test(robots),
    'robots.txt shuts something out.',
  );

  const entries = [
    ...read('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
  ];
  const listed = entries.map(([, address]) => pathOf(address) ?? address);
  const wanted = pages.filter(({ html }) => !/<meta name="?robots"?/.test(html)).map(({ route }) => route);
  const lacking = wanted.filter((route) => !listed.includes(route));
  const extra = listed.filter((route) => !wanted.includes(String(route)));
  demand(lacking.length === 0, `sitemap.xml lacks ${lacking.join(', ')}.`);
  demand(
    extra.length === 0,
    `sitemap.xml lists ${extra.join(', ')}: no such page, or one that is not to be listed.`,
  );

  checkDates(
    entries.map(([, address = '', date]) => ({ path: pathOf(address) ?? '', date })),
    content,
    demand,
  );
}

/** What the sitemap says of when pages changed, against what git says of the files of each. */
function checkDates(
  entries: { path: string; date: string | undefined }[],
  content: Look['content'],
  demand: Look['demand'],
): void {
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  if (!isWhole || process.env.CONTENT_DIR) {
    console.log(
      isWhole
        ? '- The dates of the sitemap are left out: the words are not those of the repository.'
        : '- The dates of the sitemap are left out: this is no clone with its whole history (git fetch --unshallow).',
    );
    const dated = entries.filter(({ date }) => date !== undefined).map(({ path }) => path);
    demand(dated.length === 0, `sitemap.xml dates ${dated.join(', ')}, though there is no history to tell.`);
    return;
  }
  const files = filesOfPages(pagesOf(content), 'content');
  // Merges change nothing by themselves, and git would show one of two that brought the same.
  const newest = ['log', '-1', '--full-history', '--no-merges', '--format=%ct', '--'];
  for (const { path, date } of entries) {
    const own = files.get(path) ?? [];
    const committed = new Date(Number(git(...newest, ...own)) * 1000).toISOString().replace('.000Z', 'Z');
    demand(
      date === committed,
      `sitemap.xml says ${path} changed ${date}; the newest commit of the files that it shows is of ${committed}. ` +
        'Build anew, or look at src/found/sitemap.ts.',
    );
  }
}

/** `security.txt`, as RFC 9116 wants it. */
export function checkSecurity({ content, demand, read, pathOf }: Look): void {
  const text = read('.well-known/security.txt');
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  demand(
    field('Contact') === `mailto:${content.company.email}`,
    "security.txt: Contact is the company's e-mail.",
  );
  demand(
    pathOf(field('Canonical')) === '/.well-known/security.txt',
    'security.txt: Canonical is its own address.',
  );
  demand(field('Preferred-Languages') !== '', 'security.txt lacks Preferred-Languages.');
  const days = securityDaysLeft(text);
  demand(
    days >= SECURITY_DAYS_NEEDED,
    `security.txt expires ${field('Expires')}, in ${days} days: build and publish the site from a newer commit.`,
  );
  demand(days <= 366, `security.txt expires ${field('Expires')}: more than a year ahead is not believed.`);
}

type Manifest = Record<'name' | 'description' | 'start_url' | 'theme_color' | 'background_color', string> & {
  icons: { src: string; sizes: string; purpose: string }[];
};

/** The web manifest and every icon. */
export async function checkIcons({ dir, content, pages, demand, read }: Look): Promise<void> {
  const manifest = JSON.parse(read('manifest.webmanifest') || '{"icons":[]}') as Manifest;
  demand(manifest.name === content.company.name, "The manifest's name is not the company's.");
  demand(manifest.start_url === '/', 'The manifest starts elsewhere than at home.');
  for (const { route, html } of pages) {
    const link = tagsOf(html, 'link').find(({ rel }) => rel === 'manifest');
    demand(link?.href === '/manifest.webmanifest', `${route} does not name the manifest.`);
    const themes = tagsOf(html, 'meta').filter(({ name }) => name === 'theme-color');
    demand(
      themes.length === 2 && themes[0]?.content === manifest.theme_color,
      `${route}: its theme colours, by day and by night, differ from the manifest's.`,
    );
  }
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  for (const wanted of ['192x192 any', '512x512 any', '512x512 maskable'])
    demand(purposes.includes(wanted), `The manifest lacks an icon ${wanted}.`);
  const pictures = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'any' }];
  for (const { src, sizes, purpose } of pictures) {
    const { data, info } = await sharp(join(dir, src))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    demand(`${info.width}x${info.height}` === sizes, `${src} is ${info.width}x${info.height}, not ${sizes}.`);
    const alpha = (await sharp(join(dir, src)).stats()).isOpaque;
    demand(alpha, `${src} is see-through: on a dark home screen the mark would vanish.`);
    if (purpose === 'maskable')
      demand(isSafe(data, info), `${src}: the mark leaves the circle of four fifths that every phone shows.`);
  }
  const ico = readFileSync(join(dir, 'favicon.ico'));
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => ico.readUInt8(6 + 16 * i));
  demand(sizes.join() === '16,32,48', `favicon.ico holds the sizes ${sizes.join()}, not 16, 32 and 48.`);
  for (const [i, size] of sizes.entries()) {
    const from = ico.readUInt32LE(6 + 16 * i + 12);
    const picture = await sharp(ico.subarray(from, from + ico.readUInt32LE(6 + 16 * i + 8))).metadata();
    demand(picture.width === size, `favicon.ico: its picture of ${size} pixels has ${picture.width}.`);
  }
}

/** Whether all that differs from the corner lies in the circle that no phone cuts off. */
function isSafe(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): boolean {
  const ground = data.subarray(0, channels);
  for (let i = 0; i < width * height; i++) {
    const distance = Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2);
    if (distance > width * 0.4 && !data.subarray(i * channels, (i + 1) * channels).equals(ground))
      return false;
  }
  return true;
}
