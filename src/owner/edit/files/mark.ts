import { readMark } from '../../../content/mark/mark.ts';
import { normalised } from '../../../content/mark/normalise.ts';
import { ContentError } from '../../../content/problems.ts';
import { MARK } from '../form/names.ts';
import { Refused } from '../refused.ts';

/** The largest drawing that is looked at, in letters: a mark has a hundredth of them. */
const MOST = 400_000;

/** A drawing as it is kept, whichever program it is from. @throws Refused with what to do in that program */
export function markOf(svg: string): string {
  if (svg.length > MOST)
    throw new Refused(
      'This drawing is too large for a mark: take out photographs and what cannot be seen.',
      422,
    );
  try {
    return readMark({ file: `content/${MARK}`, text: normalised(svg) });
  } catch (error) {
    if (error instanceof ContentError)
      throw new Refused('This drawing cannot be the mark yet.', 422, { problems: error.problems });
    throw new Refused(
      'This file is no drawing that can be read. Export it from your drawing program as SVG.',
      422,
    );
  }
}
