import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { summary } from './report.ts';
import { itemsOf } from './run.ts';
import { readSample } from './sample.ts';

/** The end of `npm run build`: how much is left to do before this content is launched, in one line. */
const items = itemsOf(filesOnDisk(process.env['CONTENT_DIR'] ?? 'content'), readSample(), todayOf());
console.log(summary(items) + (items.length > 0 ? ' `npm run launch-check` lists it.' : ''));
