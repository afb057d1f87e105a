/** Programs without our styles, as Debian has them: no two words are glued, and none is lost. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { findCommand } from '../../scripts/chromium.mjs';
import { KINDS, PAGES } from '../pages/support.ts';
import { readPdf } from '../pdf.ts';
import { textNodesOf } from '../plain-text.ts';
import { siteUrl } from '../site.ts';

const PRINTED = PAGES.filter(({ route }) => KINDS.includes(route));
const folder = mkdtempSync(join(tmpdir(), 'site-plain-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs of letters and figures. */
const wordsIn = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const wordsOf = (file: string) => wordsIn(textNodesOf(readFileSync(file, 'utf8')).join(' '));

const UTF8 = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder };
const dump = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    env: UTF8,
    maxBuffer: 1e7,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const READERS: Record<string, (file: string) => string> = {
  lynx: (file) => dump('lynx', '-dump', '-nolist', '-width=990', '-display_charset=utf-8', file),
  w3m: (file) => dump('w3m', '-dump', '-cols', '9999', '-O', 'UTF-8', file),
  links2: (file) => dump('links2', '-dump', '-width', '500', '-codepage', 'utf-8', file),
  elinks: (file) =>
    dump('elinks', '-dump', '-no-references', '-dump-width', '9999', '-dump-charset', 'utf-8', file),
  html2text: (file) => dump('html2text', '-utf8', '-width', '9999', file),
  pandoc: (file) => dump('pandoc', '-f', 'html', '-t', 'plain', '--wrap=none', file),
};

/** What programs say of their own: a kind of control, the number of a list's item, a radio button as an "o". */
const OWN = /^(BUTTON|IMG|INPUT|Unknown|\d+|o\P{Ll}.*)$/u;

describe.each(Object.entries(READERS))('%s', (name, read) => {
  if (!findCommand(name))
    return test.skip(`is left out: there is no ${name} (Debian: apt-get install ${name}).`);
  test.each(PAGES)('$route: shows our words alone, each apart', ({ file }) => {
    const known = new Set(wordsOf(file));
    const html = readFileSync(file, 'utf8');
    const shown = new Set(wordsIn(read(file)));
    const strange = [...shown].filter((word) => !known.has(word) && !OWN.test(word) && !html.includes(word));
    assert.deepEqual(strange, [], 'No element has these words: two may be glued (tests/plain-text.ts).');
  });
});

const PRINTERS: Record<string, (address: string, to: string) => string[]> = {
  weasyprint: (address, to) => ['weasyprint', '-q', address, to],
  wkhtmltopdf: (address, to) => ['xvfb-run', '-a', 'wkhtmltopdf', '-q', address, to],
};
describe.each(Object.entries(PRINTERS))('%s', (name, command) => {
  if (![name, 'xvfb-run'].every(findCommand))
    return test.skip(`is left out: there is no ${name} (Debian: apt-get install ${name} xvfb xauth).`);
  test.each(PRINTED)('$route: the PDF has every word', async ({ file, route }) => {
    const to = join(folder, `${name}.pdf`);
    const [program = '', ...args] = command(siteUrl() + route, to);
    // Some end with an error although the file is whole.
    spawnSync(program, args, { stdio: 'ignore', env: UTF8 });
    const text = (await readPdf(readFileSync(to))).pages.join('').replace(/[-‐]/g, '');
    const lost = new Set(wordsOf(file).filter((word) => !text.includes(word)));
    assert.deepEqual([...lost], [], 'These words are not in the PDF.');
  });
});
