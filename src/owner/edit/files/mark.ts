import { readMark } from '../../../content/mark/mark.ts';
import { ContentError } from '../../../content/problems.ts';
import { MARK } from '../form/names.ts';
import { Refused } from '../refused.ts';

/** A drawing as it is kept, whichever program it is from. @throws Refused with what to do in that program */
export function markOf(svg: string): string {
  try {
    return readMark({ file: `content/${MARK}`, text: svg });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Refused('This drawing cannot be the mark yet.', 422, { problems: error.problems });
  }
}
