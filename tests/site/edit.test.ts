/** The form of `npm run edit` writes files: nothing of it may be in a site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY_HEADER } from '../../src/owner/edit/guard.ts';
import { filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

test('no file of the built site has anything of the form', () => {
  const files = filesOf(siteDir()).filter((file) => /\.(html|js|css|json|txt)$/.test(file));
  const ofForm = files.filter((file) => readFileSync(join(siteDir(), file), 'utf8').includes(KEY_HEADER));
  expect(files.length).toBeGreaterThan(0);
  expect(ofForm).toEqual([]);
});
