/**
 * The first step of `npm run sample`: records the names, addresses, numbers and mark that content/ is delivered with.
 * The second step runs tests/sample. Owners never run the command.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'yaml';
import { readFiles } from '../src/content/files.ts';
import { readSourceTexts } from '../src/content/reading/source-texts.ts';
import { collectSample, SAMPLE_FILE } from '../src/owner/launch-check/sample.ts';

const HEADER = `# The names, addresses, numbers and mark of the delivered site. \`npm run launch-check\` looks for them in content/.
# \`npm run sample\` writes this list. It belongs to the delivery: as an owner you leave it alone.
`;

mkdirSync(dirname(SAMPLE_FILE), { recursive: true });
const sample = collectSample(readSourceTexts(readFiles('content')).texts);
writeFileSync(SAMPLE_FILE, HEADER + stringify(sample, { lineWidth: 0 }));
console.log(`${SAMPLE_FILE} is written.`);
