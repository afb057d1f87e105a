/** Matches the figures of "Your mess", which follow the tab: `#analytics&mess=480,36` (docs/decisions/your-mess.md). */
const MESS_FIGURES = /&?\b(mess=[\d,]+)$/;

/** The id of the hero. A link to it, or a window event of this name, serves the meal (island/shared-store.ts). */
export const SERVE_ID = 'serve';

/** Returns the fragment of a tab or an element, without the figures: `#analytics`. */
export const anchorIn = (fragment: string): string => fragment.replace(MESS_FIGURES, '');

/** Returns the figures, `mess=480,36`, or an empty text. */
export const messFiguresIn = (fragment: string): string => MESS_FIGURES.exec(fragment)?.[1] ?? '';

/** Joins the anchor and the figures to a fragment; either may be empty. */
export const joinFragment = (anchor: string, figures: string): string =>
  figures ? `${anchor.length > 1 ? `${anchor}&` : '#'}${figures}` : anchor;
