import { join } from 'node:path';
import { type Files, filesOnDisk } from '../../content/files.ts';
import { OWN_FONT } from '../../content/parsing/known-files.ts';
import { pictureProblems } from '../../content/pictures/pictures.ts';
import { ContentError, type Problem, unusable } from '../../content/problems.ts';
import { readContent, textProblems } from '../../content/reading/read.ts';
import { fontOfWeight, WEIGHTS } from '../../fonts/font-file.ts';
import { FONT_NEEDED, lettersWithoutFont } from '../../fonts/writing-systems.ts';
import { messageFor } from '../../platform/refusal.ts';
import { writtenByIntl } from './written-by-intl.ts';

/** The folder with what the company says: `content`, or what `CONTENT_DIR` names. */
export const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/** The owner's font files that no font can be cut from. */
async function fontProblems(dir: string, files: Files): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of Object.keys(files).filter((one) => OWN_FONT.test(one)))
    try {
      await fontOfWeight(join(dir, path), WEIGHTS[0]);
    } catch {
      const { problems: own } = unusable(
        'file',
        `content/${path}`,
        'an intact font file',
        'a file that is not a font',
      );
      problems.push(...own);
    }
  return problems;
}

/** Letters that no font has, unless the owner leaves them to the visitor's device. */
function letterProblems(files: Files): Problem[] {
  const content = readContent(files);
  const isRefused = content.site.missingLetters !== 'device';
  const letters = isRefused
    ? lettersWithoutFont(JSON.stringify(content) + writtenByIntl(content.site.language))
    : [];
  const found = (text = '') => letters.find((letter) => text.normalize('NFC').includes(letter));
  if (letters.length === 0) return [];
  // What Intl writes is in no file, and follows the language.
  const file = Object.keys(files).find((path) => found(files[path])) ?? 'site.yaml';
  const line = files[file]?.split('\n').findIndex((one) => found(one)) ?? 0;
  const problem = {
    code: 'value' as const,
    file: `content/${file}`,
    path: [],
    line: line + 1,
    expected: 'letters that the site has a font for',
    found: `letters without a font (${letters.length}): ${letters.slice(0, 9).join(' ')}`,
    fix: `${FONT_NEEDED} Or write \`missingLetters: device\` in site.yaml: a font of the visitor’s device shows them, pictures have no words, and there is no brochure`,
  };
  return [problem];
}

/**
 * Reads the whole content folder as the build will, and prints problems for the person who wrote it, without a stack. @returns whether there are no problems
 */
export async function isContentGood(dir: string = CONTENT_DIR): Promise<boolean> {
  try {
    const files = filesOnDisk(dir);
    const problems = [
      ...textProblems(files),
      ...(await pictureProblems(dir)),
      ...(await fontProblems(dir, files)),
    ];
    if (problems.length === 0) problems.push(...letterProblems(files));
    if (problems.length > 0) throw new ContentError(problems);
    return true;
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : messageFor(error as Error));
    return false;
  }
}

if (import.meta.main) {
  if (await isContentGood())
    console.log(
      `${CONTENT_DIR}/ is in order. Links to parts of pages (/about#culture) are checked by the build.`,
    );
  else process.exitCode = 1;
}
