/**
 * `npm run test:licences`: LICENCES.md says what the lock file says, what visitors get travels with its licences, and no
 * licence comes in that nobody has agreed to. `npm run licences` writes the list anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { LICENCES, shippedIn } from '../src/publishing/licences.ts';
import { conclude, siteDir } from './site.ts';

type Locked = { version: string; license?: string; dev?: boolean; devOptional?: boolean };
type Package = { name: string; version: string; licence: string; group: Group };
type Group = 'shipped' | 'build' | 'check';

const LIST = 'LICENCES.md';

/** What may go to visitors: licences that ask for no more than their text beside the code. */
const FOR_VISITORS = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
];
/** What may also run on our machines: nothing of it is handed on, so licences that follow the copy ask nothing of us. */
const FOR_US = [
  ...FOR_VISITORS,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
];

const HEADINGS: Record<Group, string> = {
  shipped: `What visitors get\n\nTheir code is in the scripts of the site; the texts of their licences go with it, in \`${LICENCES}\`. The letters are Anek\nLatin (OFL-1.1, \`fonts/OFL.txt\`).`,
  build: 'What builds the site\n\nNothing of it goes to visitors.',
  check: 'What checks the site\n\nNothing of it goes to visitors.',
};

/** The packages of the lock file, each once, sorted by name and version. */
function packagesOf(lock: string, shipped: ReadonlySet<string>): Package[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const all = Object.entries(packages).flatMap(([path, locked]): [string, Package][] => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, license: licence = '', dev, devOptional } = locked;
    const id = `${name} ${version}`;
    const group = shipped.has(id) ? 'shipped' : dev || devOptional ? 'check' : 'build';
    return [[id, { name, version, licence, group }]];
  });
  // A package may stand at several places of the tree; where one of them is for the build, it is for the build.
  const once = new Map(all.sort(([, a], [, b]) => Number(b.group === 'check') - Number(a.group === 'check')));
  return [...once.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The list as it stands in the file. */
function listOf(packages: readonly Package[]): string {
  const parts = (['shipped', 'build', 'check'] as const).map((group) => {
    const lines = packages
      .filter((one) => one.group === group)
      .map(
        ({ name, version, licence }) =>
          `| [${name}](https://www.npmjs.com/package/${name}/v/${version}) | ${version} | ${licence} |`,
      );
    return `## ${HEADINGS[group]}\n\n| Package | Version | Licence |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  const head =
    '# Licences of what others wrote\n\nMade from `package-lock.json` by `npm run licences`; not to be edited.\n';
  return [head, ...parts].join('\n');
}

/** Whether a licence, or what an expression of licences demands, is among those agreed to. */
function isAgreed(licence: string, agreed: readonly string[]): boolean {
  try {
    return satisfies(licence, [...agreed]);
  } catch {
    // Not a licence's name: "SEE LICENSE IN …".
    return false;
  }
}

const shipped = shippedIn(readFileSync(join(siteDir(), LICENCES), 'utf8'));
const packages = packagesOf(readFileSync('package-lock.json', 'utf8'), new Set(shipped));
const list = listOf(packages);
if (process.argv.includes('--write')) writeFileSync(LIST, list);

const failures = packages
  .filter(({ licence, group }) => !isAgreed(licence, group === 'shipped' ? FOR_VISITORS : FOR_US))
  .map(
    ({ name, version, licence, group }) =>
      `${name} ${version} is under "${licence}", which nobody has agreed to ${group === 'shipped' ? 'for what visitors get' : 'here'}: ` +
      'do without the package, or read the licence and add it at the head of tests/licences.ts.',
  );
const found = packages.filter(({ group }) => group === 'shipped').length;
if (shipped.length === 0 || found !== shipped.length)
  failures.push(
    `${LICENCES} names ${shipped.length} packages, of which the lock file knows ${found}: run \`npm ci\`, then \`npm run build\`.`,
  );
if (readFileSync(LIST, 'utf8') !== list)
  failures.push(
    `${LIST} does not say what package-lock.json says: run \`npm run build && npm run licences\` and commit it.`,
  );
console.log(`${packages.length} packages, ${found} of them in the scripts: ${shipped.join(', ')}`);
conclude(Math.max(0, packages.length - failures.length), failures);
