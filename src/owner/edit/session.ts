import { hash as digest } from 'node:crypto';
import { type Files, readFiles } from '../../content/files.ts';
import { siteToday } from '../../content/language/day.ts';
import { LEGAL_FILE, listVersionDays, publish, VERSION_FILE } from '../../content/legal/versions.ts';
import {
  parseValues,
  parseValuesWithBody,
  updateFile,
  type Values,
  withoutSample,
} from '../../content/parsing/values.ts';
import { findTextProblems } from '../../content/reading/read.ts';
import { applyToFiles, saveChecked } from '../../content/reading/save.ts';
import { gitOutput } from '../../platform/git.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Changes, readBytes } from '../../platform/write.ts';
import { REVIEWED_FILE } from '../launch-check/checks/reviewed.ts';
import { groupItems, summarise } from '../launch-check/report.ts';
import { runLaunchCheck } from '../launch-check/run.ts';
import { findPage, listFiles, readPlaceholders, WORDS_FILE } from './file-list.ts';
import { removeBrokenCitations } from './files/citations.ts';
import { choosePath, createBlank, isOrdered, isRemovable, type Kind, moveFile } from './files/new-file.ts';
import {
  addPhotograph,
  addPictures,
  preparePhotograph,
  preparePicture,
  removeUnusedPictures,
} from './files/photograph.ts';
import { buildSchema, patternOf } from './form/schema.ts';
import { commitContent, findChanges, readSavedStates } from './saved-states.ts';
import { search } from './search.ts';

/** The values of a form, and the name of the person who saves them. */
type Submission = { data: Values; by: string };
type Save = Submission & {
  file: string;
  /** The hash of the text that the form has opened. */
  hash: string;
  /** Makes a draft of a legal text its first version. */
  isPublished?: boolean | undefined;
  /** Also removes citations of sections that a legal text no longer has. */
  removesCitations?: boolean | undefined;
};

const hashOf = (text: string) => digest('sha256', text);

/** Handles the form's requests to a content folder. @param site the address of the preview; undefined until it has started */
export function createSession(root: string, site = (): string | undefined => undefined) {
  /** Uploaded pictures of texts that are not saved yet, by path. */
  const uploads: Changes = new Map();
  const readText = (file: string) => readBytes(root, file)?.toString('utf8');
  /** @throws Refusal where there is no such file */
  const readExisting = (file: string): string => {
    const text = readText(file) ?? (file === WORDS_FILE ? '' : undefined);
    if (!patternOf(file) || text === undefined) throw new Refusal('The site has no such file.');
    return text;
  };
  const readChangeable = (file: string): string => {
    if (VERSION_FILE.test(file)) throw new Refusal('A saved version of a legal text stays as it is.');
    return readExisting(file);
  };
  const addTexts = (changes: Changes, files: Files) => {
    for (const [file, text] of Object.entries(files)) changes.set(file, Buffer.from(text));
  };
  const readReviewed = () =>
    parseValues(REVIEWED_FILE, readText(REVIEWED_FILE) ?? '') as Record<string, { date: string; by: string }>;
  /** Marks a file as approved today, and removes its comment that it is a sample. Without `by` it removes the approval. */
  const markApproved = (changes: Changes, file: string, by?: string) => {
    const { [file]: entry, ...others } = readReviewed();
    if (!entry && !by) return;
    const data = by ? { ...others, [file]: { date: siteToday(readFiles(root)), by } } : others;
    addTexts(changes, {
      [REVIEWED_FILE]: updateFile(REVIEWED_FILE, readText(REVIEWED_FILE) ?? '', data),
      ...(by && { [file]: withoutSample(String(changes.get(file) ?? readExisting(file))) }),
    });
  };
  const versionsOf = (file: string, files: Files): string[] =>
    listVersionDays(files, LEGAL_FILE.exec(file)?.[1] ?? '');
  const open = (file: string) => {
    const text = readExisting(file);
    const files = readFiles(root);
    return {
      file,
      hash: hashOf(text),
      data: parseValuesWithBody(file, text),
      schema: buildSchema(file, files) ?? {},
      page: findPage(file, files),
      reviewed: readReviewed()[file] ?? null,
      isRemovable: isRemovable(file),
      isOrdered: isOrdered(file),
      versions: versionsOf(file, files),
      problems: findTextProblems(files).filter((problem) => problem.file === `content/${file}`),
    };
  };
  /** Returns the version's file if a draft is published or a text in force gets a later day; else nothing. */
  const createVersion = (file: string, text: string, isPublished: boolean): Files => {
    const [, id] = LEGAL_FILE.exec(file) ?? [];
    const files = { ...readFiles(root), [file]: text };
    const [newest] = versionsOf(file, files);
    const isLater = newest !== undefined && String(parseValues(file, text)['updated']) > newest;
    return id && (isPublished || isLater) ? publish(files, id) : {};
  };
  const commit = (sentence: string, by: string) => {
    const { company, email } = readPlaceholders(readFiles(root));
    const name = by || gitOutput(root, 'config', 'user.name') || company;
    return commitContent(root, sentence, { name, email: gitOutput(root, 'config', 'user.email') || email });
  };
  /** Writes the changes that `addChanges` adds, unless another program changes the same files meanwhile. */
  const write = (addChanges: (changes: Changes, files: Files) => void) => {
    const files = readFiles(root);
    const changes: Changes = new Map();
    addChanges(changes, files);
    saveChecked(root, changes, files);
  };
  /** Adds a file's values, pictures and version, in an order in which no file refers to a missing one. */
  const addFile = (
    changes: Changes,
    file: string,
    before: string,
    { data, by }: Submission,
    isPublished = false,
  ) => {
    const after = updateFile(file, before, addPhotograph(changes, file, data));
    addPictures(changes, file, after, uploads);
    addTexts(changes, createVersion(file, after, isPublished));
    // A new version has already added the file, with anchors.
    if (!changes.has(file)) addTexts(changes, { [file]: after });
    removeUnusedPictures(root, changes, file, after);
    markApproved(changes, file, by);
  };
  return {
    open,
    /** Lists the items of `launch-check`, without requests to other sites. */
    async listTodos() {
      const { items } = await runLaunchCheck(root, false);
      const { approval = [], other = [] } = Object.groupBy(items, ({ code }) =>
        code === 'reviewed' ? 'approval' : 'other',
      );
      return {
        sections: groupItems(other, readFiles(root)),
        unapprovedFiles: approval.map(({ file }) => file.replace(/^content\//, '')),
        summary: summarise(items),
        blocking: items.filter(({ blocks }) => blocks).length,
      };
    },
    search: (sentence: string) => search(readFiles(root), sentence),
    saveState: commit,
    /** Restores an earlier saved state, as a new one. */
    restoreState(hash: string, by: string) {
      const { states, changedFiles } = readSavedStates(root);
      const state = states.find((state) => state.hash === hash);
      if (!state) throw new Refusal('There is no such version.');
      if (changedFiles.length > 0)
        throw new Refusal('Save a version first: what you have changed since the last one would be lost.');
      write((changes, files) => {
        for (const [path, bytes] of findChanges(root, hash, files)) changes.set(path, bytes);
        if (changes.size === 0)
          throw new Refusal('Nothing to bring back: your words are those of this version.');
        // Legal texts in force stay as they are, and may lack sections that the restored files cite.
        addTexts(changes, removeBrokenCitations(applyToFiles(files, changes)));
      });
      commit(`Words of ${state.day} again: ${state.sentence}`, by);
      return `The words of ${state.day} are back, as a new version.`;
    },
    readOverview() {
      const files = readFiles(root);
      return {
        groups: listFiles(files),
        company: readPlaceholders(files)['company'] ?? '',
        savedStates: readSavedStates(root),
        gitUserName: gitOutput(root, 'config', 'user.name'),
        site: site() ?? null,
      };
    },
    save({ file, hash, isPublished, removesCitations, ...entry }: Save) {
      write((changes, files) => {
        const before = readChangeable(file);
        if (hashOf(before) !== hash)
          throw new Refusal(
            `Nothing was written: content/${file} has changed on the disk since you opened it. Copy what you have typed, and open it again.`,
          );
        const after = removesCitations && { ...files, [file]: updateFile(file, before, entry.data) };
        if (after) addTexts(changes, removeBrokenCitations(after));
        addFile(changes, file, before, entry, isPublished);
      });
      return open(file);
    },
    /** Marks an unchanged file as approved. */
    approve(file: string, by: string) {
      readChangeable(file);
      write((changes) => markApproved(changes, file, by));
      return open(file);
    },
    uploadPhotograph: preparePhotograph,
    /** Shrinks a picture, and keeps it in memory until the text that shows it is saved. */
    async uploadPicture(bytes: Buffer) {
      const { name, small } = await preparePicture(bytes);
      uploads.set(`services/${name}`, small);
      return { name };
    },
    createBlank: (kind: Kind) => createBlank(readFiles(root), kind),
    create({ kind, data: { address, ...data }, by }: Submission & { kind: Kind }) {
      let file = '';
      write((changes, files) => {
        file = choosePath(files, kind, data, address);
        addFile(changes, file, file.endsWith('.md') ? '---\n---\n' : '', { data, by });
      });
      return open(file);
    },
    move(file: string, offset: 1 | -1) {
      readExisting(file);
      write((changes, files) => {
        for (const [path, bytes] of moveFile(files, file, offset)) changes.set(path, bytes);
      });
    },
    remove(file: string) {
      readExisting(file);
      if (!isRemovable(file)) throw new Refusal('This cannot be removed here.');
      if (versionsOf(file, readFiles(root)).length > 0)
        throw new Refusal('This text has been published, so it stays: people have agreed to it.');
      const folder = /^products\/[^/]+\//.exec(file)?.[0] ?? file;
      write((changes, files) => {
        // A file that refers to others is removed before them.
        markApproved(changes, file);
        changes.set(file, undefined);
        for (const path of Object.keys(files)) if (path.startsWith(folder)) changes.set(path, undefined);
        removeUnusedPictures(root, changes, file, '');
      });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
