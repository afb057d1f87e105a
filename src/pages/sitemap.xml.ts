import { relative } from 'node:path';
import { content } from 'virtual:content';
import { pagesOf } from '../found/pages.ts';
import { sitemap } from '../found/sitemap.ts';

/** The folder of the words as git names it. */
const folder = relative(process.cwd(), process.env['CONTENT_DIR'] || 'content');

export const GET = () =>
  new Response(sitemap(pagesOf(content), content.company.address, folder), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
