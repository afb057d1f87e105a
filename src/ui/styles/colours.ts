import tokens from './tokens.css?raw';

type Scheme = 'light' | 'dark' | 'paper';

const [, brand = ''] = /--brand:\s*(#\w+)/.exec(tokens) ?? [];

/** Reads colours by role. */
const parseColours = (css: string) =>
  Object.fromEntries(
    [...css.replaceAll('var(--brand)', brand).matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].map(
      ([, role = '', value = '']) => [role, value],
    ),
  );

const [light = {}, dark = {}, paper = {}] = tokens
  .split(/\(prefers-color-scheme: dark\)|@media print/)
  .map(parseColours);
const COLOURS: Record<Scheme, Record<string, string | undefined>> = {
  light,
  dark: { ...light, ...dark },
  // Paper keeps turmeric, which is a light grey when printed without colour.
  paper: { ...light, ...paper, accent: light['accent'] },
};

/** Returns a colour by its role. @throws if the tokens lack it */
export function colour(role: string, scheme: Scheme = 'light'): string {
  const hex = COLOURS[scheme][role];
  if (!hex) throw new Error(`src/ui/styles/tokens.css has no colour --${role} for ${scheme}`);
  return hex;
}

/** Replaces variables with colours, for programs that make pictures and PDFs. */
export const resolveColours = (svg: string, scheme: Scheme = 'light'): string =>
  svg.replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (variable, role: string) => COLOURS[scheme][role] ?? variable);

/** Resolves the colours of the company's mark. The colour that it would inherit becomes ink. */
export const resolveMarkColours = (mark: string, scheme?: Scheme): string =>
  resolveColours(mark.replace('<svg ', '<svg color="var(--ink)" '), scheme);
