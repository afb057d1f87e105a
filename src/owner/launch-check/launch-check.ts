/**
 * `npm run launch-check`: what is left to do before the site is launched, by page, with file, line and what to do. It ends
 * with 1 while something blocks. `--offline` tries no address of another site.
 */
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import { reportOf } from './report.ts';
import { launchCheck } from './run.ts';

/** Runs the program. @returns what it ends with */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' } } });
  const contentDir = process.env['CONTENT_DIR'] || 'content';
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `There is no folder ${contentDir}. Unset CONTENT_DIR, or let it name a folder like content/.`,
    );
  const result = await launchCheck({ contentDir, network: !values.offline, today: todayOf() });
  const files = filesOnDisk(contentDir);
  console.log(reportOf(result, examineContent(files).content ?? {}, files));
  return result.items.some(({ blocks }) => blocks) ? 1 : 0;
}

const code = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
// A question for a name that nobody answers would keep the program alive; what was printed goes out first.
process.stdout.write('', () => process.exit(code));
