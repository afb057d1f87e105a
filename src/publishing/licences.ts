import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { basePathOf } from './base-path.ts';

/** Where the texts of the licences stand in the published site. */
export const LICENCES = 'licences.txt';

const FONT = {
  title: 'Anek Latin (OFL-1.1), cut to the characters that this site uses',
  file: 'fonts/OFL.txt',
};
const RULE = '-'.repeat(80);

/** The folder of the package that a module belongs to; none for the site's own. */
const packageOf = (moduleId: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(moduleId)?.[0];

const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\r\n/g, '\n').trim();

/**
 * A package with its licences in full.
 * @throws where it has none
 */
function describe(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (!license || files.length === 0) {
    throw new Error(
      `${name} ${version} goes to visitors and has no file with its licence: ask its author, or do without it.`,
    );
  }
  const texts = files.sort().map((file) => textOf(join(folder, file)));
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

/**
 * Publishes the licences of all code and letters by others that the site hands to visitors, with their texts, and
 * says in the first line of each script with such code where they are: they ask that their texts go with every copy.
 */
export function bundledLicences(): Plugin {
  const postBanner = ({ moduleIds }: { moduleIds: readonly string[] }) =>
    // Rolldown takes nothing for an answer, though its types do not say so; an empty text would leave an empty line.
    moduleIds.some(packageOf)
      ? `/*! Licences: ${basePathOf()}/${LICENCES} */`
      : (undefined as unknown as string);
  return {
    name: 'bundled-licences',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Not in astro.config.ts: Astro puts its own settings in the place of those.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { postBanner } } } } : undefined,
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => (id.startsWith('\0') ? [] : (packageOf(id) ?? []))));
      const parts = [
        'This site holds code and letters by others, under these licences.',
        ...[...folders].map(describe).sort(),
        `${FONT.title}\n\n${textOf(FONT.file)}`,
      ];
      this.emitFile({ type: 'asset', fileName: LICENCES, source: `${parts.join(`\n\n${RULE}\n`)}\n` });
    },
  };
}

/** The packages that the published list names, each as `name version`. */
export function shippedIn(licences: string): string[] {
  return licences
    .split(`\n${RULE}\n`)
    .slice(1)
    .flatMap((part) => /^(\S+ \d\S*) \(/.exec(part)?.[1] ?? []);
}
