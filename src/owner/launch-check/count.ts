import { filesOnDisk } from '../../content/files.ts';
import { todayIn } from '../../content/language/day.ts';
import { writtenIn } from '../../content/reading/written.ts';
import { summary } from './report.ts';
import { itemsOf } from './run.ts';
import { readSample } from './sample.ts';

/** How much is left to do before the launch, in one line, for the end of a build. @param dir the content folder */
export default function count(dir: string): string {
  try {
    const files = filesOnDisk(dir);
    const items = itemsOf(writtenIn(files), readSample(), todayIn(files));
    return summary(items) + (items.length > 0 ? ' `npm run launch-check` lists them.' : '');
  } catch (error) {
    return `What is left to do could not be counted: ${(error as Error).message}`;
  }
}
