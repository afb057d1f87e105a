import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Matches a call of `t`; captures its text if that is in single quotes. */
const LABEL_CALL = /(?<![\w.])t\(\s*(?:'((?:[^'\\]|\\.)+)')?/g;

/** Finds the calls of `t` outside comments. `text` is undefined if it is not in single quotes: words.yaml cannot replace it. */
export const findLabelCalls = (): { file: string; line: number; text: string | undefined }[] =>
  globSync('src/{content,ui,messmate,site}/**/*.{ts,tsx,astro}', { cwd: ROOT })
    .filter((file) => !/\.test\./.test(file))
    .sort()
    .flatMap((file) => {
      const code = readFileSync(resolve(ROOT, file), 'utf8').replace(/^ *(?:\*|\/\/|\/\*\*).*$/gm, '');
      return [...code.matchAll(LABEL_CALL)].map(({ index, 1: text }) => ({
        file,
        line: code.slice(0, index).split('\n').length,
        text,
      }));
    });

let labels: readonly string[] | undefined;

/** Lists all labels of the code. Reads them on first use, because most companies replace none. */
export const listLabels = (): readonly string[] => {
  labels ??= [...new Set(findLabelCalls().flatMap(({ text }) => text ?? []))];
  return labels;
};
