import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../content.ts';
import { OWNERS, TRACES } from '../owners.ts';

describe.each(OWNERS)('$name', ({ files }) => {
  test('may say all of this', () => expect(problemsOf(files)).toEqual([]));

  test('finds nothing of the sample in its words', () => {
    expect(TRACES.length, 'No trace was looked for: the check itself is broken.').toBeGreaterThan(8);
    // What a comment says is shown nowhere.
    for (const [file, text] of Object.entries(files))
      for (const trace of TRACES)
        expect(text.replace(/^\s*#.*$/gm, ''), `content/${file} holds "${trace}"`).not.toContain(trace);
  });
});

test('no test of the code reads content/: its words are the owner’s', () => {
  const reads = /(Disk|picturesIn|resolve|Sync)\('content['/]|\.\.\/content\/|\?\? 'content'/;
  const readers = globSync('tests/**/*.{ts,tsx}').filter((file) => reads.test(readFileSync(file, 'utf8')));
  expect(
    readers.filter((file) => !/^tests.sample/.test(file)),
    'Read tests/fixtures/content. What is asked of the delivery belongs to tests/sample.',
  ).toEqual([]);
  expect(readers, 'Nothing was found: the check itself is broken.').not.toEqual([]);
});
