/**
 * `npm run launch-check`: what is left to do before the launch, by page. It exits with 1 while something blocks.
 * `--offline` tries no address of another site.
 */
import { parseArgs } from 'node:util';
import { filesOnDisk } from '../../content/files.ts';
import { reportOf } from './report.ts';
import { launchCheck } from './run.ts';

/** @returns the exit code */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' } } });
  const contentDir = process.env['CONTENT_DIR'] || 'content';
  const result = await launchCheck(contentDir, !values.offline);
  console.log(reportOf(result, filesOnDisk(contentDir)));
  return result.items.some(({ blocks }) => blocks) ? 1 : 0;
}

const code = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
// An unanswered name lookup would keep the program alive; the output is flushed first.
process.stdout.write('', () => process.exit(code));
