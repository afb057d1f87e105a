import { favicon } from '../found/icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await favicon()), { headers: { 'Content-Type': 'image/vnd.microsoft.icon' } });
