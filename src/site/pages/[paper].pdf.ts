import type { APIRoute } from 'astro';
import { papers } from '../layouts/papers.ts';

export const getStaticPaths = () =>
  papers.map(({ path, bytes }) => ({
    params: { paper: path.replace(/^\/|\.pdf$/g, '') },
    props: { bytes },
  }));

/** The brochure and the poster, to be printed. */
export const GET: APIRoute<{ bytes: Buffer }> = ({ props }) =>
  new Response(new Uint8Array(props.bytes), { headers: { 'Content-Type': 'application/pdf' } });
