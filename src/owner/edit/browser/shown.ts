import type { Path } from '../../../content/problems.ts';
import { MARK } from '../form/names.ts';
import type { Blank, Kind, Opened } from './api.ts';
import { nameOfNew } from './kept.ts';

/** What the form shows. */
export type Shown =
  | { kind: 'start' }
  | { kind: 'changes' }
  | { kind: 'mark' }
  | { kind: 'file'; opened: Opened; path?: Path | undefined; turn: number }
  | { kind: 'new'; blank: Blank; of: Kind; like?: string | undefined };

/** By which name what is typed is kept; nothing where nothing can be typed. */
export const typedIn = (shown: Shown): string | undefined => {
  if (shown.kind === 'file') return shown.opened.file;
  return shown.kind === 'new' ? nameOfNew(shown.of, shown.like) : undefined;
};

/** The page on which it stands. */
export const pageOf = (shown: Shown): string => {
  if (shown.kind === 'file') return shown.opened.page;
  return shown.kind === 'new' ? { team: '/team', services: '/', products: '/products' }[shown.of] : '/';
};

/** What tells it from the others in the list. */
export const keyOf = (shown: Shown): string => {
  if (shown.kind === 'mark') return MARK;
  return shown.kind === 'file' ? [shown.opened.file, ...(shown.path?.map(String) ?? [])].join('|') : '';
};
