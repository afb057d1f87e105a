import { faviconSvg } from '../seo/icons.ts';

export const GET = () => new Response(faviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
