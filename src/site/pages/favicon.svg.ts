import { content } from 'virtual:content';
import { faviconSvg } from '../seo/icons.ts';

export const GET = () =>
  new Response(faviconSvg(content.mark), { headers: { 'Content-Type': 'image/svg+xml' } });
