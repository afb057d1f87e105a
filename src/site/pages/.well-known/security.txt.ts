import { content } from 'virtual:content';
import { builtFrom } from '../../seo/history.ts';
import { security } from '../../seo/texts.ts';

export const GET = () => new Response(security(content, builtFrom()));
