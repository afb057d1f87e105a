/** The address's fragment keeps the tab and the figures of "Your mess": `#analytics&mess=480,36` (docs/decisions/your-mess.md). */
const MESS_FIGURES = /&?\b(mess=[\d,]+)$/;

/** The id of the plate. A link to it serves the meal (island/shared-store.ts), as does an event of this name on the window. */
export const SERVE_ID = 'serve';

/** Returns the fragment without the figures, which names a tab or an element: `#analytics`. */
export const anchorIn = (fragment: string): string => fragment.replace(MESS_FIGURES, '');

/** Returns the figures, or an empty text: `mess=480,36`. */
export const figuresIn = (fragment: string): string => MESS_FIGURES.exec(fragment)?.[1] ?? '';

/** Joins both, of which either may be empty, to one fragment. */
export const joinFragment = (anchor: string, mess: string): string =>
  mess ? `${anchor.length > 1 ? `${anchor}&` : '#'}${mess}` : anchor;
