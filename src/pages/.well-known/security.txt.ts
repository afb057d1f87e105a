import { content } from 'virtual:content';
import { builtFrom } from '../../found/history.ts';
import { security } from '../../found/texts.ts';

export const GET = () => new Response(security(content, builtFrom()));
