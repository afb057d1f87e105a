import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { plainText } from '../../../content/legal/plain-text.ts';

/** Each version of a legal text by its date, and the newest under the text's own name too. */
export const getStaticPaths = () =>
  content.legal.flatMap(({ id, path, versions }) =>
    [
      ...versions.map((version) => ({ name: `${id}-${version.date}`, version })),
      { name: id, version: versions[0] },
    ].map(({ name, version }) => ({ params: { text: name }, props: { path, version } })),
  );

export const GET: APIRoute = ({ props: { path, version } }) => {
  const { company, words } = content;
  const setting = { company: company.name, address: company.address, path, words: words.legal };
  return new Response(plainText(version, setting), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
