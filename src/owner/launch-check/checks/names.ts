import { placeOf, type Text } from '../../../content/reading/written.ts';
import { around, type Item } from '../item.ts';
import { type Check, copyOf } from '../look.ts';

/** How many letters have to change to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A name has to be so long that no other word is it, or is near it, by chance. */
const LONG_ENOUGH = { same: 5, near: 7 };
const joined = (words: string) => words.replace(/[\s-]/g, '').toLowerCase();

/** Words that may be another spelling of a name, from the same first letter on: as many as it has, or one more or less. */
function candidatesFor(name: string): RegExp[] {
  const size = name.split(/\s+/).length;
  const [first = ''] = name;
  return [size, size + 1, size - 1]
    .filter((words) => words > 0)
    .map((words) => {
      const rest = `[\\p{L}\\d&]*(?:[\\s-]\\p{L}[\\p{L}\\d&]*){${words - 1}}`;
      return new RegExp(`${first.toUpperCase()}${rest}`, 'gu');
    });
}

/** Where a text writes a name in another way: `Messmate` or `Mess Mate` for `MessMate`, `Quilfern` for `Quillfern`. */
function otherSpelling(text: string, name: string, candidates: readonly RegExp[]) {
  const letters = joined(name);
  for (const candidate of candidates)
    for (const { 0: found, index } of text.matchAll(candidate)) {
      if (/[\p{L}\d]/u.test(text[index - 1] ?? '')) continue;
      // Capitals throughout are a style.
      if (found.includes(name) || found === name.toUpperCase()) continue;
      const other = joined(found);
      if (Math.abs(other.length - letters.length) > 2) continue;
      const apart = distance(other, letters);
      // `Kitchen Works` and `Kitchen Work` may both be meant; another letter within a word is not.
      const isPlural = other === `${letters}s` || `${other}s` === letters;
      const mayBeApart =
        letters.length < LONG_ENOUGH.near || candidate !== candidates[0] ? 0 : letters.length > 12 ? 2 : 1;
      if (apart <= mayBeApart && !isPlural) return { words: found, index };
    }
  return undefined;
}

/** A text without its addresses, in which names are written as addresses are. */
const withoutAddresses = (text: string) =>
  text.replace(/(?:https?:\/\/|mailto:|\/)\S+|\S+@\S+/g, (address) => ' '.repeat(address.length));

/** The company's, the app's and people's names written otherwise than in their own files. */
export const names: Check = (look) => {
  const { written } = look;
  const nameIn = (file: string, field: string) => {
    const value = Object(written.sources.get(file)?.data)[field];
    return typeof value === 'string' ? [{ name: value, file }] : [];
  };
  const people = [...written.sources.keys()].filter((file) => file.startsWith('team/'));
  const all = [
    ...nameIn('company.yaml', 'name'),
    ...nameIn('company.yaml', 'product'),
    ...people.flatMap((file) => nameIn(file, 'name')),
  ]
    .filter(({ name }) => joined(name).length >= LONG_ENOUGH.same)
    .map((one) => ({ ...one, candidates: candidatesFor(one.name) }));
  const isName = ({ field, file }: Text) =>
    /^(?:name|product)$/.test(field) && /^(?:company\.yaml|team\/)/.test(file);
  return copyOf(look)
    .filter((text) => text.kind !== 'link' && !isName(text))
    .flatMap((text): Item[] => {
      const plain = withoutAddresses(text.value);
      return all.flatMap(({ name, file, candidates }) => {
        const other = otherSpelling(plain, name, candidates);
        if (!other) return [];
        return [
          {
            ...placeOf(text),
            line: written.lineOf(text, other.words),
            ...around(text.value, other.index, other.words.length),
            why: `Writes “${name}” otherwise than content/${file} does.`,
            todo: file.startsWith('company')
              ? 'Write {company} or {product}, or the name as it stands there.'
              : 'Write the name as it stands there, or sign this as kept.',
            blocks: true,
            keep: file.startsWith('company') ? 'offer' : 'advised',
          },
        ];
      });
    });
};

/** Letters without their marks: `Ā` and `A` are the same initial. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Initials that are not those of the person's name: most often those of the person before. */
export const initials: Check = ({ written }) =>
  written.texts
    .filter(({ file, field }) => file.startsWith('team/') && field === 'initials')
    .flatMap((text): Item[] => {
      const { name = '' } = Object(written.sources.get(text.file)?.data) as { name?: string };
      const first = bare(name)
        .split(/[\s.-]+/)
        .map((word) => [...word][0]);
      if ([...bare(text.value)].every((letter) => first.includes(letter))) return [];
      const why = `The initials of another name than ${name}: they stand in the picture’s place.`;
      const todo = 'Write those of the name.';
      const said = text.value;
      return [{ ...placeOf(text), found: `“${said}”`, said, why, todo, blocks: false, keep: 'offer' }];
    });
