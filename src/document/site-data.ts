import { content } from 'virtual:content';
import { siteOf } from '../components/Frame/site-of.ts';

/** What header and footer of every page show, from this build's content and year. */
export const site = siteOf(content, new Date().getFullYear());
