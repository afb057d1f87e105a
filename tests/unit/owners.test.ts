import { describe, expect, test } from 'vitest';
import { filesOnDisk } from '../../src/content/files.ts';
import { problemsOf } from '../content.ts';
import { ownersFrom, tracesOf } from '../owners.ts';

const sample = filesOnDisk('content');

test('the content is in order', () => expect(problemsOf(sample)).toEqual([]));

describe.each(ownersFrom(sample))('$name', ({ files }) => {
  test('may say all of this', () => expect(problemsOf(files)).toEqual([]));

  test('finds nothing of the sample in its words', () => {
    const traces = tracesOf(sample);
    expect(traces.length, 'No trace was looked for: the check itself is broken.').toBeGreaterThan(8);
    // What a comment says is shown nowhere.
    for (const [file, text] of Object.entries(files))
      for (const trace of traces)
        expect(text.replace(/^\s*#.*$/gm, ''), `content/${file} holds "${trace}"`).not.toContain(trace);
  });
});
