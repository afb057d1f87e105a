import { expect, test } from 'vitest';
import { hasMarks, missingScripts, scriptFontsFor } from './scripts.ts';

test('the family has its own letters for a script that is installed', () => {
  const [font, ...others] = scriptFontsFor('Thali: थाली');
  expect([font?.family, others]).toEqual(['Anek Devanagari', []]);
  expect(font?.letters).toContain('थ');
  expect(font?.letters, 'Latin letters come from the Latin file.').not.toContain('T');
});

test('one that is not installed is reported with the command that installs it, and the site works without', () => {
  expect(missingScripts('Thali, थाली, ഊണ്')).toEqual([
    expect.stringMatching(/in Malayalam, .*npm install .*@fontsource-variable\/anek-malayalam@\d/),
  ]);
  expect(scriptFontsFor('ഊണ്')).toEqual([]);
});

test('Hindi, Tamil and Urdu have marks above and below their letters, English and German do not', () => {
  expect(['hi', 'ta', 'mr-IN', 'pa-Guru', 'ur', 'ar'].map(hasMarks)).not.toContain(false);
  expect(['en-IN', 'de'].map(hasMarks)).not.toContain(true);
});
