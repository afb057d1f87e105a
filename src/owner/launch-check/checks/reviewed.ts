import type { SourceContent } from '../../../content/reading/source-texts.ts';
import { contentSchemas, matchesPattern } from '../../../content/schemas/content-schemas.ts';
import type { TodoItem } from '../item.ts';

/** The file that lists each approved file, with the person who approved it and the day. */
export const REVIEWED_FILE = 'reviewed.yaml';

/** Files that bind the company, which block a launch until they are approved. */
const BINDING_FILES: readonly [file: RegExp, content: string][] = [
  [/^company\./, 'Who you are, and what you are registered as'],
  [/^claims\./, 'What you state as a fact, and its sources'],
  [/^team\//, 'Who works with you'],
  [/^services\//, 'The steps and terms of a service'],
  [/^legal\//, 'What you promise by law'],
  [/^pages\/about\./, 'The payment rules that apply to you, and the rules of your work'],
  [/^products\/[^/]+\/page\./, 'Answers to institutions, to which buyers will hold you'],
];

const TODO =
  'Read it from top to bottom, and change what is wrong. Then press “I have read this: it is ours” in the form, or name ' +
  `the file in content/${REVIEWED_FILE}, such as company.yaml: { date: 2026-11-23, by: Your name }`;

/** Lists the files that the owner has not approved. */
export function findUnapprovedFiles({ sources }: SourceContent): TodoItem[] {
  const approved = Object.keys(Object(sources.get(REVIEWED_FILE)?.data));
  // Versions of legal texts never change.
  const patterns = Object.keys(contentSchemas()).filter(
    (pattern) => pattern !== REVIEWED_FILE && !pattern.startsWith('legal/versions/'),
  );
  return [...sources.keys()]
    .filter((file) => patterns.some((pattern) => matchesPattern(file, pattern)) && !approved.includes(file))
    .map((file) => {
      const bindingContent = BINDING_FILES.find(([pattern]) => pattern.test(file))?.[1];
      return {
        ...{ code: 'unapproved', file: `content/${file}`, path: [], todo: TODO },
        found: bindingContent ?? 'Words of the site, and its settings',
        why: 'Still as delivered, or nobody has said that it is yours.',
        isBlocking: bindingContent !== undefined,
      };
    });
}
