/** Every syllable of the nine scripts, drawn by a font that is cut to its letters alone: takes a minute. */
import { expect, test } from 'vitest';
import { drawnOtherwise, FAMILY_SCRIPTS, lettersOf, syllablesOf } from '../syllables.ts';

test.each(FAMILY_SCRIPTS)('%s is drawn as by the whole font', async (script) => {
  const letters = lettersOf(script);
  const syllables = syllablesOf(letters);
  console.log(`${script}: ${syllables.length} syllables`);
  expect(await drawnOtherwise(letters.file, syllables)).toEqual([]);
});
