import tokens from '../styles/tokens.css?raw';

/** The colours of a part of the style sheet, by role. The first of a name counts. */
const coloursIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].reverse().map(([, role = '', c = '']) => [role, c]),
  );

const [day = '', rest = ''] = tokens.split('(prefers-color-scheme: dark)');
// What stands behind it is for paper.
const [night = ''] = rest.split('@media');
const COLOURS = { light: coloursIn(day), dark: coloursIn(night) };

/** A colour by its role, by day or by night: most are the same in both. @throws when the tokens have none of that name */
export function colour(role: string, scheme: 'light' | 'dark' = 'light'): string {
  const found = COLOURS[scheme].get(role) ?? COLOURS.light.get(role);
  if (!found) throw new Error(`src/styles/tokens.css has no colour --${role} for the ${scheme} scheme`);
  return found;
}

/** The company's mark in the colours that it names by role, and in ink where it takes over that of its surroundings. */
export const inInk = (mark: string): string =>
  mark
    .replace('<svg ', '<svg color="var(--ink)" ')
    .replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (all, role: string) => COLOURS.light.get(role) ?? all);
