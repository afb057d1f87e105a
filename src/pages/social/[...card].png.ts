import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { readouts } from '../../document/figures.ts';
import { card } from '../../found/card.tsx';
import { type FoundPage, pagesOf } from '../../found/pages.ts';

export const getStaticPaths = () =>
  pagesOf(content).map((page) => ({ params: { card: page.stem }, props: { page } }));

/** The picture that stands beside a shared link to a page. */
export const GET: APIRoute<{ page: FoundPage }> = async ({ props }) =>
  new Response(new Uint8Array(await card(content, readouts, props.page)), {
    headers: { 'Content-Type': 'image/png' },
  });
