/**
 * `npm run legal`: says how the legal texts stand. `npm run legal -- renew privacy-policy --date 2026-12-01 --changed "…"`
 * gives a changed text its new date and keeps it; `npm run legal -- begin privacy-policy --date 2026-12-01` makes what
 * stands there the first version, while it is a draft. `CONTENT_DIR` names another folder than `content`.
 */
import { parseArgs } from 'node:util';
import { filesOnDisk } from '../content/files.ts';
import { versionProblems } from '../content/legal/check.ts';
import { carryOut, type Order, Refusal } from '../content/legal/renew.ts';
import { stateOf } from '../content/legal/state.ts';
import { writtenText } from '../content/legal/wording.ts';
import { ContentError } from '../content/problems.ts';
import { examineContent } from '../content/reading/read.ts';
import { CONTENT_DIR } from '../publish/build/check-content.ts';
import { take } from './edit/files/folder.ts';

const USE = `npm run legal
  how the texts stand
npm run legal -- renew TEXT --date YYYY-MM-DD --changed "What changed, in words"
  a new date for a changed text
npm run legal -- begin TEXT --date YYYY-MM-DD
  a first version, while the text is a draft`;

/** What the owner typed. @throws Refusal when nobody can know what is meant */
function orderFrom(args: string[]): Order | undefined {
  if (args.length === 0) return undefined;
  try {
    const options = { date: { type: 'string' }, changed: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [verb, id, ...more] = positionals;
    const isKnown =
      (verb === 'renew' || verb === 'begin') && id && more.length === 0 && values.date !== undefined;
    if (isKnown) return { id, date: values.date ?? '', changed: values.changed, isFirst: verb === 'begin' };
  } catch {
    // An option that there is not: the lines below say which there are.
  }
  throw new Refusal(`That is none of these (what changed stands in quotation marks):\n\n${USE}`);
}

/** Carries an order out on the disk. */
function follow(order: Order): void {
  const files = filesOnDisk(CONTENT_DIR);
  const { write, remove } = carryOut(files, order, new Date().toISOString().slice(0, 10));
  const after = { ...files, ...write };
  for (const path of remove) delete after[path];
  const ofTexts = examineContent(after).problems.filter(({ file }) => file.startsWith('content/legal/'));
  if (ofTexts.length > 0) throw new ContentError(ofTexts);
  const written = Object.entries(write).map(([path, text]) => [path, Buffer.from(text)] as const);
  take(CONTENT_DIR, new Map([...written, ...remove.map((path) => [path, undefined] as const)]));
  for (const [path] of written) console.log(`wrote    content/${path}`);
  for (const path of remove) console.log(`removed  content/${path}`);
  if (!order.isFirst && writtenText(files, order.id)?.front.draft)
    console.log(
      `\n${order.id} is a draft. If none of its versions was ever in force, the page need not list them:\n  npm run legal -- begin ${order.id} --date ${order.date}`,
    );
  if (Object.keys(write).length + remove.length === 0) console.log('All is so already: nothing written.');
}

try {
  const order = orderFrom(process.argv.slice(2));
  if (order) follow(order);
  const files = filesOnDisk(CONTENT_DIR);
  console.log(`\n${stateOf(files)}`);
  if (versionProblems(files).length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
