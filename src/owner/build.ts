/** `npm run build`: builds the site, then counts in one line what is left to do before the launch. */
import '../publish/build/build.ts';
import { CONTENT_DIR, readFiles } from '../content/files.ts';
import { siteToday } from '../content/language/day.ts';
import { readSourceTexts } from '../content/reading/source-texts.ts';
import { summarise } from './launch-check/report.ts';
import { findItems } from './launch-check/run.ts';
import { readSample } from './launch-check/sample.ts';

if (!process.exitCode)
  try {
    const files = readFiles(CONTENT_DIR);
    const items = findItems(readSourceTexts(files), readSample(), siteToday(files));
    console.log(summarise(items) + (items.length > 0 ? ' `npm run launch-check` lists them.' : ''));
  } catch (error) {
    console.log(`What is left to do could not be counted: ${(error as Error).message}`);
  }
