import type { Files } from '../src/content/files.ts';
import { filesOnDisk } from '../src/content/files.ts';
import type { Problem } from '../src/content/problems.ts';
import { examineContent } from '../src/reading/read.ts';

/** The content that the tests run on. */
export const REAL: Readonly<Files> = filesOnDisk('tests/fixtures/content');

/** The real content with one thing changed. @throws when there is nothing to change: the content has moved on */
export function changed(file: string, from: string | RegExp, to: string, files: Files = REAL): Files {
  const text = files[file] ?? '';
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`content/${file} has no ${from}`);
  return { ...files, [file]: result };
}

/** Files without those whose path begins so. */
export const without = (start: string, files: Files = REAL): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(start)));

/** What the loader says of files; nothing when it takes them. Anything but a ContentError is a fault of the loader. */
export const problemsOf = (files: Files): Problem[] => examineContent(files).problems;
