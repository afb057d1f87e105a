import { content } from 'virtual:content';
import { faviconIco } from '../seo/icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await faviconIco(content.mark)), {
    headers: { 'Content-Type': 'image/vnd.microsoft.icon' },
  });
