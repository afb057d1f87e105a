/**
 * What a page says of the built site is known only once that is built: until then a mark is in its place, which the
 * build fills in (`src/publish/build/sizes.ts`).
 */
export const sizeMark = (stem: string): string => `§size ${stem}§`;
/** The same in hundredths of the longest page's limit, for a bar: one scale for all. */
export const shareMark = (stem: string): string => `§share ${stem}§`;
export const LIMIT_MARK = '§limit§';
/** Any of them. */
export const MARKS = /§(size|share|limit) ?([\w/-]*)§/g;
