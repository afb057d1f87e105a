/** A save takes time in proportion to what it writes. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { updateFile } from '../../src/owner/edit/yaml.ts';

test('many new fields are written quickly, each after the one before it', () => {
  const names = Array.from({ length: 20_000 }, (_, i) => `new${i}`);
  const fields = Object.fromEntries(names.map((name) => [name, name]));
  const text = updateFile('site.yaml', 'a: 1\nz: 2\n', { first: 0, a: 1, ...fields, z: 2 });
  expect(Object.keys(parse(text))).toEqual(['first', 'a', ...names, 'z']);
});
