/**
 * `npm run launch-check`: what is left to do before the site is launched, by page, with file, line and what to do. It ends
 * with 1 while something blocks. `--offline` tries no address of another site; `--calendar` writes reminders.ics instead.
 */
import { statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { ContentError } from '../../content/problems.ts';
import { examineContent } from '../../content/reading/read.ts';
import { builtFrom } from '../../site/seo/history.ts';
import { calendar } from './ics.ts';
import { count } from './item.ts';
import { remindersOf } from './reminders.ts';
import { reportOf } from './report.ts';
import { launchCheck, lookAt } from './run.ts';
import { readSample } from './sample.ts';

const CALENDAR = 'reminders.ics';
const USAGE =
  'Say npm run launch-check, and behind it, if you like: -- --offline (try no address of another site), -- --calendar (write reminders.ics).';

/** What was asked for. @throws with a sentence for what nobody can ask for */
export function optionsOf(args: string[]) {
  const options = { calendar: { type: 'boolean' }, offline: { type: 'boolean' } } as const;
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'positional') throw new Error(`launch-check does not know ${token.value}. ${USAGE}`);
    if (token.kind === 'option' && !(token.name in options && token.value === undefined))
      throw new Error(`launch-check does not know ${token.rawName}. ${USAGE}`);
  }
  return values;
}

/** Runs the program. @returns what it ends with */
async function main(args: string[]): Promise<number> {
  const values = optionsOf(args);
  const contentDir = process.env['CONTENT_DIR'] || 'content';
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(
      `There is no folder ${contentDir}. Unset CONTENT_DIR, or let it name a folder like content/.`,
    );
  const [today, from] = [todayOf(), builtFrom()];
  const files = filesOnDisk(contentDir);
  const { content, problems } = examineContent(files);
  if (values.calendar) {
    if (!content) throw new ContentError(problems);
    const { name, address } = content.company;
    const reminders = remindersOf(content, lookAt(files, readSample(), today), from);
    writeFileSync(CALENDAR, calendar(reminders, `${name}: website`, new URL(address).hostname, today));
    console.log(`${CALENDAR} holds ${count(reminders.length, 'reminder')}. Open it with your calendar.`);
    return 0;
  }
  const siteDir = process.env['OUT_DIR'] || 'dist';
  const result = await launchCheck({ contentDir, siteDir, network: !values.offline, today, from });
  console.log(reportOf(result, content ?? {}, files));
  return result.items.some(({ blocks }) => blocks) ? 1 : 0;
}

if (import.meta.main) {
  const code = await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
  // A question for a name that nobody answers would keep the program alive; what was printed goes out first.
  process.stdout.write('', () => process.exit(code));
}
