import { stringify } from 'yaml';
import type { Files } from '../../../content/files.ts';
import { type Kind, valuesOf } from '../catalogue.ts';
import { blankOf } from '../form/blank.ts';
import { slugOf } from '../form/names.ts';
import { inOrder, patternOf, schemaOf } from '../form/schema.ts';
import { Refused } from '../refused.ts';

type Values = Record<string, unknown>;

/** Where each kind of thing has its file, and the number by which they are ordered. */
const NEW: Record<Kind, { file: (stem: string) => string; number: string; one: string }> = {
  team: { file: (stem) => `team/${stem}.yaml`, number: 'id', one: 'person' },
  services: { file: (stem) => `services/${stem}.md`, number: 'order', one: 'service' },
  products: { file: (stem) => `products/${stem}/card.yaml`, number: 'order', one: 'product' },
};

/** The field with the number that a file stands by among its like; nothing where it has none. */
export const numberOf = (file: string): string | undefined =>
  Object.values(NEW).find((one) => patternOf(one.file('x')) === patternOf(file))?.number;

/** The files of one kind. */
export const alike = (files: Files, file: string): string[] =>
  Object.keys(files)
    .filter((one) => patternOf(one) === patternOf(file))
    .sort();

/** What a new file of a kind begins with: what has to be there, empty, and the next number. */
export function blankFile(files: Files, kind: Kind) {
  const { file, number } = NEW[kind];
  const used = alike(files, file('x'));
  const last = Math.max(0, ...used.map((one) => Number(valuesOf(one, files[one] ?? '')[number]) || 0));
  const schema = schemaOf(file('x'));
  const data = { ...(blankOf(schema) as Values), [number]: last + 1 };
  return { file: file('new'), schema, data, ...(kind === 'services' ? { body: '' } : {}) };
}

/** What a new file is made of: its name, where somebody has typed one, its fields, the text below, whether there is a picture. */
export type New = {
  stem?: string | undefined;
  data: Values;
  body?: string | undefined;
  hasPicture?: boolean;
};

/**
 * A new file: named after its title, with a number where that name is taken. A person's picture is called as the file.
 * @throws Refused where the name that was typed cannot be taken
 */
export function newFile(files: Files, kind: Kind, { stem: typed, data, body = '', hasPicture = false }: New) {
  const { file: fileOf, number, one } = NEW[kind];
  // A title in letters that nobody here can spell has a number all the same.
  const wanted = typed || slugOf(String(data['name'] ?? data['title'] ?? '')) || `${one}-${data[number]}`;
  if (typed && slugOf(typed) !== typed)
    throw new Refused(
      `An address has small letters, digits and single hyphens. Write “${slugOf(typed) || wanted}”.`,
    );
  if (typed && fileOf(typed) in files) throw new Refused(`Something is at the address “${typed}” already.`);
  let stem = wanted;
  for (let n = 2; fileOf(stem) in files; n += 1) stem = `${wanted}-${n}`;
  const file = fileOf(stem);
  const own = hasPicture ? { ...data, image: `${stem}.jpg` } : data;
  const fields = stringify(inOrder(schemaOf(file), own), { lineWidth: 0 });
  return { file, stem, source: file.endsWith('.md') ? `---\n${fields}---\n\n${body.trim()}\n` : fields };
}
