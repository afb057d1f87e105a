import { content } from 'virtual:content';
import { robots } from '../found/texts.ts';

export const GET = () => new Response(robots(content));
