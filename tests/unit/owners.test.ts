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
