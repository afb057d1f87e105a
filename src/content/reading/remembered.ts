import type { Files } from '../files.ts';
import { frozen } from '../source.ts';

/** Reads a folder once until its texts change: a build and the form ask for the same one many times. */
export function remembered<T>(read: (files: Files) => T): (files: Files) => T {
  let last: { key: string; value: T } | undefined;
  return (files) => {
    const key = JSON.stringify(files);
    if (last?.key !== key) last = { key, value: frozen(read(files)) };
    return last.value;
  };
}
