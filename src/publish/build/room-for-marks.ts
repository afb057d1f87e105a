import type { Declaration, Plugin } from 'postcss';

/**
 * The smallest line height for letters with marks above and below them: closer lines touch. Urdu and Kashmiri are written in
 * Nastaliq, whose words slope.
 */
const leastIn = (language: string) =>
  /^(ur|ks)-Arab/.test(new Intl.Locale(language).maximize().baseName) ? 2 : 1.3;

function giveRoom(declaration: Declaration, least: number): void {
  const { prop, value } = declaration;
  // Large figures have a line to themselves, and look the same in every script.
  if (declaration.parent?.some((one) => one.type === 'decl' && one.value.includes('var(--count)'))) return;
  const isLow = (height: string) => Number(height) < least;
  if (prop === 'letter-spacing' && /^(-|calc\(-)/.test(value)) declaration.value = '0';
  if (prop === 'line-height' && isLow(value)) declaration.value = String(least);
  if (prop === 'font')
    declaration.value = value.replace(/\/ ([\d.]+)/, (all, height) => (isLow(height) ? `/ ${least}` : all));
}

/**
 * For content in Devanagari, Tamil and similar scripts: headings get more line height and no tight letter spacing, whatever the
 * style sheets say for Latin. Done by the build, so that a site in Latin letters needs no rule for it.
 */
export const roomForMarks = (language: string): Plugin => ({
  postcssPlugin: 'room-for-marks',
  Declaration: (declaration) => giveRoom(declaration, leastIn(language)),
});
