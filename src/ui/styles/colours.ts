import tokens from './tokens.css?raw';

type Scheme = 'light' | 'dark' | 'paper';

const [, brand = ''] = /--brand:\s*(#\w+)/.exec(tokens) ?? [];

/** Colours by role. */
const coloursIn = (css: string) =>
  Object.fromEntries(
    [...css.replaceAll('var(--brand)', brand).matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].map(
      ([, role = '', value = '']) => [role, value],
    ),
  );

const [light = {}, dark = {}, paper = {}] = tokens
  .split(/\(prefers-color-scheme: dark\)|@media print/)
  .map(coloursIn);
const COLOURS: Record<Scheme, Record<string, string | undefined>> = {
  light,
  dark: { ...light, ...dark },
  // Turmeric stays: printed without colour it is a light grey, with an edge.
  paper: { ...light, ...paper, accent: light['accent'] },
};

/** A colour by its role. @throws when the tokens have none of that name */
export function colour(role: string, scheme: Scheme = 'light'): string {
  const hex = COLOURS[scheme][role];
  if (!hex) throw new Error(`src/ui/styles/tokens.css has no colour --${role} for ${scheme}`);
  return hex;
}

/** Replaces variables by colours, for programs that make pictures and PDFs. */
export const withColours = (svg: string, scheme: Scheme = 'light'): string =>
  svg.replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (all, role: string) => COLOURS[scheme][role] ?? all);

/** The company's mark with the colours that it names by role, and ink where it would inherit one. */
export const inInk = (mark: string, scheme?: Scheme): string =>
  withColours(mark.replace('<svg ', '<svg color="var(--ink)" '), scheme);
