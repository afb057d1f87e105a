/** How faults get into the content of the company that has done everything. */
import type { Files } from '../../src/content/files.ts';
import { changed, REAL } from '../content.ts';
import { CLEAN } from '../launched.ts';

export const COMPANY = 'company.yaml';
export const PERSON = 'team/leela.yaml';
export const ABOUT = 'pages/about.yaml';
export const PAGE = 'products/messmate/page.yaml';
export const POLICY = 'legal/privacy-policy.md';
export const TERMS = 'legal/terms-of-service.md';
export const SERVICE = 'services/ai-ml-solutions.md';
export const CLAIMS = 'claims.yaml';

/** Faults by their names, each as the files with it. */
export type Faults = Readonly<Record<string, Files>>;

const lineOf = (name: string) => new RegExp(`^( *(?:- )?)${name}: .*$`, 'm');

/** The clean content with the first line of a field written anew. */
export const field = (file: string, name: string, value: string, files: Files = CLEAN): Files => {
  const [line = '', gap = ''] = lineOf(name).exec(files[file] ?? '') ?? [];
  return changed(file, line, `${gap}${name}: ${value}`, files);
};

/** What the sample has in a field: the fixtures as they are. */
export const sampleOf = (file: string, name: string): string =>
  (lineOf(name).exec(REAL[file] ?? '')?.[0] ?? '').replace(/^[^:]*: /, '');

/** A field that says once more what the sample's does. */
export const again = (file: string, at: string, from = file): Files => field(file, at, sampleOf(from, at));

/** Words in the copy: the lead of the About page. */
export const copy = (words: string): Files => field(ABOUT, 'lead', JSON.stringify(words));

/** A paragraph at the end of a legal text. */
export const legal = (words: string): Files => ({ ...CLEAN, [POLICY]: `${CLEAN[POLICY]}\n\n${words}\n` });

/** A person's picture at an address. */
export const picture = (url: string): Files => ({ ...CLEAN, [PERSON]: `${CLEAN[PERSON]}image: ${url}\n` });
