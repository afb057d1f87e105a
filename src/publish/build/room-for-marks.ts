import type { Declaration, Plugin } from 'postcss';

/** The smallest line height for letters with marks above and below them: closer lines touch. */
const LEAST = 1.3;

const isLow = (height: string) => Number(height) < LEAST;

function giveRoom(declaration: Declaration): void {
  const { prop, value } = declaration;
  // Large figures have a line to themselves, and look the same in every script.
  if (declaration.parent?.some((one) => one.type === 'decl' && one.value.includes('var(--count)'))) return;
  if (prop === 'letter-spacing' && /^(-|calc\(-)/.test(value)) declaration.value = '0';
  if (prop === 'line-height' && isLow(value)) declaration.value = String(LEAST);
  if (prop === 'font')
    declaration.value = value.replace(/\/ ([\d.]+)/, (all, height) => (isLow(height) ? `/ ${LEAST}` : all));
}

/**
 * For content in Devanagari, Tamil and similar scripts: headings get more line height and no tight letter spacing, whatever the
 * style sheets say for Latin. Done by the build, so that a site in Latin letters needs no rule for it.
 */
export const roomForMarks = (): Plugin => ({ postcssPlugin: 'room-for-marks', Declaration: giveRoom });
