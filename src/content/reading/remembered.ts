import type { Files } from '../files.ts';

/** Whoever changed what all share would change it for the others. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Reads a folder once until its texts change: a build and the form ask for the same one many times. */
export function remembered<T>(read: (files: Files) => T): (files: Files) => T {
  let last: { key: string; value: T } | undefined;
  return (files) => {
    const key = JSON.stringify(files);
    if (last?.key !== key) last = { key, value: frozen(read(files)) };
    return last.value;
  };
}
