import { content } from 'virtual:content';
import { makeBrochure } from '../brochure/brochure.ts';
import { compilePdfCached } from '../brochure/compile.ts';
import { contentTime } from '../seo/content-time.ts';
import { readouts } from './site-data.ts';

/** The brochure, made once for the file and for the links that state its size. */
export const brochure = await makeBrochure(content, readouts, contentTime(), console.warn, compilePdfCached);
