import { content } from 'virtual:content';
import { makePapers } from '../brochure/papers.ts';
import { builtFrom } from '../seo/history.ts';
import { readouts } from './sample-readouts.ts';

/** The PDFs of the site, made once for the files and for the links that tell their size. */
export const papers = await makePapers(content, readouts, builtFrom(), console.warn);
