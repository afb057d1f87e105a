import type { Delivered, Delivery } from '../delivery.ts';
import { CACHE_CONTROL, HASHED_PREFIX } from '../headers.ts';

/** A response header as a server has to choose it: by the file that it sends. */
export type HeaderRule = {
  name: string;
  /** Of files named after their content, those of an older build included. */
  hashed: string | undefined;
  /** Of every other file. */
  otherwise: string | undefined;
  /** Files that differ, each with its value; '' for none. */
  exceptions: [file: string, value: string][];
};

const isHashed = (file: string) => `/${file}`.startsWith(HASHED_PREFIX);

/** The value that most files of a kind have. */
function usual(files: readonly Delivered[], name: string): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { headers } of files) counts.set(headers[name], (counts.get(headers[name]) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The headers of all files, a rule for each header but the type, which goes by the ending of the name.
 */
export function headerRulesOf({ files, notFound }: Delivery): HeaderRule[] {
  const all = notFound ? [...files, notFound] : files;
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  names.delete('Content-Type');
  const others = all.filter(({ file }) => !isHashed(file) && !file.endsWith('.html'));
  return [...names].map((name): HeaderRule => {
    const hashed = usual(
      all.filter(({ file }) => isHashed(file)),
      name,
    );
    // A name that is not in this build may be one of the next: what is kept for an hour is soon right again.
    const otherwise =
      name === 'Cache-Control' ? CACHE_CONTROL.other : usual(others.length > 0 ? others : all, name);
    const exceptions = all
      .filter(({ file, headers }) => headers[name] !== (isHashed(file) ? hashed : otherwise))
      .map(({ file, headers }): [string, string] => [file, headers[name] ?? '']);
    return { name, hashed: hashed ?? otherwise, otherwise, exceptions };
  });
}

/** Whether all files have the same value. */
export const isFixed = ({ hashed, otherwise, exceptions }: HeaderRule): boolean =>
  hashed === otherwise && exceptions.length === 0;

/** A text as a regular expression that means just that text. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
