import { faviconIco } from '../seo/icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await faviconIco()), {
    headers: { 'Content-Type': 'image/vnd.microsoft.icon' },
  });
