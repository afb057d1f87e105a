/**
 * Digits of one width, for columns. The family's Latin digits have a feature for it (tabular-nums); those of other scripts
 * have none, and some are twice as wide as others (docs/decisions/fonts.md).
 */
import postcss, { type Plugin } from 'postcss';
import type { Axes } from 'subset-font';
import { subset } from '../../ui/fonts/font-file.ts';

export const EVEN_DIGITS = 'Anek Even';

/** The digits of a text that are not 0 to 9. */
export const otherDigits = (text: string): string => (text.match(/[^\P{Nd}0-9]/gu) ?? []).join('');

const u16 = (font: Buffer, at: number) => font.readUInt16BE(at);

/** Where the tables of a TrueType font begin, by their names. */
function tablesOf(font: Buffer): Record<string, number> {
  const records = Array.from({ length: u16(font, 4) }, (_, i) => 12 + 16 * i);
  return Object.fromEntries(
    records.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]),
  );
}

/** Gives each glyph of a font the width of the widest, and moves its outline to the middle. Changes the font itself. */
function makeEven(font: Buffer): void {
  const { head = 0, hhea = 0, hmtx = 0 } = tablesOf(font);
  // The first is no digit: it stands for what a font lacks.
  const places = Array.from({ length: u16(font, hhea + 34) - 1 }, (_, i) => hmtx + 4 * (i + 1));
  const widest = Math.max(...places.map((at) => u16(font, at)));
  for (const at of places) {
    // An outline begins where its left side bearing says, unless a flag says that all begin at 0.
    font.writeInt16BE(font.readInt16BE(at + 2) + ((widest - u16(font, at)) >> 1), at + 2);
    font.writeUInt16BE(widest, at);
  }
  font.writeUInt16BE(u16(font, head + 16) & ~2, head + 16);
}

/** A font of some digits that are all as wide as the widest, as WOFF2. */
export async function evenDigits(source: Buffer, digits: string, variationAxes: Axes): Promise<Buffer> {
  const cut = { variationAxes, dropTables: ['GPOS'], noHinting: true, keepFeatures: ['locl'] };
  const font = await subset(source, digits, { ...cut, targetFormat: 'sfnt' });
  makeEven(font);
  return subset(font, '', { targetFormat: 'woff2', variationAxes: {}, keepAllGlyphs: true });
}

/**
 * Where text has figures. Those of lists and charts stand in columns, and those of clocks and sliders change in their place;
 * in a line, digits of one width would only stand apart.
 */
const [FIGURES, IN_COLUMNS] = [':where(.num)', ':where(dl.num, ul.num, table.num, div.num, time.num, b.num)'];

/** For content with such digits: columns that a style sheet wants to align have them from that font. */
export const digitsInColumns: Plugin = {
  postcssPlugin: 'digits-in-columns',
  Rule: (rule) => {
    const declared = (name: string) => {
      const found = rule.nodes.find((one) => one.type === 'decl' && one.prop === name);
      return found?.type === 'decl' ? found.value : undefined;
    };
    const text = declared('--text');
    // Like the rest of the family the font is named once it has loaded.
    if (text && !declared('--figures'))
      rule.append({ prop: '--figures', value: text.replace(/^"Anek Latin"/, `"${EVEN_DIGITS}", $&`) });
    if (!declared('font-variant-numeric')?.includes('tabular-nums') || declared('font-family')) return;
    const family = { prop: 'font-family', value: 'var(--figures)' };
    if (rule.selector !== FIGURES) rule.append(family);
    else if (rule.next()?.toString().startsWith(IN_COLUMNS) !== true)
      rule.after(postcss.rule({ selector: IN_COLUMNS, nodes: [postcss.decl(family)] }));
  },
};
