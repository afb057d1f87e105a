/** `npm run launch-check`: lists what is left to do. Exits with 1 if an item blocks. `--offline` skips other sites. */
import { parseArgs } from 'node:util';
import { CONTENT_DIR, readFiles } from '../../content/files.ts';
import { formatReport } from './report.ts';
import { runLaunchCheck } from './run.ts';

let exitCode = 1;
try {
  const { values } = parseArgs({ options: { offline: { type: 'boolean' } } });
  const result = await runLaunchCheck(CONTENT_DIR, !values.offline);
  console.log(formatReport(result, readFiles(CONTENT_DIR)));
  exitCode = result.items.some(({ isBlocking }) => isBlocking) ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
}
// Exits once the output is written, because a pending DNS lookup would keep the process alive.
process.stdout.write('', () => process.exit(exitCode));
