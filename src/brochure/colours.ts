import tokens from '../styles/tokens.css?raw';

/** What the style sheet says for paper, and for daylight where it says nothing else. */
const [day = ''] = tokens.split('(prefers-color-scheme: dark)');
const [, paper = ''] = tokens.split('@media print');
const read = (css: string) => [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)];
const COLOURS = new Map([...read(day), ...read(paper)].map(([, role = '', value = '']) => [role, value]));
// Turmeric stays: printed without colour it is a light grey, and its edge says where it is.
for (const [, role = '', value = ''] of read(day)) if (role === 'live') COLOURS.set(role, value);

/** A colour for paper by its role. @throws when the tokens have none of that name */
export function colour(role: string): string {
  const found = COLOURS.get(role);
  if (!found) throw new Error(`src/styles/tokens.css has no colour --${role} for paper`);
  return found;
}

/** Puts colours where a drawing names them by role: what sets PDFs knows no variables. */
export const withColours = (svg: string): string =>
  svg.replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (all, role: string) => COLOURS.get(role) ?? all);
