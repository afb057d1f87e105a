import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { LICENCE_FILE } from '../../fonts/font-file.ts';

export const LICENCES_FILE = 'licences.txt';

/** The file in which Vite lists the packages in the pages' scripts (`build.license`). */
export const CODE_LICENCES_FILE = 'licences-pages.json';

type ListedPackage = { name: string; version: string; identifier?: string };

const normaliseText = (text: string) => text.replace(/\r\n/g, '\n').trim();

/** Quotes a package's licence files in a fixed order, so that builds are identical. @throws if they or `identifier` are missing */
function formatEntry({ name, version, identifier }: ListedPackage): string {
  const folder = dirname(findPackageJSON(name, import.meta.url) ?? '');
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (!identifier || files.length === 0)
    throw new Error(
      `${name} ${version} goes to visitors and lacks its licence, as a file or in package.json: ask its author, or do without it.`,
    );
  const texts = files.sort().map((file) => normaliseText(readFileSync(join(folder, file), 'utf8')));
  return [`${name} ${version} (${identifier})`, ...texts].join('\n\n');
}

/** Writes the licences of the packages in the pages' scripts, and of Anek, into a built site, in place of Vite's list. */
export function writeLicences(dir: string): void {
  const list = join(dir, CODE_LICENCES_FILE);
  const entries: ListedPackage[] = JSON.parse(readFileSync(list, 'utf8'));
  rmSync(list);
  const parts = [
    'This site contains code and fonts by others, under these licences.',
    ...new Set(entries.map(formatEntry).sort()),
    `Anek, in Latin and other scripts (OFL-1.1), cut to what this site uses\n\n${normaliseText(readFileSync(LICENCE_FILE, 'utf8'))}`,
  ];
  writeFileSync(join(dir, LICENCES_FILE), `${parts.join(`\n\n${'-'.repeat(80)}\n`)}\n`);
}
