import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { summary } from './report.ts';
import { itemsOf, lookAt, signedOff } from './run.ts';
import { readSample } from './sample.ts';

/** The end of `npm run build`: how much is left to do before this content is launched, in one line. */
const look = lookAt(filesOnDisk(process.env['CONTENT_DIR'] ?? 'content'), readSample(), todayOf());
const left = signedOff(look, itemsOf(look));
console.log(left.items.length > 0 ? `${summary(left)} \`npm run launch-check\` lists them.` : summary(left));
