import type { Files } from '../../../content/files.ts';
import { valuesOf } from '../catalogue.ts';
import { Refused } from '../refused.ts';
import { changeFile } from '../yaml/write.ts';
import { alike, numberOf } from './new-file.ts';

/**
 * People, services and products stand by a number that each has for itself. To put one of them a place earlier or later
 * changes two files, and in one step: between two there would be a number that is used twice.
 */
export function movedBy(files: Files, file: string, by: 1 | -1): Map<string, Buffer> {
  const number = numberOf(file);
  if (!number) throw new Refused('This has no place among others.');
  const rank = (one: string) => Number(valuesOf(one, files[one] ?? '')[number]) || 0;
  const inOrder = alike(files, file).sort((a, b) => rank(a) - rank(b));
  const at = inOrder.indexOf(file);
  if (!inOrder[at + by]) throw new Refused(by < 0 ? 'It is the first already.' : 'It is the last already.');
  const numbers = inOrder.map(rank);
  // Where a number is used twice, all of them are counted anew.
  const own = new Set(numbers).size === numbers.length ? numbers : numbers.map((_, i) => i + 1);
  inOrder.splice(at + by, 0, ...inOrder.splice(at, 1));
  return new Map(
    inOrder.flatMap((one, i): [string, Buffer][] =>
      own[i] === rank(one)
        ? []
        : [
            [
              one,
              Buffer.from(
                changeFile(one, files[one] ?? '', [{ kind: 'set', path: [number], value: own[i] }]),
              ),
            ],
          ],
    ),
  );
}
