import type { Problem } from '../../../content/problems.ts';
import type { Item } from '../item.ts';

/** What the build itself refuses, as items: pictures that are missing, too large or none among it. */
export const refused = (problems: readonly Problem[]): Item[] =>
  problems.map(({ file, line, path, part, expected, found, fix }) => ({
    file,
    line,
    field: part ?? path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.'),
    found,
    why: 'The site cannot be built with this.',
    todo: `It has to be ${expected}${fix ? `: ${fix}` : ''}.`,
    blocks: true,
  }));
