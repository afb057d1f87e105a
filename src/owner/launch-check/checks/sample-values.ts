import type { Text, Written } from '../../../content/reading/written.ts';
import { count, type Item, quoted } from '../item.ts';
import type { Check } from '../look.ts';
import { type Spoken, spokenOf, standingOf } from '../sample.ts';

/** What tells more than the value: of a claim what it says, and not who has signed it. */
function wordsFor({ kind, file, path }: Text, { sources }: Written): string | undefined {
  if (kind === 'mark') return 'the drawing as it was delivered';
  if (file !== 'claims.yaml') return undefined;
  return quoted(Object(sources.get(file)?.data).claims[Number(path[1])].claim);
}

/** Every value of the delivery that still stands. A sample person is one item: all in the file goes with the name. */
export const sampleValues: Check = ({ written, sample }) => {
  const standing = spokenOf(written)
    .map((part) => ({ part, values: standingOf(sample, part) }))
    .filter(({ values }) => values.length > 0);
  const people = standing.filter(({ part }) => part.rule.file === 'team/*.yaml' && part.field === 'name');
  const isInvented = ({ texts }: Spoken) => people.some(({ part }) => part.texts[0]?.file === texts[0]?.file);
  const hasNumber = written.texts.some(
    ({ file, field, value }) =>
      file === 'company.yaml' && field === 'registration.number' && /[1-9]/.test(value),
  );
  return standing.flatMap(({ part, values: [first = '', ...others] }): Item[] => {
    const { rule, field, texts } = part;
    const [text] = texts;
    if (!text || (field !== 'name' && isInvented(part))) return [];
    // Whoever has put the register’s own number there has read what stands above it.
    if (field === 'registration' && hasNumber) return [];
    const { blocks, keep, why, todo } = rule;
    const line = (rule.group && written.sources.get(text.file)?.lineOf(field.split('.'))) || text.line;
    const more = others.length > 0 && rule.group ? `, and ${count(others.length, 'more text')}` : '';
    return [
      {
        file: `content/${text.file}`,
        line,
        field,
        found: wordsFor(text, written) ?? quoted(first) + more,
        said: first,
        why,
        todo,
        blocks,
        keep,
      },
    ];
  });
};
