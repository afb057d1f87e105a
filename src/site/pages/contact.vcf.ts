import { content } from 'virtual:content';
import { vcard } from '../seo/vcard.ts';

/** The company's contact card, to be saved from the contact page. */
export const GET = () =>
  new Response(vcard(content.company), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
