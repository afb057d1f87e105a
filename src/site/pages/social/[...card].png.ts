import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { type Page, pagesOf } from '../../../content/routes.ts';
import { readouts } from '../../layouts/sample-readouts.ts';
import { card } from '../../seo/card.tsx';

export const getStaticPaths = () =>
  pagesOf(content).map((page) => ({ params: { card: page.stem }, props: { page } }));

/** The picture that is beside a shared link to a page. */
export const GET: APIRoute<{ page: Page }> = async ({ props }) =>
  new Response(new Uint8Array(await card(content, readouts, props.page)), {
    headers: { 'Content-Type': 'image/png' },
  });
