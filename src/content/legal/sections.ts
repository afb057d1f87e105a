import { checkTexts, type ParsedContent, referenceProblemAt } from '../content.ts';
import { lineOfIndex } from '../markdown/markdown.ts';
import { slugOf } from '../markdown/slug.ts';
import { excerptOf, type Problem } from '../problems.ts';
import type { Legal, LegalFields, Section } from '../schemas/legal.ts';
import type { ProductPageWords } from '../schemas/product.ts';
import { SECTION_REFERENCE } from '../schemas/text.ts';
import { t } from '../t.ts';

/** Ids of other elements of the page. */
const RESERVED_ANCHORS = 'top menu nav main contents content-held versions sources foot-contact'.split(' ');

/** Gives an anchor, made from its title or number, to each section without one. */
export function addAnchors(sections: LegalFields['sections']): Section[] {
  const anchors = new Set([...RESERVED_ANCHORS, ...sections.map(({ anchor }) => anchor)]);
  return sections.map((section, i) => {
    const slug = slugOf(section.title) || `section-${i + 1}`;
    let anchor = slug;
    for (let n = 2; anchors.has(anchor); n += 1) anchor = `${slug}-${n}`;
    if (!section.anchor) anchors.add(anchor);
    return { ...section, anchor: section.anchor ?? anchor };
  });
}

/** Returns the numbers of the sections by reference, `terms-of-service#ending`. */
export const numberSections = (id: string, sections: readonly Section[]): Record<string, string> =>
  Object.fromEntries(sections.map(({ anchor }, i) => [`${id}#${anchor}`, String(i + 1)]));

const ALL_REFERENCES = new RegExp(SECTION_REFERENCE, 'g');

/** Appends to each answer the sections that it cites: `(Privacy Policy, section 9.)` */
export const addCitations = <Questions extends ProductPageWords['questions']>(
  questions: Questions,
  legal: readonly Legal[],
): Questions => ({
  ...questions,
  list: questions.list.map((question) => {
    const citations = (question.cites ?? []).flatMap((cite) => {
      const text = legal.find(({ id }) => cite.startsWith(`${id}#`));
      const section = text && numberSections(text.id, text.sections)[cite];
      return text && section ? t('{text}, section {section}', { text: text.title, section }) : [];
    });
    const { answer } = question;
    return answer && citations.length > 0
      ? { ...question, answer: `${answer} (${citations.join('; ')}.)` }
      : question;
  }),
});

/**
 * Reports references such as `{terms-of-service#ending}` to missing sections. It skips notes for counsel, which no page
 * shows.
 */
export function findDeadSectionReferences(parsed: ParsedContent): Problem[] {
  const { content, files, sources, bodies } = parsed;
  const legal = content.legal ?? [];
  const knownReferences = legal.flatMap(({ id, sections }) => Object.keys(numberSections(id, sections)));
  const isInvalid = (id = '') => `legal/${id}.yaml` in files && !legal.some((text) => text.id === id);
  const findUnknown = (text: string, positionAt: (index: number) => Omit<Problem, 'expected' | 'found'>) =>
    [...text.matchAll(ALL_REFERENCES)].flatMap(({ 0: reference, 1: id, 2: anchor, index }) => {
      if (knownReferences.includes(`${id}#${anchor}`) || isInvalid(id)) return [];
      const inSameText = knownReferences.filter((name) => name.startsWith(`${id}#`));
      const names = (inSameText.length > 0 ? inSameText : knownReferences).map((name) => `{${name}}`);
      const expected = `a section of a legal text: ${names.join(', ')}`;
      return { ...positionAt(index), expected, found: excerptOf(reference) };
    });
  const fieldProblems = [...sources].flatMap(([file, source]) =>
    source.texts
      .filter(({ path }) => !path.includes('counsel'))
      .flatMap(({ path, text }) => findUnknown(text, () => referenceProblemAt(parsed, { file, path }))),
  );
  // A body with a path is a field of a YAML file, which is checked above.
  const bodyProblems = bodies
    .filter(({ path }) => !path)
    .flatMap((text) =>
      findUnknown(text.body, (index) => ({
        code: 'reference',
        file: text.file,
        path: [],
        line: lineOfIndex(text, index),
      })),
    );
  const citationProblems = checkTexts(parsed, ({ path, text }) => {
    const isMissing =
      path.at(-2) === 'cites' && !knownReferences.includes(text) && !isInvalid(text.split('#')[0]);
    return isMissing && 'a section of a legal text that exists';
  });
  return [...fieldProblems, ...bodyProblems, ...citationProblems];
}
