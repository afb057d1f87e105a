#!/bin/sh
# A font cut to one Kannada syllable draws it wider than the whole font does. The cut keeps no glyph that GDEF names, so
# hb-subset drops the table; shapers then take the vowel sign for a mark, by Unicode, and its ligature no longer matches.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-fund --no-audit subset-font@2.9.0 harfbuzzjs@1.6.4 @fontsource-variable/anek-kannada@5.3.0
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import subset from 'subset-font';
const file = 'node_modules/@fontsource-variable/anek-kannada/files/anek-kannada-kannada-wght-normal.woff2';
const settings = { targetFormat: 'sfnt', variationAxes: { wght: 400 } };
const width = (font, text) => {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(new hb.Font(new hb.Face(new hb.Blob(font))), buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
};
const [syllable, nukta] = ['\u0ca4\u0cbf', '\u0cbc'];
const whole = await subset(readFileSync(file), '', { ...settings, keepAllGlyphs: true });
const cut = await subset(readFileSync(file), syllable, settings);
const withMark = await subset(readFileSync(file), syllable + nukta, settings);
const [expected, alone, repaired] = [whole, cut, withMark].map((font) => width(font, syllable));
const hasGdef = (font) => font.toString('latin1', 0, 500).includes('GDEF');
console.log('HarfBuzz', hb.versionString(), { expected, alone, repaired, gdef: [whole, cut, withMark].map(hasGdef) });
process.exit(alone !== expected && repaired === expected && !hasGdef(cut) ? 0 : 1);
JS
node try.mjs
