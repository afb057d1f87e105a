/**
 * The first half of `npm run sample`: writes down what content/ is delivered with, in the fields that its owner has to
 * look at. It belongs to the delivery: whoever has taken the site over never runs it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesOnDisk } from '../src/content/files.ts';
import { SAMPLE_FILE, sampleFile, sampleOf } from '../src/launch-check/sample.ts';
import { writtenIn } from '../src/reading/written.ts';

mkdirSync(dirname(SAMPLE_FILE), { recursive: true });
writeFileSync(SAMPLE_FILE, sampleFile(sampleOf(writtenIn(filesOnDisk('content')))));
console.log(`${SAMPLE_FILE} is written.`);
