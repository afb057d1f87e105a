import tokens from '../styles/tokens.css?raw';

const light = new Map(
  [...tokens.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)]
    .reverse()
    .map(([, name = '', colour = '']) => [name, colour] as const),
);

/** A colour by its role, as it is in daylight. @throws when the tokens have none of that name */
export function colour(role: string): string {
  const found = light.get(role);
  if (!found) throw new Error(`src/styles/tokens.css has no colour --${role}`);
  return found;
}

/** Puts colours where a drawing names them by role: what draws pictures knows no variables. */
export const withColours = (svg: string): string =>
  svg.replace(/var\(--([\w-]+)(?:,[^)]*)?\)/g, (all, role: string) => light.get(role) ?? all);
