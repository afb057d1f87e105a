import type { Files } from '../../../content/files.ts';
import { siteToday } from '../../../content/language/day.ts';
import { legalFile } from '../../../content/legal/versions.ts';
import { slugOf } from '../../../content/markdown/slug.ts';
import { parseValues, updateFile, type Values } from '../../../content/parsing/values.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Changes } from '../../../platform/write.ts';
import { buildSchema, patternOf } from '../form/schema.ts';

/** The kinds of files that can be added and removed: their paths, the field with their order, and their noun. */
export const KINDS = {
  team: { file: (stem: string) => `team/${stem}.yaml`, number: 'id', noun: 'person' },
  services: { file: (stem: string) => `services/${stem}.md`, number: 'order', noun: 'service' },
  products: { file: (stem: string) => `products/${stem}/card.yaml`, number: 'order', noun: 'product' },
  legal: { file: legalFile, number: undefined, noun: 'legal text' },
};
export type Kind = keyof typeof KINDS;
const kindOf = (file: string) =>
  Object.values(KINDS).find((kind) => patternOf(kind.file('x')) === patternOf(file));

export const isRemovable = (file: string): boolean => kindOf(file) !== undefined;
export const isOrdered = (file: string): boolean => kindOf(file)?.number !== undefined;

const rankOf = (files: Files, file: string) =>
  Number(parseValues(file, files[file] ?? '')[kindOf(file)?.number ?? '']) || 0;
export const listSameKind = (files: Files, file: string): string[] =>
  Object.keys(files)
    .filter((other) => patternOf(other) === patternOf(file))
    .sort((a, b) => rankOf(files, a) - rankOf(files, b) || a.localeCompare(b));

/** Creates the form of a new file, with the next number in its order. */
export function createBlank(files: Files, kind: Kind) {
  const { file, number, noun } = KINDS[kind];
  const lastNumber = Math.max(0, ...listSameKind(files, file('x')).map((other) => rankOf(files, other)));
  const schema = buildSchema(file('x'), files) ?? {};
  const address = {
    type: 'string',
    title: 'Address of its page',
    description:
      'the part after /services/: small letters, digits and hyphens; do not change it later; if empty it is made from the title',
  };
  const properties = { ...(kind === 'services' && { address }), ...schema.properties };
  return {
    file: file('new'),
    name: `A new ${noun}`,
    schema: { ...schema, properties },
    data: (number ? { [number]: lastNumber + 1 } : { updated: siteToday(files) }) as Values,
  };
}

/** Returns the path of a new file, made from its title. @throws Refusal where the typed address cannot be used */
export function choosePath(files: Files, kind: Kind, data: Values, typed: unknown): string {
  const { file, number, noun } = KINDS[kind];
  // A title without Latin letters has no slug, so the name gets a number.
  const stem =
    slugOf(String(typed ?? data['name'] ?? data['title'] ?? '')) ||
    slugOf(`${noun} ${number ? data[number] : ''}`);
  if (typed && stem !== typed)
    throw new Refusal(`An address has small letters, digits and single hyphens. Write “${stem}”.`);
  if (typed && file(stem) in files) throw new Refusal(`The address “${typed}” is taken.`);
  let path = file(stem);
  for (let n = 2; path in files; n += 1) path = file(`${stem}-${n}`);
  return path;
}

/** Exchanges the numbers of a file and of its neighbour. */
export function moveFile(files: Files, file: string, offset: 1 | -1): Changes {
  const number = kindOf(file)?.number;
  if (!number) throw new Refusal('This cannot be moved.');
  const siblings = listSameKind(files, file);
  const index = siblings.indexOf(file);
  if (!siblings[index + offset])
    throw new Refusal(offset < 0 ? 'It is already the first.' : 'It is already the last.');
  siblings.splice(index + offset, 0, ...siblings.splice(index, 1));
  return new Map(
    siblings.flatMap((path, i) => {
      if (rankOf(files, path) === i + 1) return [];
      const text = files[path] ?? '';
      return [[path, Buffer.from(updateFile(path, text, { ...parseValues(path, text), [number]: i + 1 }))]];
    }),
  );
}
