/**
 * `npm run launch-check`: what is left to do before the launch, by page. It exits with 1 while something blocks.
 * `--offline` tries no address of another site; `--count`, at the end of `npm run build`, says in one line how much is
 * left, and always exits with 0.
 */
import { parseArgs } from 'node:util';
import { todayIn } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { examineContent } from '../../content/reading/read.ts';
import { reportOf, summary } from './report.ts';
import { itemsOf, launchCheck } from './run.ts';
import { readSample } from './sample.ts';

/** @returns the exit code */
async function main(): Promise<number> {
  const options = { offline: { type: 'boolean' }, count: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  const contentDir = process.env['CONTENT_DIR'] || 'content';
  const files = filesOnDisk(contentDir);
  const today = todayIn(files);
  if (values.count) {
    const { items } = itemsOf(files, readSample(), today);
    console.log(summary(items) + (items.length > 0 ? ' `npm run launch-check` lists it.' : ''));
    return 0;
  }
  const result = await launchCheck({ contentDir, network: !values.offline, today });
  console.log(reportOf(result, examineContent(files).content ?? {}, files));
  return result.items.some(({ blocks }) => blocks) ? 1 : 0;
}

const code = await main().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
// An unanswered name lookup would keep the program alive; the output is flushed first.
process.stdout.write('', () => process.exit(code));
