import { filesOnDisk } from '../content/files.ts';
import { todayOf } from '../text/day.ts';
import { summary } from './report.ts';
import { itemsOf, lookAt, signedOff } from './run.ts';
import { readSample } from './sample.ts';

/** For the end of a build: how much is left to do before this content is launched, in one line. */
export function launchLine(contentFolder: string): string {
  const look = lookAt(filesOnDisk(contentFolder), readSample(), todayOf());
  const left = signedOff(look, itemsOf(look));
  return left.items.length > 0 ? `${summary(left)} \`npm run launch-check\` lists them.` : summary(left);
}
