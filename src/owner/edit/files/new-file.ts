import { stringify } from 'yaml';
import type { Files } from '../../../content/files.ts';
import { type Kind, valuesOf } from '../catalogue.ts';
import { blankOf } from '../form/blank.ts';
import { slugOf } from '../form/names.ts';
import { patternOf, schemaOf } from '../form/schema.ts';

type Values = Record<string, unknown>;

/** Where each kind of thing has its file, and the number by which they are ordered. */
const NEW: Record<Kind, { file: (stem: string) => string; number: string }> = {
  team: { file: (stem) => `team/${stem}.yaml`, number: 'id' },
  services: { file: (stem) => `services/${stem}.md`, number: 'order' },
  products: { file: (stem) => `products/${stem}/card.yaml`, number: 'order' },
};

/** What a new file of a kind begins with: what has to be there, empty, and the next number. */
export function blankFile(files: Files, kind: Kind) {
  const { file, number } = NEW[kind];
  const pattern = patternOf(file('x'));
  const used = Object.entries(files).filter(([one]) => patternOf(one) === pattern);
  const last = Math.max(0, ...used.map(([one, source]) => Number(valuesOf(one, source)[number]) || 0));
  const schema = schemaOf(file('x'));
  const data = { ...(blankOf(schema) as Values), [number]: last + 1 };
  return { schema, data, ...(kind === 'services' ? { body: '' } : {}) };
}

/** A new file: named after its title, with a number where that name is taken. A person's picture is called as the file. */
export function newFile(files: Files, kind: Kind, values: Values, body: string, hasPicture = false) {
  const { file: fileOf } = NEW[kind];
  const wanted = slugOf(String(values['name'] ?? values['title'] ?? '')) || 'new';
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
