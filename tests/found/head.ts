import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { tagsOf } from '../markup.ts';
import { type Built, type Look, unescaped } from './support.ts';

const PICTURE_LIMIT = 300_000;

/** The content of a meta element, by its name or property. */
function meta(html: string, key: string): string {
  const found = tagsOf(html, 'meta').find(({ name, property }) => name === key || property === key);
  return unescaped(found?.content ?? '');
}

/** What a search result and a preview take from each page's head, and the pictures that it names. */
export async function checkHeads({ dir, content, pages, demand, pathOf }: Look): Promise<void> {
  const pictures = new Map<string, string>();
  const alts = new Map<string, string>();
  for (const { route, html } of pages) {
    const title = unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
    const description = meta(html, 'description');
    const canonical = tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
    demand(
      title.length > 0 && title.length <= 60,
      `The title of ${route} has ${title.length} characters, a result shows 60: shorten "${title}" in content/.`,
    );
    demand(
      description.length >= 70 && description.length <= 160,
      `The description of ${route} has ${description.length} characters, a result shows 70 to 160: change "${description}" in content/.`,
    );
    demand(
      pathOf(canonical) === route,
      `${route} calls itself ${canonical}: its canonical address begins with company.yaml's.`,
    );
    demand(meta(html, 'og:url') === canonical, `${route}: og:url differs from the canonical address.`);
    demand(meta(html, 'og:title') === title, `${route}: og:title differs from the title.`);
    demand(
      meta(html, 'og:description') === description,
      `${route}: og:description differs from the description.`,
    );
    demand(meta(html, 'twitter:card') === 'summary_large_image', `${route}: X would show its picture small.`);

    const alt = meta(html, 'og:image:alt');
    demand(
      alt.length >= 20 && !/[{}]/.test(alt),
      `The social picture of ${route} has no words: see "social" in content/interface.yaml. It has "${alt}".`,
    );
    demand(
      !alts.has(alt),
      `The social picture of ${route} is told in the words of that of ${alts.get(alt)}.`,
    );
    alts.set(alt, route);
    const picture = pathOf(meta(html, 'og:image'))?.slice(1) ?? '';
    const file = join(dir, picture);
    demand(
      picture !== '' && existsSync(file),
      `${route} names the social picture "${meta(html, 'og:image')}", which the build did not make.`,
    );
    if (picture === '' || !existsSync(file)) continue;
    const bytes = readFileSync(file);
    const { width, height, format } = await sharp(bytes).metadata();
    demand(
      width === 1200 && height === 630 && format === 'png',
      `${picture} is ${width} × ${height}, ${format}: 1200 × 630, png is what previews show whole.`,
    );
    demand(
      bytes.byteLength < PICTURE_LIMIT,
      `${picture} has ${bytes.byteLength} bytes: WhatsApp shows none above ${PICTURE_LIMIT}.`,
    );
    const { channels } = await sharp(bytes).stats();
    demand(
      channels.slice(0, 3).every(({ stdev }) => stdev > 10),
      `${picture} is nearly of one colour: its drawing is missing.`,
    );
    const hash = createHash('sha256').update(bytes).digest('hex');
    demand(!pictures.has(hash), `${route} has the social picture of ${pictures.get(hash)}.`);
    pictures.set(hash, route);
  }
  checkRobots({ content, pages, demand });
}

const isHidden = ({ html }: Built) => /\bnoindex\b/.test(meta(html, 'robots'));

/** Drafts stay out of search results, and nothing else does. */
function checkRobots({ content, pages, demand }: Pick<Look, 'content' | 'pages' | 'demand'>): void {
  const drafts = content.legal.filter(({ draft }) => draft).map(({ path }) => path);
  for (const page of pages) {
    const isDraft = drafts.includes(page.route);
    const fault = isDraft ? 'is a draft and may be listed by search engines' : 'asks not to be listed';
    demand(isHidden(page) === isDraft, `${page.route} ${fault}: see isListed in src/found/pages.ts.`);
  }
}
