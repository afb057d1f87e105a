import { content } from 'virtual:content';
import { siteOf } from '../components/Frame/site-of.ts';
import { buildYear } from '../publishing/year.ts';

/** What header and footer of every page show, from this build's content and year. */
export const site = siteOf(content, buildYear());
