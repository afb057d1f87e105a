/** The parts of every page that a link may lead to. */
export const PARTS: readonly string[] = ['main', 'foot-contact'];

/** Anchors that every page has already: those, and what its own header uses. */
export const TAKEN: readonly string[] = [...PARTS, 'top', 'menu', 'nav'];

/** The parts of the about page beside those. */
export const ABOUT_PARTS: readonly string[] = ['focus', 'registration'];
