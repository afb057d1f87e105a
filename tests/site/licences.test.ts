/** The licences of packages: which are published with the site, which are accepted, and their list in LICENCES.md. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LICENCES_FILE } from '../../src/publish/build/licences.ts';
import { siteDir } from '../site.ts';

type Package = { name: string; version: string; licence: string };

const LIST_FILE = 'LICENCES.md';
/** The lock files of the project and of `npm run test:all`. */
const LOCK_FILES = ['package-lock.json', 'tests/all/package-lock.json'];

/** Accepted in code for visitors: these licences ask only for their text beside the code. */
const LICENCES_FOR_VISITORS = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 CC0-1.0 OFL-1.1'.split(' ');
/** Also accepted in tools: they are not distributed, so copyleft does not apply. */
const LICENCES_FOR_TOOLS = [
  ...LICENCES_FOR_VISITORS,
  ...'BlueOak-1.0.0 LGPL-3.0-or-later MIT-0 MPL-2.0 PSF-2.0 Python-2.0 Zlib'.split(' '),
];

const idOf = ({ name, version }: Package) => `${name} ${version}`;

/** Reads the packages of a lock file, sorted by name and version. */
function parsePackages(lock: string): Package[] {
  const packages: Record<string, { version: string; license?: string }> = JSON.parse(lock).packages;
  return Object.entries(packages)
    .filter(([path]) => path)
    .map(([path, { version, license: licence = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence,
    }))
    .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

/** Formats LICENCES.md. It has no versions, so that an update of a package does not change it. */
function formatList(shipped: readonly Package[], tools: readonly Package[]): string {
  const rows = shipped.map(
    ({ name, licence }) => `| [${name}](https://www.npmjs.com/package/${name}) | ${licence} |`,
  );
  const licences = [...new Set(tools.map(({ licence }) => licence))].sort();
  return `# Licences of third-party work

Made from the lock files of the project and of \`tests/all\` by \`npm run licences\`; not to be edited.

## What visitors get

The code of these packages is in the scripts of the site. The texts of their licences are published beside it, in
\`${LICENCES_FILE}\`, with the licence of the site's font family, Anek (OFL-1.1).

| Package | Licence |
|---|---|
${[...new Set(rows)].join('\n')}

## What builds and checks the site

These packages are not published. The lock files name each with its licence, one of:

${licences.map((licence) => `- ${licence}`).join('\n')}
`;
}

/** Packages in the scripts of the site, as `name version`. */
const shippedIds = readFileSync(join(siteDir(), LICENCES_FILE), 'utf8')
  .split(/^-{80}$/m)
  .flatMap((section) => /^\n(\S+ \d\S*) \(/.exec(section)?.[1] ?? []);
const packages = LOCK_FILES.flatMap((lock) => parsePackages(readFileSync(lock, 'utf8')));
const shipped = packages.filter((entry) => shippedIds.includes(idOf(entry)));
const tools = packages.filter((entry) => !shipped.includes(entry));

test('publishes licences only of packages in the lock files, in the same versions', () => {
  expect(shippedIds.length, `expected packages in ${LICENCES_FILE}: see src/publish/build`).toBeGreaterThan(
    0,
  );
  const ids = new Set(shipped.map(idOf));
  expect(
    [...ids].sort(),
    'expected the site’s packages in the versions of the lock files: run npm ci, then build again',
  ).toEqual([...shippedIds].sort());
});

test('uses only accepted licences', () => {
  // Of licences joined by OR one has to be accepted, of those joined by AND each.
  const isAccepted = (licence: string, accepted: readonly string[]) =>
    licence
      .replace(/^\((.*)\)$/, '$1')
      .split(' AND ')
      .every((alternatives) => alternatives.split(' OR ').some((id) => accepted.includes(id)));
  const refused = [
    ...shipped.filter(({ licence }) => !isAccepted(licence, LICENCES_FOR_VISITORS)),
    ...tools.filter(({ licence }) => !isAccepted(licence, LICENCES_FOR_TOOLS)),
  ];
  expect(refused, 'expected none: remove the package, or read its licence and accept it').toEqual([]);
});

test(`has a ${LIST_FILE} that matches the lock files (\`npm run licences\` writes it)`, async () => {
  await expect(formatList(shipped, tools)).toMatchFileSnapshot(resolve(LIST_FILE));
});
