/** `npm run check`: checks types, code, styles and content in parallel, and prints each output when its check ends. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Scripts of package.json, the slowest first. `schemas` writes JSON schemas for editors, and fails if it cannot. */
const CHECKS = [
  'check:types',
  'check:pages',
  'check:code',
  'check:styles',
  'check:unused',
  'schemas',
  'check:content',
];

const results = CHECKS.map(async (name) => {
  const check = spawn(process.execPath, ['--run', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((done) => check.on('close', done));
  const [output, errors] = await Promise.all([text(check.stdout), text(check.stderr)]);
  const hasPassed = (await closed) === 0;
  console.log(`\n${hasPassed ? '✓' : '✗'} ${name}\n${output}${errors}`.trimEnd());
  return hasPassed;
});
if ((await Promise.all(results)).includes(false)) process.exitCode = 1;
