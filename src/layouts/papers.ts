import { content } from 'virtual:content';
import { makePapers, type Paper } from '../brochure/papers.ts';
import { builtFrom } from '../seo/history.ts';
import { readouts } from './sample-readouts.ts';

let made: Promise<Paper[]> | undefined;

/** The PDFs of the site, made once for the files and for the links that tell their size. */
export function papers(): Promise<Paper[]> {
  made ??= makePapers(content, readouts, builtFrom(), (sentence) => console.warn(sentence));
  return made;
}
