import { around, type Item } from '../item.ts';
import { type Check, copyOf } from '../look.ts';
import { placeOf } from '../written.ts';

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const numberOf = (word: string) => (/\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()) + 1);
const COUNTED = new RegExp(`\\b(\\d{1,2}|${NUMBERS.join('|')}) (?:numbered )?(?:sections|clauses)\\b`, 'i');

/** What a text says of the sections of a legal text, where there are not so many. */
export const sections: Check = (look) => {
  const legal = [...look.written.sources]
    .filter(([file]) => /^legal\/[^/]+\.md$/.test(file))
    .map(([file, { data }]) => ({
      file,
      title: String(Object(data).title),
      there: look.written.files[file]?.match(/^## /gm)?.length ?? 0,
    }));
  return copyOf(look)
    .filter(({ kind }) => kind !== 'link')
    .flatMap((text): Item[] => {
      const own = legal.find(({ file }) => text.file === file);
      const counted = own && text.path.length > 0 ? COUNTED.exec(text.value) : null;
      const named = own ? null : /\bsection (\d+) of (?:our|the) (terms|privacy policy)/i.exec(text.value);
      const meant =
        own ?? legal.find(({ title }) => title.toLowerCase().startsWith(named?.[2]?.toLowerCase() ?? '-'));
      const words = counted?.[0] ?? named?.[0];
      if (!meant || !words) return [];
      const number = numberOf(counted?.[1] ?? named?.[1] ?? '');
      const { there } = meant;
      if (counted ? number === there : number >= 1 && number <= there) return [];
      return [
        {
          ...placeOf(text),
          line: look.written.lineOf(text, words),
          found: around(text.value, text.value.indexOf(words), words.length),
          why: `${meant.title} has ${there} sections.`,
          todo: 'Correct the number.',
          blocks: true,
          canKeep: true,
        },
      ];
    });
};
