import { content } from 'virtual:content';
import { llms } from '../seo/texts.ts';

export const GET = () => new Response(llms(content));
