/** `npm run test:html`: the W3C's checker (vnu) reads every page of the built site. Errors fail, warnings are shown. */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCommand } from '../scripts/chromium.mjs';
import { documentsOf, filesOf } from '../src/publishing/files.ts';
import { conclude, siteDir } from './site.ts';

type Message = {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url?: string;
  lastLine?: number;
  lastColumn?: number;
  message: string;
  extract?: string;
};

/** What is not held against a page, and why. */
const EXCEPTIONS = [
  // The checker's list of CSS properties is older than the browsers'; stylelint reads the styles at their source.
  /^CSS: .*: Property .* doesn.t exist/,
  /^CSS: Unrecognized at-rule “@view-transition”/,
];

const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** One line for a message: where, what, and the markup that is meant. */
function describe(message: Message, dir: string): string {
  const file = message.url ? relative(dir, fileURLToPath(message.url)) : 'the checker';
  const extract = message.extract?.replace(/\s+/g, ' ').trim();
  return `${file}:${message.lastLine ?? 1}:${message.lastColumn ?? 1}  ${message.message}${extract ? `\n    ${extract}` : ''}`;
}

const java = findCommand('java');
if (!java) {
  console.error(
    'Java is missing. `npm test` installs it on Debian; by hand: sudo apt-get install default-jre-headless',
  );
  process.exit(1);
}
const dir = siteDir();
const documents = documentsOf(filesOf(dir));
const args = ['-jar', JAR, '--skip-non-html', '--exit-zero-always', '--format', 'json', dir];
const run = spawnSync(java, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (run.status !== 0) {
  console.error(run.stderr || run.error);
  process.exit(1);
}
const { messages } = JSON.parse(run.stderr) as { messages: Message[] };
const errors = messages.filter(
  ({ type, message }) => type !== 'info' && !EXCEPTIONS.some((exception) => exception.test(message)),
);
for (const warning of messages.filter(({ type }) => type === 'info'))
  console.log(`  note: ${describe(warning, dir)}`);
const bad = new Set(errors.map(({ url }) => url)).size;
const failures = errors.map((error) => describe(error, dir));
if (documents.length === 0) failures.push(`${dir} holds no page. \`npm run build\` makes them.`);
console.log(`The W3C's checker read ${documents.length} pages.`);
conclude(Math.max(0, documents.length - bad), failures);
