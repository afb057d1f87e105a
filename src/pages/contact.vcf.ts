import { content } from 'virtual:content';
import { siteAddress } from '../document/site-data.ts';
import { vcard } from '../publishing/vcard.ts';

/** The company's contact card, to be saved from the contact page. */
export const GET = () =>
  new Response(vcard({ ...content.company, address: siteAddress }), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
