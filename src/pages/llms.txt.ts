import { content } from 'virtual:content';
import { llms } from '../found/texts.ts';

export const GET = () => new Response(llms(content));
