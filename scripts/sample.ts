/**
 * The first half of `npm run sample`: records the names, addresses and numbers that content/ is delivered with. Owners
 * never run it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOnDisk } from '../src/content/files.ts';
import { writtenIn } from '../src/content/reading/written.ts';
import { SAMPLE_FILE, sampleFile, sampleOf } from '../src/owner/launch-check/sample.ts';

mkdirSync(dirname(SAMPLE_FILE), { recursive: true });
writeFileSync(SAMPLE_FILE, sampleFile(sampleOf(writtenIn(filesOnDisk('content')).texts)));
console.log(`${SAMPLE_FILE} is written.`);
