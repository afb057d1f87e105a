/**
 * `npm run build`: checks the content, lets Astro make the site in a folder of its own, and only then puts it into `dist/`,
 * in the place of the last good one. `CONTENT_DIR` names another folder of content. A test names a folder below `.cache/`
 * for its site, as an argument. `--last` names a module whose default export returns a last line to print.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { diskMessage, Refusal } from '../../platform/refusal.ts';
import { configFolderOf } from '../hosting/files.ts';
import { addressOf } from '../hosting/port.ts';
import { makeReady, publish } from './swap.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache');
const { values, positionals } = parseArgs({
  // `npm start` imports this program, and has words of its own.
  args: import.meta.main ? process.argv.slice(2) : [],
  options: { last: { type: 'string' } },
  allowPositionals: true,
});
const [ASKED] = positionals;
const OUT = resolve(ASKED ?? join(ROOT, 'dist'));
/** Each site has its own work folder, so that builds can run side by side. */
const WORK = ASKED ? `${OUT}.work` : join(CACHE, 'build');
const MADE = join(WORK, basename(OUT));

// Everybody may read the site, whatever the user lets others read.
process.umask(process.umask() & 0o022);
try {
  if (ASKED && !OUT.startsWith(CACHE + sep))
    throw new Refusal('The site is built to dist/. Only tests name another folder, below .cache/.');
  // Astro reads it too, and `npm start` serves there afterwards.
  addressOf();
  for (const out of [OUT, configFolderOf(OUT)]) makeReady(out);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const clear = () => {
  for (const made of [MADE, configFolderOf(MADE)]) rmSync(made, { recursive: true, force: true });
};
clear();
// A separate process, so that this one can report and clean up however it ends.
const env = {
  ...process.env,
  NODE_ENV: 'production',
  CONTENT_DIR: resolve(process.env.CONTENT_DIR || 'content'),
};
const astro = fork(join(import.meta.dirname, 'make.ts'), [MADE, WORK, values.last ?? ''], {
  env,
});
let line: unknown;
astro.on('message', (said) => {
  line = said;
});
const [code, signal] = await once(astro, 'exit');
if (code === 0)
  try {
    publish(MADE, OUT);
    publish(configFolderOf(MADE), configFolderOf(OUT));
    console.log(`The site is in ${relative('', OUT)}/.`);
    if (line) console.log(line);
  } catch (error) {
    const why = error instanceof Refusal ? error.message : diskMessage(error as Error);
    console.error(
      why,
      `\nThe site was built but could not be moved to ${relative('', OUT)}/. The last good site is untouched.`,
    );
    process.exitCode = 1;
  }
else {
  if (code !== 1)
    console.error(
      `The build was killed, or ran out of memory (${signal ?? code}). The last good site is untouched.`,
    );
  process.exitCode = 1;
}
clear();
