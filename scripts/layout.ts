/** A part of `npm run fix`: brings the files of `content/` and of the tests' company into the layout in which the form writes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOnDisk } from '../src/content/files.ts';
import { laidOut } from '../src/owner/edit/yaml.ts';

for (const root of ['content', 'tests/fixtures/content'])
  for (const [file, text] of Object.entries(filesOnDisk(root))) {
    const path = join(root, file);
    // Versions of legal texts stay as they were kept; a note for people has no fields.
    if (!/\.(yaml|md)$/.test(file) || /^legal\/versions\/|^[^/]+\.md$/.test(file)) continue;
    const made = laidOut(file, text);
    if (made !== readFileSync(path, 'utf8')) writeFileSync(path, made);
  }
