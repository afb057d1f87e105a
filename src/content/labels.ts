import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A call of `t`, with its text if that is written in it. */
const CALL = /(?<![\w.])t\(\s*(?:'((?:[^'\\]|\\.)+)')?/g;

/** A call without a text is a fault: the owner could not find its label. */
export const CALLS_OF_T: readonly { file: string; line: number; text: string | undefined }[] = globSync(
  'src/{content,ui,messmate,site}/**/*.{ts,tsx,astro}',
  { cwd: ROOT },
)
  .filter((file) => !/\.test\./.test(file))
  .sort()
  .flatMap((file) => {
    const code = readFileSync(resolve(ROOT, file), 'utf8').replace(/^ *(?:\*|\/\/|\/\*\*).*$/gm, '');
    return [...code.matchAll(CALL)].map(({ index, 1: text }) => ({
      file,
      line: code.slice(0, index).split('\n').length,
      text,
    }));
  });

export const LABELS: readonly string[] = [...new Set(CALLS_OF_T.flatMap(({ text }) => text ?? []))];
