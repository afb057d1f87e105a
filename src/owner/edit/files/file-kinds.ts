import type { Files } from '../../../content/files.ts';
import { siteToday } from '../../../content/language/day.ts';
import { legalFile } from '../../../content/legal/versions.ts';
import { slugOf } from '../../../content/markdown/slug.ts';
import { parseValues, updateFile, type Values } from '../../../content/parsing/values.ts';
import { UserError } from '../../../platform/user-error.ts';
import type { Changes } from '../../../platform/write.ts';
import { buildSchema, patternOf } from '../form/schema.ts';

/** The kinds of files that can be added and removed. `orderKey` names the field with the file's place in its list. */
export const KINDS = {
  team: { pathOf: (stem: string) => `team/${stem}.yaml`, orderKey: 'id', noun: 'person' },
  services: { pathOf: (stem: string) => `services/${stem}.md`, orderKey: 'order', noun: 'service' },
  products: { pathOf: (stem: string) => `products/${stem}/card.yaml`, orderKey: 'order', noun: 'product' },
  legal: { pathOf: legalFile, orderKey: undefined, noun: 'legal text' },
};
export type Kind = keyof typeof KINDS;
/** A stem for `pathOf` where only the kind of file matters. */
export const ANY_STEM = 'x';
const kindOf = (file: string) =>
  Object.values(KINDS).find((kind) => patternOf(kind.pathOf(ANY_STEM)) === patternOf(file));

export const isRemovable = (file: string): boolean => kindOf(file) !== undefined;
export const isOrdered = (file: string): boolean => kindOf(file)?.orderKey !== undefined;

const placeOf = (files: Files, file: string) =>
  Number(parseValues(file, files[file] ?? '')[kindOf(file)?.orderKey ?? '']) || 0;
/** Lists the files of the same kind as a file, by their place in the list. */
export const listFilesOfKind = (files: Files, file: string): string[] =>
  Object.keys(files)
    .filter((path) => patternOf(path) === patternOf(file))
    .sort((a, b) => placeOf(files, a) - placeOf(files, b) || a.localeCompare(b));

/** Describes the form of a new file, which gets the last place in its list if the list has places. */
export function createBlank(files: Files, kind: Kind) {
  const { pathOf, orderKey, noun } = KINDS[kind];
  const anyPath = pathOf(ANY_STEM);
  const lastPlace = Math.max(0, ...listFilesOfKind(files, anyPath).map((file) => placeOf(files, file)));
  const schema = buildSchema(anyPath, files) ?? {};
  const address = {
    type: 'string',
    title: 'Address of its page',
    description:
      'the part after /services/: small letters, digits and hyphens; do not change it later; if empty it is made from the title',
  };
  const properties = { ...(kind === 'services' && { address }), ...schema.properties };
  return {
    file: pathOf('new'),
    name: `A new ${noun}`,
    schema: { ...schema, properties },
    data: (orderKey ? { [orderKey]: lastPlace + 1 } : { updated: siteToday(files) }) as Values,
  };
}

/** Makes the path of a new file from the typed address, name or title. @throws UserError for an unusable address */
export function choosePath(files: Files, kind: Kind, data: Values, typedAddress: unknown): string {
  const { pathOf, orderKey, noun } = KINDS[kind];
  // A title without Latin letters has no slug. The file is then named after its kind and place: `service-4`.
  const stem =
    slugOf(String(typedAddress ?? data['name'] ?? data['title'] ?? '')) ||
    slugOf(`${noun} ${orderKey ? data[orderKey] : ''}`);
  if (typedAddress && stem !== typedAddress)
    throw new UserError(
      `An address begins with a letter, and has small letters, digits and single hyphens. Write “${stem}”.`,
    );
  if (typedAddress && pathOf(stem) in files) throw new UserError(`The address “${stem}” is taken.`);
  let path = pathOf(stem);
  for (let n = 2; path in files; n += 1) path = pathOf(`${stem}-${n}`);
  return path;
}

const changeFields = (files: Files, path: string, fields: Values): [string, Buffer] => {
  const text = files[path] ?? '';
  return [path, Buffer.from(updateFile(path, text, { ...parseValues(path, text), ...fields }))];
};

/** Returns the services whose `who` changes. @param newIds by the present id; undefined for a person who leaves */
function updatePeople(files: Files, newIds: ReadonlyMap<number, number | undefined>): Changes {
  const services = listFilesOfKind(files, KINDS.services.pathOf(ANY_STEM)).flatMap((path) => {
    const terms = Object(parseValues(path, files[path] ?? '')['terms']) as { who?: number[] };
    const { who = [], ...termsWithoutPeople } = terms;
    if (!who.some((id) => newIds.has(id))) return [];
    const newWho = who.map((id) => (newIds.has(id) ? newIds.get(id) : id)).filter((id) => id !== undefined);
    return [
      changeFields(files, path, {
        terms: newWho.length > 0 ? { ...terms, who: newWho } : termsWithoutPeople,
      }),
    ];
  });
  return new Map(services);
}

/** Returns the services that no longer name a removed person. Other files change no service. */
export const removePerson = (files: Files, file: string): Changes =>
  updatePeople(files, new Map(kindOf(file) === KINDS.team ? [[placeOf(files, file), undefined]] : []));

/** Swaps a file with the one before or after it. @returns the changes of the files that get another place, or refer to it */
export function moveFile(files: Files, file: string, offset: 1 | -1): Changes {
  const orderKey = kindOf(file)?.orderKey;
  if (!orderKey) throw new UserError('This cannot be moved.');
  const siblings = listFilesOfKind(files, file);
  const index = siblings.indexOf(file);
  if (!siblings[index + offset])
    throw new UserError(offset < 0 ? 'It is already the first.' : 'It is already the last.');
  siblings.splice(index + offset, 0, ...siblings.splice(index, 1));
  const moves = siblings
    .map((path, i) => ({ path, from: placeOf(files, path), to: i + 1 }))
    .filter(({ from, to }) => from !== to);
  const changes = new Map(moves.map(({ path, to }) => changeFields(files, path, { [orderKey]: to })));
  if (kindOf(file) !== KINDS.team) return changes;
  return new Map([...changes, ...updatePeople(files, new Map(moves.map(({ from, to }) => [from, to])))]);
}
