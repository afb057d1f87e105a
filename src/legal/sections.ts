import type { Reading } from '../content/content.ts';
import { lineIn, type Markdown } from '../content/markdown.ts';
import { fieldName, type Path, type Problem, show } from '../content/problems.ts';
import type { Legal } from '../schemas/legal.ts';
import { SECTION } from '../schemas/text.ts';
import { blocksOf, type Mention, mentionsIn } from './mentions.ts';

/** Where a number stands: in which legal text, in Markdown (which has links), in a note about which section. */
type Place = {
  texts: readonly Legal[];
  own?: Legal | undefined;
  inMarkdown?: boolean;
  about?: string | undefined;
};
type Fault = { expected: string; found: string };

const IN_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const COUNT = new RegExp(`\\b(\\d{1,3}|${IN_WORDS.join('|')})\\s+(?:numbered\\s+)?sections\\b`, 'gi');
/** Most texts have nothing of all this, and need no closer look. */
const MAY_NAME_ONE = /section|clause|paragraph|#/i;
const ANCHOR_AND_PARAGRAPH = new RegExp(`${SECTION.source}(\\.\\d+)?`, 'g');

/** The number of a section from its anchor; 0 if there is no such anchor. */
const numberOf = (text: Legal, anchor = '') => text.clauses.findIndex(({ id }) => id === anchor) + 1;

/** What is wrong with a number that stands for a section, `11` or `11.4`. An anchor that is not there is a dead link. */
function wrongNumber(text: Legal, anchor: string, number: string, words: string): Fault[] {
  const [section, paragraph] = number.split('.').map(Number);
  const right = numberOf(text, anchor);
  const { title, paragraphs } = text.clauses[right - 1] ?? { title: '', paragraphs: 0 };
  const found = `${number} in ${show(words)}`;
  if (right === 0) return [];
  if (section !== right)
    return [{ expected: `${right}, the number of “${title}” (#${anchor}) in ${text.title}`, found }];
  if (paragraph === undefined || (paragraph > 0 && paragraph <= paragraphs)) return [];
  return [{ expected: `a paragraph of “${title}”, which has ${right}.1 to ${right}.${paragraphs}`, found }];
}

/** The legal text that a number without a link belongs to: "of these terms", "of our privacy policy", or its own. */
function meantBy({ behind }: Mention, { own, texts }: Place): Legal | undefined {
  const [, which, word = ''] =
    /^\s+(?:of|in)\s+(these|this|[\p{L}’]+)(?:\s+([\p{L}-]+))?/u.exec(behind) ?? [];
  if (which === undefined || /^th(is|ese)$/.test(which)) return own;
  // Of something else, an institute's agreement say, nothing is known here.
  return texts.find(({ title }) => title.toLowerCase().startsWith(word.toLowerCase().slice(0, 5) || ' '));
}

/** What is wrong with a number where a text names a section. */
function wrongMention(mention: Mention, place: Place): Fault[] {
  const { texts, own, inMarkdown, about } = place;
  const { number, words, url, behind } = mention;
  const [path, anchor] = url?.split('#') ?? [];
  const linked = path === '' ? own : texts.find((text) => text.path === path);
  if (linked && anchor) return wrongNumber(linked, anchor, number, words);
  const text = linked ?? (url ? undefined : meantBy(mention, place));
  if (!text) return [];
  const [section, rest = ''] = [Number.parseInt(number, 10), /\.\d+/.exec(number)?.[0]];
  if (about && text === own && section === numberOf(text, about))
    return wrongNumber(text, about, number, words);
  const found = `${number} in ${show(/^.{1,40}(?=\s|$)/s.exec(words + behind)?.[0] ?? words)}`;
  const id = text.clauses[section - 1]?.id;
  if (!id)
    return [{ expected: `a section that there is in ${text.title}: 1 to ${text.clauses.length}`, found }];
  const kind = /^(section|clause|paragraph)\s/i.exec(words)?.[0] ?? '';
  const link = `[${kind}${number}](${text === own ? '' : text.path}#${id})`;
  const expected = inMarkdown
    ? `a link to the section, by which its number can be checked: ${link}`
    : `the section's anchor for its number, which the site then fills in: {${text.id}#${id}}${rest}`;
  return [{ expected, found }];
}

/** What is wrong with the anchors in a text for which the site fills in numbers. */
function wrongAnchors(text: string, { texts }: Place): Fault[] {
  return [...text.matchAll(ANCHOR_AND_PARAGRAPH)].flatMap(([found, id, anchor = '', paragraph = '']) => {
    const target = texts.find((one) => one.id === id);
    if (target && numberOf(target, anchor) > 0)
      return wrongNumber(target, anchor, numberOf(target, anchor) + paragraph, found);
    const known = (target ? [target] : texts).flatMap((one) =>
      one.clauses.map((clause) => `{${one.id}#${clause.id}}`),
    );
    return [{ expected: `a section of a legal text: ${known.join(', ')}`, found: show(found) }];
  });
}

/** What is wrong with how many sections a text says there are: "in 12 sections". */
function wrongCounts(text: string, { texts, own }: Place): Fault[] {
  const named = own ?? texts.find(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  if (!named) return [];
  const { length } = named.clauses;
  return [...text.matchAll(COUNT)]
    .filter(([, count = '']) => length !== (Number(count) || IN_WORDS.indexOf(count.toLowerCase()) + 1))
    .map(([found]) => ({ expected: `${length} sections: so many has ${named.title}`, found: show(found) }));
}

/** Every text among a file's values that may name a section, with the way to it. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return MAY_NAME_ONE.test(value) ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Problems with the numbers of sections in one Markdown text. */
function inBody(text: Markdown, texts: readonly Legal[], own: Legal | undefined): Problem[] {
  const place: Place = { texts, own, inMarkdown: true };
  return blocksOf(text.tree).flatMap(({ node, flat }) =>
    mentionsIn(flat).flatMap((mention) => {
      const line = lineIn(text, node) + flat.text.slice(0, mention.at).split('\n').length - 1;
      return wrongMention(mention, place).map((fault) => ({ file: text.file, line, field: '', ...fault }));
    }),
  );
}

/** Numbers of sections, wherever in `content/` a legal text is named, that are not those of its sections. */
export function sectionProblems({ content, sources, texts: bodies }: Reading): Problem[] {
  const texts = content.legal ?? [];
  const ownOf = (file: string) => texts.find(({ id }) => file.endsWith(`legal/${id}.md`));
  const inFields = [...sources].flatMap(([path, { file, data, lineOf }]) => {
    const own = ownOf(path);
    return textsIn(data).flatMap((field) => {
      const note = field.path[0] === 'counsel' ? own?.counsel[Number(field.path[1])] : undefined;
      // What was settled may be about a paragraph that is gone since.
      if (note?.settled) return [];
      const place: Place = { texts, own, about: note?.clause };
      const mentions = mentionsIn({ text: field.text, links: [] });
      return [
        ...mentions.flatMap((mention) => wrongMention(mention, place)),
        ...wrongAnchors(field.text, place),
        ...(note ? [] : wrongCounts(field.text, place)),
      ].map((fault) => ({ file, line: lineOf(field.path), field: fieldName(field.path), ...fault }));
    });
  });
  return [...bodies.flatMap((text) => inBody(text, texts, ownOf(text.file))), ...inFields];
}

/** Puts the numbers of sections where their anchors stand in a text: `{terms-of-service#ending}`. */
export const fillSections = <T>(value: T, texts: readonly Legal[]): T =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string'
      ? part.replace(new RegExp(SECTION, 'g'), (all, id: string, anchor: string) => {
          const text = texts.find((one) => one.id === id);
          return String((text && numberOf(text, anchor)) || all);
        })
      : part,
  );
