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

/** A fault: its name, the files with it, where it has to be found, and what is said of it. */
export type Fault = {
  name: string;
  files: Files;
  file: string;
  /** Words of the line on which it has to be found. */
  line: string;
  says: RegExp;
  advice?: boolean;
};

const lineOf = (name: string) => new RegExp(`^( *(?:- )?)${name}: .*$`, 'm');

/** The clean content with the first line of a field written anew. */
export const field = (file: string, name: string, value: string, files: Files = CLEAN): Files => {
  const [line = '', gap = ''] = lineOf(name).exec(files[file] ?? '') ?? [];
  return changed(file, line, `${gap}${name}: ${value}`, files);
};

/** What the sample has in a field: the fixtures as they stand. */
export const sampleOf = (file: string, name: string): string =>
  (lineOf(name).exec(REAL[file] ?? '')?.[0] ?? '').replace(/^[^:]*: /, '');

/** A fault in a field: the line is the field's. */
export const inField = (
  name: string,
  file: string,
  at: string,
  value: string,
  says: RegExp,
  advice = false,
): Fault => ({ name, files: field(file, at, value), file, line: `${at}: ${value}`, says, advice });

/** A field that says once more what the sample's does. */
export const standing = (file: string, at: string, says: RegExp, advice = false, from = file): Fault => {
  const value = sampleOf(from, at);
  return {
    name: `the sample’s ${at} in ${file}`,
    files: field(file, at, value),
    file,
    line: value,
    says,
    advice,
  };
};

/** Words in the copy: the lead of the About page. */
export const inCopy = (name: string, words: string, says: RegExp, advice = false): Fault =>
  inField(name, ABOUT, 'lead', JSON.stringify(words), says, advice);

/** A paragraph at the end of a legal text. */
export const inLegal = (name: string, words: string, says: RegExp, file = POLICY): Fault => ({
  name,
  files: { ...CLEAN, [file]: `${CLEAN[file]}\n\n${words}\n` },
  file,
  line: words,
  says,
});

/** A person's picture at an address. */
export const picture = (name: string, url: string, says: RegExp, advice = false): Fault => ({
  name,
  files: { ...CLEAN, [PERSON]: `${CLEAN[PERSON]}image: ${url}\n` },
  file: PERSON,
  line: 'image:',
  says,
  advice,
});
