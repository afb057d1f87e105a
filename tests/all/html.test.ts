/** The W3C's checker (vnu, which needs Java) reads every page of the built site. */
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { siteDir } from '../site.ts';

type Message = Record<'type' | 'url' | 'message' | 'extract', string> & { lastLine: number };

/** What we accept, and why. */
const EXCEPTIONS = [
  // The checker's list of CSS properties is older than the browsers'; stylelint checks the styles.
  /^CSS: .*: Property .* doesn.t exist/,
  /^CSS: Unrecognized at-rule “@view-transition”/,
  /^CSS: Unknown pseudo-element or pseudo-class “:active-view-transition”/,
];

const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
const java = findCommand('java');

test.skipIf(!java)("the W3C's checker finds no error (left out where there is no Java)", () => {
  const args = ['-jar', JAR, '--skip-non-html', '--exit-zero-always', '--format', 'json', siteDir()];
  const run = spawnSync(java ?? '', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(run.status, `The checker did not run: ${run.stderr || run.error}`).toBe(0);
  const { messages } = JSON.parse(run.stderr) as { messages: Message[] };
  const errors = messages
    .filter(({ type, message }) => type !== 'info' && !EXCEPTIONS.some((one) => one.test(message)))
    .map(({ url, lastLine, message, extract }) => {
      const file = url ? relative(siteDir(), fileURLToPath(url)) : 'the checker';
      return `${file}:${lastLine}  ${message}  ${extract?.replace(/\s+/g, ' ')}`;
    });
  expect(errors, 'Each line says which file, where, and what is wrong.').toEqual([]);
});
