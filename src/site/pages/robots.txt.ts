import { content } from 'virtual:content';
import { robots } from '../seo/texts.ts';

export const GET = () => new Response(robots(content));
