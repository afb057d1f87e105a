import { content } from 'virtual:content';
import { siteOf } from '../components/Frame/site-of.ts';
import { buildYear } from '../publishing/year.ts';

/** What header and footer of every page show, from this build's content and year. */
export const site = siteOf(content, buildYear());

/** Where the site stands, the path included if it stands under one: for what is no link that the build can lead there. */
export const siteAddress = content.company.address + import.meta.env.BASE_URL.replace(/\/$/, '');
