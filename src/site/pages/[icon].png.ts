import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { ICONS, icon } from '../seo/icons.ts';

type Name = keyof typeof ICONS;

export const getStaticPaths = () =>
  Object.keys(ICONS).map((name) => ({ params: { icon: name }, props: { name } }));

export const GET: APIRoute<{ name: Name }> = async ({ props }) =>
  new Response(new Uint8Array(await icon(content.mark, props.name)), {
    headers: { 'Content-Type': 'image/png' },
  });
