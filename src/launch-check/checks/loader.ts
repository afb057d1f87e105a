import type { Problem } from '../../content/problems.ts';
import type { Item } from '../item.ts';

/** What the build itself refuses, as items: pictures that are missing, too large or none among it. */
export const refused = (problems: readonly Problem[]): Item[] =>
  problems.map(({ file, line, field, expected, found, fix }) => ({
    file,
    line,
    field: field.replaceAll(' › ', '.').replace(/\bentry (\d+)/g, '$1'),
    found,
    why: 'The site cannot be built with this.',
    todo: `It has to be ${expected}${fix ? `: ${fix}` : ''}.`,
    blocks: true,
    canKeep: false,
  }));
