import tokens from './tokens.css?raw';

type Scheme = 'light' | 'dark' | 'print';

const [, brand = ''] = /--brand:\s*(#\w+)/.exec(tokens) ?? [];

const parseColours = (css: string) =>
  Object.fromEntries(
    [...css.replaceAll('var(--brand)', brand).matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].map(
      ([, role = '', value = '']) => [role, value],
    ),
  );

// The style sheet has the light colours first, then those that differ in dark mode, then those that differ in print.
const [light = {}, dark = {}, print = {}] = tokens
  .split(/\(prefers-color-scheme: dark\)|@media print/)
  .map(parseColours);
const COLOURS: Record<Scheme, Record<string, string | undefined>> = {
  light,
  dark: { ...light, ...dark },
  // The brochure keeps the company's colour, which is a light grey in a black-and-white print.
  print: { ...light, ...print, accent: light['accent'] },
};

/** Returns a colour by its role (`ink`), written as in the tokens: `#0f1518`, `#fff`. @throws if they lack it */
export function colour(role: string, scheme: Scheme = 'light'): string {
  const hex = COLOURS[scheme][role];
  if (!hex) throw new Error(`src/ui/styles/tokens.css has no colour --${role} for ${scheme}`);
  return hex;
}

/** Replaces custom properties in an SVG with colours, because the programs that render pictures and PDFs lack them. */
export const resolveColours = (svg: string, scheme: Scheme = 'light'): string =>
  svg.replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (variable, role: string) => COLOURS[scheme][role] ?? variable);

/** Resolves the colours of the company's mark. `currentColor` becomes ink. */
export const resolveMarkColours = (mark: string, scheme?: Scheme): string =>
  resolveColours(mark.replace('<svg ', '<svg color="var(--ink)" '), scheme);
