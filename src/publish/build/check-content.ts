import { filesOnDisk } from '../../content/files.ts';
import { pictureProblems } from '../../content/pictures.ts';
import { ContentError, Refusal } from '../../content/problems.ts';
import { textProblems } from '../../content/reading/read.ts';

/** The folder with what the company says: `content`, or what `CONTENT_DIR` names. */
export const CONTENT_DIR = process.env.CONTENT_DIR || 'content';

/**
 * Reads the whole content folder as the build will, and prints problems for the person who wrote it, without a stack. @returns whether there are no problems
 */
export async function isContentGood(dir: string = CONTENT_DIR): Promise<boolean> {
  try {
    const problems = [...textProblems(filesOnDisk(dir)), ...(await pictureProblems(dir))];
    if (problems.length > 0) throw new ContentError(problems);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError || error instanceof Refusal)) throw error;
    console.error(error.message);
    return false;
  }
}

if (import.meta.main) {
  if (await isContentGood())
    console.log(
      `${CONTENT_DIR}/ is in order. The parts of pages that links name (/about#culture) are checked by the build.`,
    );
  else process.exitCode = 1;
}
