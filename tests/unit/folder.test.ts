import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

// That `npm start` says it, before anything is built, is for tests/all/folders.test.ts.
const { refuseFolder } = createRequire(import.meta.url)('../../scripts/folder.cjs');

test('set-up refuses a folder in which Astro and Vite would find nothing, and no other', () => {
  for (const name of ['100%', 'a#b', 'a?b', 'a"b', 'a\\b'])
    expect(refuseFolder(`/home/${name}`, '/')).toContain('with which Astro and Vite do not find');
  for (const name of ['/home/a b', '/home/मेस साइट', "/it's [x] {y} & z", '/a_b-c.d'])
    expect(refuseFolder(name, '/')).toBeUndefined();
  expect(refuseFolder('C:\\Users\\asha', '\\')).toBeUndefined();
});
