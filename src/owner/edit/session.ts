import { hash as digest } from 'node:crypto';
import { type Files, readFiles } from '../../content/files.ts';
import { siteToday } from '../../content/language/day.ts';
import { createVersion, LEGAL_FILE, listVersionDays, VERSION_FILE } from '../../content/legal/versions.ts';
import {
  parseValues,
  parseValuesWithBody,
  updateFile,
  type Values,
  withoutSampleComments,
} from '../../content/parsing/values.ts';
import { findNonPictureProblems } from '../../content/reading/read.ts';
import { applyToFiles, saveIfValid } from '../../content/reading/save.ts';
import { gitOutput } from '../../platform/git.ts';
import { UserError } from '../../platform/user-error.ts';
import { type Changes, readBytes } from '../../platform/write.ts';
import { REVIEWED_FILE } from '../launch-check/checks/reviewed.ts';
import { groupItems, summarise } from '../launch-check/report.ts';
import { runLaunchCheck } from '../launch-check/run.ts';
import { findPage, listFiles, readPlaceholders, WORDS_FILE } from './file-list.ts';
import { removeBrokenCitations } from './files/citations.ts';
import {
  choosePath,
  createBlank,
  isOrdered,
  isRemovable,
  type Kind,
  moveFile,
  removePerson,
} from './files/file-kinds.ts';
import {
  addPhotograph,
  addPictures,
  preparePhotograph,
  preparePicture,
  removeUnusedPictures,
} from './files/photograph.ts';
import { buildSchema, patternOf } from './form/schema.ts';
import { commitContent, findChangesToRestore, readSavedStates } from './saved-states.ts';
import { search } from './search.ts';

/** The values of a form, and the name of the person who saves them. */
type Submission = { data: Values; by: string };
type SaveRequest = Submission & {
  file: string;
  /** The hash of the file's text when the form opened it. */
  hash: string;
  /** True to make a draft of a legal text its first version. */
  publishesDraft?: boolean | undefined;
  /** True to remove all citations of sections that no legal text has. */
  removesCitations?: boolean | undefined;
};

const hashOf = (text: string) => digest('sha256', text);

/** Handles the form's requests. @param root the content folder @param getPreviewUrl may return undefined at first */
export function createSession(root: string, getPreviewUrl = (): string | undefined => undefined) {
  /** Uploaded pictures by path, kept while the form runs, because a text may show a removed one again. */
  const uploads: Changes = new Map();
  const readText = (file: string) => readBytes(root, file)?.toString('utf8');
  /** Returns the text of a file. @throws UserError if the site has no such file */
  const requireFile = (file: string): string => {
    const text = readText(file) ?? (file === WORDS_FILE ? '' : undefined);
    if (!patternOf(file) || text === undefined) throw new UserError('The site has no such file.');
    return text;
  };
  const requireEditable = (file: string): string => {
    if (VERSION_FILE.test(file)) throw new UserError('A version of a legal text stays as it is.');
    return requireFile(file);
  };
  const addTexts = (changes: Changes, files: Files) => {
    for (const [file, text] of Object.entries(files)) changes.set(file, Buffer.from(text));
  };
  const readReviewed = () =>
    parseValues(REVIEWED_FILE, readText(REVIEWED_FILE) ?? '') as Record<string, { date: string; by: string }>;
  /** Notes that `by` approves a file today, and removes its SAMPLE comments. Without `by`, removes the approval. */
  const setApproval = (changes: Changes, file: string, by?: string) => {
    const { [file]: entry, ...others } = readReviewed();
    if (!entry && !by) return;
    const data = by ? { ...others, [file]: { date: siteToday(readFiles(root)), by } } : others;
    addTexts(changes, {
      [REVIEWED_FILE]: updateFile(REVIEWED_FILE, readText(REVIEWED_FILE) ?? '', data),
      ...(by && { [file]: withoutSampleComments(String(changes.get(file) ?? requireFile(file))) }),
    });
  };
  const versionDaysOf = (file: string, files: Files): string[] =>
    listVersionDays(files, LEGAL_FILE.exec(file)?.[1] ?? '');
  const open = (file: string) => {
    const text = requireFile(file);
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
      versionDays: versionDaysOf(file, files),
      problems: findNonPictureProblems(files).filter((problem) => problem.file === `content/${file}`),
    };
  };
  /** Returns a legal text and its new version if this save publishes a draft or sets a later day; else no files. */
  const createVersionIfDue = (file: string, text: string, publishesDraft: boolean): Files => {
    const [, id] = LEGAL_FILE.exec(file) ?? [];
    const files = { ...readFiles(root), [file]: text };
    const [newestDay] = versionDaysOf(file, files);
    const isLater = newestDay !== undefined && String(parseValues(file, text)['updated']) > newestDay;
    return id && (publishesDraft || isLater) ? createVersion(files, id) : {};
  };
  const commit = (subject: string, by: string) => {
    const { company, email } = readPlaceholders(readFiles(root));
    const name = by || gitOutput(root, 'config', 'user.name') || company;
    return commitContent(root, subject, { name, email: gitOutput(root, 'config', 'user.email') || email });
  };
  /** Writes the changes that `addChanges` adds, unless they add a problem or another program changes the files. */
  const write = (addChanges: (changes: Changes, files: Files) => void) => {
    const files = readFiles(root);
    const changes: Changes = new Map();
    addChanges(changes, files);
    saveIfValid(root, changes, files);
  };
  /** Adds the pictures, version and text of a saved form, in an order in which no file refers to a missing one. */
  const addSubmission = (
    changes: Changes,
    file: string,
    oldText: string,
    { data, by }: Submission,
    publishesDraft = false,
  ) => {
    const newText = updateFile(file, oldText, addPhotograph(changes, file, data));
    addPictures(changes, file, newText, uploads);
    addTexts(changes, createVersionIfDue(file, newText, publishesDraft));
    // A text with a new version has been added above, with anchors.
    if (!changes.has(file)) addTexts(changes, { [file]: newText });
    removeUnusedPictures(root, changes, file, newText);
    setApproval(changes, file, by);
  };
  return {
    open,
    /** Lists the items of `launch-check`, without requests to other sites. */
    async listTodos() {
      const { items } = await runLaunchCheck(root, false);
      const { approval = [], other = [] } = Object.groupBy(items, ({ code }) =>
        code === 'unapproved' ? 'approval' : 'other',
      );
      return {
        sections: groupItems(other, readFiles(root)),
        unapprovedFiles: approval.map(({ file }) => file.replace(/^content\//, '')),
        summary: summarise(items),
        blockingCount: items.filter(({ isBlocking }) => isBlocking).length,
      };
    },
    search: (sentence: string) => search(readFiles(root), sentence),
    saveState: commit,
    restoreState(hash: string, by: string) {
      const { states, changedFiles } = readSavedStates(root);
      const state = states.find((state) => state.hash === hash);
      if (!state) throw new UserError('There is no such version.');
      if (changedFiles.length > 0)
        throw new UserError('Save a version first: what you have changed since the last one would be lost.');
      write((changes, files) => {
        for (const [path, bytes] of findChangesToRestore(root, hash, files)) changes.set(path, bytes);
        if (changes.size === 0)
          throw new UserError(
            'Nothing to bring back: apart from legal texts in force, your words are those of this version.',
          );
        // Legal texts in force stay as they are, and may lack sections that the restored files cite.
        addTexts(changes, removeBrokenCitations(applyToFiles(files, changes)));
      });
      commit(`Restore the version of ${state.day}: ${state.subject}`, by);
      return `The words of ${state.day} are back, as a new version.`;
    },
    readOverview() {
      const files = readFiles(root);
      return {
        groups: listFiles(files),
        company: readPlaceholders(files)['company'] ?? '',
        savedStates: readSavedStates(root),
        gitUserName: gitOutput(root, 'config', 'user.name'),
        previewUrl: getPreviewUrl() ?? null,
      };
    },
    save({ file, hash, publishesDraft, removesCitations, ...submission }: SaveRequest) {
      write((changes, files) => {
        const oldText = requireEditable(file);
        if (hashOf(oldText) !== hash)
          throw new UserError(
            `Nothing was written: content/${file} has changed on the disk since you opened it. Copy what you have typed, and open it again.`,
          );
        const newText = removesCitations && updateFile(file, oldText, submission.data);
        if (newText) addTexts(changes, removeBrokenCitations({ ...files, [file]: newText }));
        addSubmission(changes, file, oldText, submission, publishesDraft);
      });
      return open(file);
    },
    approve(file: string, by: string) {
      requireEditable(file);
      write((changes) => setApproval(changes, file, by));
      return open(file);
    },
    uploadPhotograph: preparePhotograph,
    /** Shrinks a picture, and keeps it in memory for the texts that will show it. */
    async uploadPicture(bytes: Buffer) {
      const { name, jpeg } = await preparePicture(bytes);
      uploads.set(`services/${name}`, jpeg);
      return { name };
    },
    createBlank: (kind: Kind) => createBlank(readFiles(root), kind),
    create({ kind, data: { address, ...data }, by }: Submission & { kind: Kind }) {
      let file = '';
      write((changes, files) => {
        file = choosePath(files, kind, data, address);
        addSubmission(changes, file, file.endsWith('.md') ? '---\n---\n' : '', { data, by });
      });
      return open(file);
    },
    move(file: string, offset: 1 | -1) {
      requireFile(file);
      write((changes, files) => {
        for (const [path, bytes] of moveFile(files, file, offset)) changes.set(path, bytes);
      });
    },
    remove(file: string) {
      requireFile(file);
      if (!isRemovable(file)) throw new UserError('This cannot be removed here.');
      if (versionDaysOf(file, readFiles(root)).length > 0)
        throw new UserError('This text has been published, so it stays: people have agreed to it.');
      const prefix = /^products\/[^/]+\//.exec(file)?.[0] ?? file;
      write((changes, files) => {
        setApproval(changes, file);
        // The file comes first, because it may refer to the other files of its folder.
        changes.set(file, undefined);
        for (const path of Object.keys(files)) if (path.startsWith(prefix)) changes.set(path, undefined);
        removeUnusedPictures(root, changes, file, '');
        // Otherwise the next new person would get the id, and with it the services.
        for (const [path, bytes] of removePerson(files, file)) changes.set(path, bytes);
      });
    },
  };
}

export type Session = ReturnType<typeof createSession>;
