/** `npm run launch-check`: lists what is left to do. Exits with 1 while something blocks. `--offline` requests no site. */
import { parseArgs } from 'node:util';
import { CONTENT_DIR, readFiles } from '../../content/files.ts';
import { formatReport } from './report.ts';
import { runLaunchCheck } from './run.ts';

let code = 1;
try {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' } } });
  const result = await runLaunchCheck(CONTENT_DIR, !values.offline);
  console.log(formatReport(result, readFiles(CONTENT_DIR)));
  code = Number(result.items.some(({ blocks }) => blocks));
} catch (error) {
  console.error((error as Error).message);
}
// An unanswered name lookup would keep the program alive; the output is flushed first.
process.stdout.write('', () => process.exit(code));
