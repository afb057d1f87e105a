import { expect, test } from 'vitest';
import { withChange } from '../../../tests/content.ts';
import { readSourceTexts } from '../../content/reading/source-texts.ts';
import { missingCharacterWarnings } from './missing-characters.ts';

test('warns about a character that pictures and PDFs leave out, with file, line and field', () => {
  const { texts } = readSourceTexts(
    withChange('pages/home.yaml', /^lead:.*$/m, 'lead: Rice 🍛 → 10⁵ plates ✓'),
  );
  expect(missingCharacterWarnings(texts)).toEqual([
    expect.stringMatching(/^content\/pages\/home\.yaml, line \d+, lead: no font has 🍛, so the brochure/),
  ]);
});
