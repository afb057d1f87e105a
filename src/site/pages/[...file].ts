import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { formatPlainText } from '../../content/legal/plain-text.ts';
import { listPages } from '../../content/routes.ts';
import { contentType } from '../content-types.ts';
import { brochure } from '../layouts/brochure.ts';
import { readouts } from '../layouts/sample-readouts.ts';
import { socialCard } from '../seo/card.tsx';
import { contentTime } from '../seo/history.ts';
import { faviconIco, faviconSvg, ICONS, icon } from '../seo/icons.ts';
import { robotsTxt, SECURITY_TXT, securityTxt } from '../seo/texts.ts';
import { vcard } from '../seo/vcard.ts';

const { company, mark } = content;

/** The files of the site that are not pages, by address. */
const files = new Map<string, () => string | Buffer | Promise<Buffer>>([
  ['robots.txt', () => robotsTxt(content)],
  [SECURITY_TXT, () => securityTxt(content, contentTime())],
  ['contact.vcf', () => vcard(company)],
  ['favicon.svg', () => faviconSvg(mark)],
  ['favicon.ico', () => faviconIco(mark)],
]);
for (const [name, shape] of Object.entries(ICONS)) files.set(`${name}.png`, () => icon(mark, shape));
if (brochure) {
  const { path, bytes } = brochure;
  files.set(path.slice(1), () => bytes);
}
for (const page of listPages(content))
  files.set(`social/${page.stem}.png`, () => socialCard(content, readouts, page));
for (const { id, path, versions } of content.legal) {
  const origin = { company: company.name, address: company.address, path };
  for (const version of versions)
    files.set(`legal/${id}-${version.updated}.txt`, () => formatPlainText(version, origin));
}

export const getStaticPaths = () => [...files.keys()].map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params: { file = '' } }) => {
  const body = (await files.get(file)?.()) ?? '';
  // The development server sends this header; hosts send those of src/publish/hosting/headers.ts.
  const headers = { 'Content-Type': contentType(file) };
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
};
