import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { formatMarkdown } from '../../content/legal/plain-text.ts';
import { listPages } from '../../content/routes.ts';
import { contentTypeOf } from '../content-types.ts';
import { brochure } from '../layouts/brochure.ts';
import { readouts } from '../layouts/site-data.ts';
import { contentTime } from '../seo/content-time.ts';
import { ICONS, renderFaviconIco, renderIconPng, writeFaviconSvg } from '../seo/icons.ts';
import { renderSocialCard } from '../seo/social-card.tsx';
import { SECURITY_TXT, writeRobotsTxt, writeSecurityTxt } from '../seo/text-files.ts';
import { writeVcard } from '../seo/vcard.ts';

const { company, mark } = content;

const files = new Map<string, () => string | Buffer | Promise<Buffer>>([
  ['robots.txt', () => writeRobotsTxt(content)],
  [SECURITY_TXT, () => writeSecurityTxt(content, contentTime())],
  ['contact.vcf', () => writeVcard(company)],
  ['favicon.svg', () => writeFaviconSvg(mark)],
  ['favicon.ico', () => renderFaviconIco(mark)],
]);
for (const [name, icon] of Object.entries(ICONS)) files.set(`${name}.png`, () => renderIconPng(mark, icon));
if (brochure) {
  const { path, bytes } = brochure;
  files.set(path.slice(1), () => bytes);
}
for (const page of listPages(content))
  files.set(`social/${page.stem}.png`, () => renderSocialCard(content, readouts, page));
for (const { id, path, versions } of content.legal) {
  const context = { company: company.name, address: company.address, path };
  for (const version of versions)
    files.set(`legal/${id}-${version.updated}.txt`, () => formatMarkdown(version, context));
}

export const getStaticPaths = () => [...files.keys()].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params: { file = '' } }) => {
  const body = (await files.get(file)?.()) ?? '';
  // The development server sends this header; hosts send those of src/publish/hosting/headers.ts.
  const headers = { 'Content-Type': contentTypeOf(file) };
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
};
