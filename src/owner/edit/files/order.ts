import type { Files } from '../../../content/files.ts';
import { valuesOf } from '../catalogue.ts';
import { Refused } from '../refused.ts';
import { writeFile } from '../yaml.ts';
import { alike, numberOf } from './new-file.ts';

/**
 * People, services and products stand by a number that each has for itself. To put one of them a place earlier or later
 * changes two files, and in one step: between two there would be a number that is used twice.
 */
export function movedBy(files: Files, file: string, by: 1 | -1): Map<string, Buffer> {
  const number = numberOf(file);
  if (!number) throw new Refused('This has no place among others.');
  const saysOf = (one: string) => valuesOf(one, files[one] ?? '');
  const rank = (one: string) => Number(saysOf(one)[number]) || 0;
  const inOrder = alike(files, file).sort((a, b) => rank(a) - rank(b));
  const at = inOrder.indexOf(file);
  if (!inOrder[at + by]) throw new Refused(by < 0 ? 'It is the first already.' : 'It is the last already.');
  const numbers = inOrder.map(rank);
  // Where a number is used twice, all of them are counted anew.
  const own = new Set(numbers).size === numbers.length ? numbers : numbers.map((_, i) => i + 1);
  inOrder.splice(at + by, 0, ...inOrder.splice(at, 1));
  const moved = inOrder
    .map((one, i) => ({ one, place: own[i] }))
    .filter(({ one, place }) => place !== rank(one));
  return new Map(
    moved.map(({ one, place }) => {
      const data = { ...saysOf(one), [number]: place };
      return [one, Buffer.from(writeFile(one, files[one] ?? '', { data }))];
    }),
  );
}
