import { content } from 'virtual:content';
import { manifest } from '../seo/manifest.ts';

export const GET = () =>
  new Response(JSON.stringify(manifest(content)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
