import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutOf } from '../left-out.ts';

test('what a step leaves out is named with the step, and nothing else that it prints', () => {
  const output =
    "- Mozilla's HTTP Observatory is left out: no network\n  note: / left out: a word\n\n12 passed, 0 failed";
  expect(leftOutOf('test:policy', output)).toEqual([
    "test:policy: Mozilla's HTTP Observatory is left out: no network",
  ]);
});

test.each(['policy', 'hosts', 'path', 'found/files', 'speed', 'lighthouse'])(
  'tests/%s.ts says it in a line that is recognised',
  (name) => {
    const [said = ''] =
      /`?- [^`'\n]*(?:'s)?[^`\n]*left out: /.exec(readFileSync(`tests/${name}.ts`, 'utf8')) ?? [];
    expect(leftOutOf(name, `${said.replace(/^[`']/, '')}a reason`)).toHaveLength(1);
  },
);
