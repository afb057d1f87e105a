import { join } from 'node:path';
import { CONTENT_DIR, type Files, readFiles } from '../../content/files.ts';
import { FONT_FILE } from '../../content/parsing/file-text.ts';
import { findPictureProblems } from '../../content/pictures/pictures.ts';
import { ContentError, fileError, type Problem } from '../../content/problems.ts';
import { findNonPictureProblems, readContent } from '../../content/reading/read.ts';
import { instantiateWeight, WEIGHTS } from '../../fonts/font-file.ts';
import { FONT_ADVICE, lettersWithoutFont } from '../../fonts/writing-systems.ts';
import { messageFor } from '../../platform/user-error.ts';
import { collectIntlText } from './intl-text.ts';

async function fontProblems(dir: string, files: Files): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of Object.keys(files).filter((name) => FONT_FILE.test(name)))
    try {
      await instantiateWeight(join(dir, path), WEIGHTS[0]);
    } catch {
      const found = 'a file that cannot be read as a font';
      problems.push(...fileError('file', `content/${path}`, 'an intact font file', found).problems);
    }
  return problems;
}

/** Reports letters that no font has, unless the owner lets the visitor's device draw them. */
function letterProblems(files: Files): Problem[] {
  const content = readContent(files);
  if (content.site.missingLetters === 'device') return [];
  const letters = lettersWithoutFont(JSON.stringify(content) + collectIntlText(content.site.language));
  if (letters.length === 0) return [];
  const hasMissingLetter = (text = '') => letters.some((letter) => text.normalize('NFC').includes(letter));
  // Letters that only `Intl` writes are in no file. They depend on the language in site.yaml.
  const file = Object.keys(files).find((path) => hasMissingLetter(files[path])) ?? 'site.yaml';
  const line = files[file]?.split('\n').findIndex(hasMissingLetter) ?? 0;
  return [
    {
      ...{ code: 'value', file: `content/${file}`, path: [], line: line + 1 },
      expected: 'letters that the site has a font for',
      found: `letters without a font (${letters.length}): ${letters.slice(0, 9).join(' ')}`,
      fix: `${FONT_ADVICE} Or write \`missingLetters: device\` in site.yaml: a font of the visitor’s device shows them, a social picture with them has no words, and a brochure with them is not made`,
    },
  ];
}

/** Checks a content folder as far as that needs no build, and prints its problems. @returns true if there are none */
export async function isContentValid(dir = CONTENT_DIR): Promise<boolean> {
  try {
    const files = readFiles(dir);
    const problems = [
      ...findNonPictureProblems(files),
      ...(await findPictureProblems(dir)),
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
  if (await isContentValid())
    console.log(`${CONTENT_DIR}/ is in order. The build checks links to parts of pages (/about#culture).`);
  else process.exitCode = 1;
}
