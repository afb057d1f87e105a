/** Reads, checks and creates versions of legal texts. A text without versions is a draft; a version never changes. */
import { UserError } from '../../platform/user-error.ts';
import type { Files } from '../files.ts';
import { fillBody } from '../markdown/markdown.ts';
import { fillDeep, readContentFile } from '../parsing/source.ts';
import { collectTexts } from '../parsing/texts.ts';
import { parseValues, updateFile, withoutSampleComments } from '../parsing/values.ts';
import { excerptOf, fieldName, type Problem, tryRead, valueAt } from '../problems.ts';
import { companySchema } from '../schemas/company.ts';
import {
  type FilledText,
  isSameWording,
  isVersioned,
  type LegalFields,
  legalSchema,
  type Version,
  versionSchema,
} from '../schemas/legal.ts';
import { collectSharedValues, placeholdersOf } from '../schemas/text.ts';
import { addAnchors, numberSections } from './sections.ts';

/** Matches `legal/privacy-policy.yaml`. */
export const LEGAL_FILE = /^legal\/([^/]+)\.yaml$/;
/** Matches `legal/versions/privacy-policy-2025-05-13.yaml`. */
export const VERSION_FILE = /^legal\/versions\/(.+)-(\d{4}-\d{2}-\d{2})\.yaml$/;

export const legalFile = (id: string): string => `legal/${id}.yaml`;
export const versionFile = (id: string, day: string): string => `legal/versions/${id}-${day}.yaml`;

/** Lists the days of a text's versions, newest first. */
export const listVersionDays = (files: Files, id: string): string[] =>
  Object.keys(files)
    .map((path) => VERSION_FILE.exec(path) ?? [])
    .flatMap(([, textId, day = '']) => (textId === id ? day : []))
    .sort()
    .reverse();

const listLegalIds = (files: Files): string[] =>
  Object.keys(files).flatMap((path) => LEGAL_FILE.exec(path)?.[1] ?? []);

const readVersion = (files: Files, id: string, day: string) =>
  readContentFile(files, versionFile(id, day), versionSchema).validate();

/** Adds anchors and fills in placeholders. Values are escaped in Markdown. */
export function fillLegalText(fields: LegalFields, values: Record<string, string>): FilledText {
  const fillMarkdown = (text: string) => fillBody({ file: '', body: text, bodyLine: 1 }, values);
  return {
    ...fillDeep(fields, values),
    ...(fields.intro !== undefined && { intro: fillMarkdown(fields.intro) }),
    sections: addAnchors(fields.sections).map((section) => ({
      ...fillDeep(section, values),
      body: fillMarkdown(section.body),
    })),
  };
}

/**
 * Reads the versions of a text, newest first. The values that are saved in a version replace today's values.
 * @throws ContentError if a version is invalid
 */
export const readVersions = (files: Files, id: string, values: Record<string, string>): Version[] =>
  listVersionDays(files, id).map((day) => {
    const { values: savedValues, ...fields } = readVersion(files, id, day);
    const numbers = numberSections(id, addAnchors(fields.sections));
    const filled = fillLegalText(fields, { ...values, ...numbers, ...savedValues });
    return { ...filled, updated: day, address: `/legal/${id}-${day}.txt` };
  });

/** Reports a text in force that differs from its newest version, has no version of its day, or does not say what changed. */
function checkLegalText(files: Files, id: string): Problem[] {
  const days = listVersionDays(files, id);
  const [newest = ''] = days;
  const source = tryRead(() => readContentFile(files, legalFile(id), legalSchema));
  const text = source && tryRead(() => source.validate());
  const version = tryRead(() => readVersion(files, id, newest));
  if (!text || !version) return [];
  const createProblem = (field: string, expected: string, found: string, fix: string): Problem[] => {
    const { file, lineOf } = source;
    return [{ code: 'version', file, path: [field], line: lineOf([field]), expected, found, fix }];
  };
  if (text.updated > newest) {
    const copy = `content/${versionFile(id, text.updated)}`;
    const fix = 'open the text in npm run edit and press Save, or copy the file';
    return createProblem('updated', `a copy of this text as ${copy}`, 'no such file', fix);
  }
  const previousDay = days.find((day) => day < text.updated);
  const previousChange = previousDay && tryRead(() => readVersion(files, id, previousDay))?.changed;
  if (previousDay && (!text.changed || text.changed === previousChange)) {
    const fix = 'write it, since readers see it beside the version';
    return createProblem('changed', `what has changed since ${previousDay}`, excerptOf(text.changed), fix);
  }
  if (isSameWording(text, version)) return [];
  const change = collectTexts(text).find(
    (field) => isVersioned(field.path) && field.text !== valueAt(version, field.path),
  );
  return createProblem(
    'updated',
    `a day after ${newest}, since the wording is no longer that of ${newest}`,
    `${text.updated}, and other words${change ? ` in ${fieldName(change.path)}` : ''}`,
    `write the day from which the new wording applies, and what has changed; or bring the words of ${newest} back`,
  );
}

/** Checks the legal texts in force against their versions. */
export const findVersionProblems = (files: Files): Problem[] =>
  listLegalIds(files).flatMap((id) => checkLegalText(files, id));

/**
 * Creates a version of a text, without writing it.
 * @returns the files to write: the text with its anchors, and its version, a copy with the values of the placeholders
 * @throws UserError if the date is not after the newest version's; ContentError if the text or company.yaml is invalid
 */
export function createVersion(files: Files, id: string): Files {
  const [file, source] = [legalFile(id), files[legalFile(id)] ?? ''];
  const fields = readContentFile(files, file, legalSchema).validate();
  const [newest = ''] = listVersionDays(files, id);
  const { updated } = fields;
  if (updated <= newest)
    throw new UserError(
      `Nothing was written: the version of ${newest} stays as it is. Choose a later day than ${newest}.`,
    );
  const sectionFields = parseValues(file, source)['sections'] as object[];
  const sections = addAnchors(fields.sections).map(({ anchor }, i) => ({ anchor, ...sectionFields[i] }));
  const text = updateFile(file, source, { ...parseValues(file, source), sections });
  const placeholderValues = Object.assign(
    collectSharedValues(readContentFile(files, 'company.yaml', companySchema).validate()),
    ...listLegalIds(files).map((textId) => {
      const legal = tryRead(() => readContentFile(files, legalFile(textId), legalSchema).validate());
      return legal && numberSections(textId, addAnchors(legal.sections));
    }),
  );
  const usedNames = collectTexts(fields).flatMap(({ text }) => placeholdersOf(text));
  const values = Object.fromEntries(
    Object.entries(placeholderValues).filter(([name]) => usedNames.includes(name.replace('tel:', ''))),
  );
  const version = updateFile(file, withoutSampleComments(text), { ...parseValues(file, text), values });
  return { [versionFile(id, updated)]: version, [file]: text };
}
