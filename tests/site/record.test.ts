import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_RECORD, type BuildRecord } from '../../src/publish/build/build-record.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

test(`${BUILD_RECORD} lists every other file of the site with its hash`, () => {
  const read = (file: string) => readFileSync(join(siteDir(), file));
  const { files } = JSON.parse(read(BUILD_RECORD).toString()) as BuildRecord;
  const hashes = filesOf(siteDir())
    .filter((file) => file !== BUILD_RECORD)
    .map((file) => [file, createHash('sha256').update(read(file)).digest('hex')]);
  const expected = Object.fromEntries(hashes);
  expect(files, 'expected the build to write this file last: see integration.ts').toEqual(expected);
});
