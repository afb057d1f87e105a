import { stringify } from 'yaml';
import type { Files } from '../../../content/files.ts';
import { type Kind, valuesOf } from '../catalogue.ts';
import { blankOf } from '../form/blank.ts';
import { slugOf } from '../form/names.ts';
import { patternOf, schemaOf } from '../form/schema.ts';
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

/** What of a person, a service or a product is nobody else's: a copy has it anew. */
const OWN = ['name', 'initials', 'image', 'alt', 'title', 'pageTitle'];

/** What a new file of a kind begins with: what has to be there, empty or as another has it, and the next number. */
export function blankFile(files: Files, kind: Kind, like?: { data: Values; body?: string }) {
  const { file, number } = NEW[kind];
  const used = alike(files, file('x'));
  const last = Math.max(0, ...used.map((one) => Number(valuesOf(one, files[one] ?? '')[number]) || 0));
  const schema = schemaOf(file('x'));
  const copied = Object.entries(like?.data ?? {}).filter(([name]) => !OWN.includes(name));
  const data = { ...(blankOf(schema) as Values), ...Object.fromEntries(copied), [number]: last + 1 };
  return { schema, data, ...(kind === 'services' ? { body: like?.body ?? '' } : {}) };
}

/** What a new file is made of: its name, where somebody has typed one, its fields, the text below, whether there is a picture. */
export type New = { stem?: string | undefined; values: Values; body: string; hasPicture?: boolean };

/**
 * A new file: named after its title, with a number where that name is taken. A person's picture is called as the file.
 * @throws Refused where the name that was typed cannot be taken
 */
export function newFile(files: Files, kind: Kind, { stem: typed, values, body, hasPicture = false }: New) {
  const { file: fileOf, number, one } = NEW[kind];
  const made = slugOf(String(values['name'] ?? values['title'] ?? ''));
  // A title in letters that nobody here can spell has a number all the same.
  const wanted = typed || made || `${one}-${values[number]}`;
  if (typed && slugOf(typed) !== typed)
    throw new Refused(
      `An address has small letters, digits and single hyphens. Write “${slugOf(typed) || wanted}”.`,
    );
  if (typed && fileOf(typed) in files) throw new Refused(`Something is at the address “${typed}” already.`);
  let stem = wanted;
  for (let n = 2; fileOf(stem) in files; n += 1) stem = `${wanted}-${n}`;
  const file = fileOf(stem);
  const own: Values = hasPicture ? { ...values, image: `${stem}.jpg` } : values;
  const order = Object.keys(schemaOf(file)?.properties ?? {}).filter((key) => key in own);
  // A field that nobody knows is told to whoever wrote it, not dropped.
  const sorted = Object.fromEntries(
    [...new Set([...order, ...Object.keys(own)])].map((key) => [key, own[key]]),
  );
  const fields = stringify(sorted, { lineWidth: 0 });
  return { file, stem, source: file.endsWith('.md') ? `---\n${fields}---\n\n${body.trim()}\n` : fields };
}
