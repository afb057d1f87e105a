import { hash as digest } from 'node:crypto';
import { type Files, filesOnDisk } from '../../content/files.ts';
import { todayIn } from '../../content/language/day.ts';
import { LEGAL, publish, VERSION, versionDays } from '../../content/legal/versions.ts';
import {
  updateFile,
  type Values,
  valuesOf,
  valuesWithBody,
  withoutSample,
} from '../../content/parsing/values.ts';
import { textProblems } from '../../content/reading/read.ts';
import { filesAfter, saveChecked } from '../../content/reading/save.ts';
import { git } from '../../platform/git.ts';
import { Refusal } from '../../platform/refusal.ts';
import { bytesOf, type Changes } from '../../platform/write.ts';
import { REVIEWED } from '../launch-check/checks/reviewed.ts';
import { catalogueOf, fillOf, NOT_YET, pageOf } from './catalogue.ts';
import { withoutDeadCites } from './files/cites.ts';
import { blankFile, isOneOfMany, isOrdered, type Kind, movedBy, newFile } from './files/new-file.ts';
import { keepPhotograph, keepPictures, leaveNoPicture, takePicture } from './files/photograph.ts';
import { patternOf, schemaOf } from './form/schema.ts';
import { todosIn } from './todo.ts';
import { changesTo, commitContent, versionsIn } from './versions.ts';

/** The values to write, and who writes them. */
type Made = { data: Values; by: string };
/**
 * `isPublished`: whether a draft of a legal text becomes its first version; `isUncited`: whether citations of sections that
 * it no longer has are removed.
 */
type Asked = {
  file: string;
  hash: string;
  isPublished?: boolean | undefined;
  isUncited?: boolean | undefined;
};

const hashOf = (text: string) => digest('sha256', text);

export function sessionIn(root: string) {
  /** Pictures for texts that are not saved yet, by path. */
  const chosen: Changes = new Map();
  const textOf = (file: string) => bytesOf(root, file)?.toString('utf8');
  /** @throws Refusal where there is no such file */
  const known = (file: string): string => {
    const text = textOf(file) ?? (file === NOT_YET ? '' : undefined);
    if (!patternOf(file) || text === undefined) throw new Refusal('The site has no such file.');
    return text;
  };
  const changeable = (file: string): string => {
    if (VERSION.test(file)) throw new Refusal('A saved version of a legal text stays as it is.');
    return known(file);
  };
  const reviewed = () =>
    valuesOf(REVIEWED, textOf(REVIEWED) ?? '') as Record<string, { date: string; by: string }>;
  /** Notes who has read a file today, after which it is no sample; without `by` the file's entry is removed. */
  const noteReader = (changes: Changes, file: string, by?: string) => {
    const { [file]: was, ...others } = reviewed();
    if (!was && !by) return;
    const data = by ? { ...others, [file]: { date: todayIn(filesOnDisk(root)), by } } : others;
    changes.set(REVIEWED, Buffer.from(updateFile(REVIEWED, textOf(REVIEWED) ?? '', data)));
    if (by) changes.set(file, Buffer.from(withoutSample(String(changes.get(file) ?? known(file)))));
  };
  const open = (file: string) => {
    const text = known(file);
    const files = filesOnDisk(root);
    return {
      file,
      hash: hashOf(text),
      today: todayIn(files),
      data: valuesWithBody(file, text),
      schema: schemaOf(file, files) ?? {},
      page: pageOf(file, files),
      reviewed: reviewed()[file] ?? null,
      isOneOfMany: isOneOfMany(file),
      isOrdered: isOrdered(file),
      versions: versionsOf(file, files),
      problems: textProblems(files).filter((problem) => problem.file === `content/${file}`),
    };
  };
  const versionsOf = (file: string, files: Files): string[] =>
    versionDays(files, LEGAL.exec(file)?.[1] ?? '');
  /** The files of a new version: of a draft that is published, or of a text in force that gets a later day. */
  const newVersion = (file: string, text: string, isPublished: boolean): Files => {
    const [, id] = LEGAL.exec(file) ?? [];
    const files = { ...filesOnDisk(root), [file]: text };
    const [newest] = versionsOf(file, files);
    const isLater = newest !== undefined && String(valuesOf(file, text)['updated']) > newest;
    return id && (isPublished || isLater) ? publish(files, id) : {};
  };
  const commit = (sentence: string, by: string) => {
    const { company, email } = fillOf(filesOnDisk(root));
    const name = by || git(root, 'config', 'user.name') || company;
    return commitContent(root, sentence, { name, email: git(root, 'config', 'user.email') || email });
  };
  /** Writes changes, unless another program changes the same files meanwhile. */
  const write = (collect: (changes: Changes, files: Files) => void) => {
    const files = filesOnDisk(root);
    const changes: Changes = new Map();
    collect(changes, files);
    saveChecked(root, changes, files);
  };
  /** A file's values, with its pictures and versions. */
  const put = (changes: Changes, file: string, before: string, { data, by }: Made, isPublished = false) => {
    // First what the file names: pictures, and the version of a wording.
    const after = updateFile(file, before, keepPhotograph(changes, file, data));
    keepPictures(changes, file, after, chosen);
    for (const [path, text] of Object.entries(newVersion(file, after, isPublished)))
      changes.set(path, Buffer.from(text));
    if (!changes.has(file)) changes.set(file, Buffer.from(after));
    leaveNoPicture(root, changes, file, after);
    noteReader(changes, file, by);
  };
  return {
    root,
    open,
    todos: () => todosIn(root),
    version: commit,
    /** Brings the words of an earlier version back, as a new version. */
    bringBack(hash: string, by: string) {
      const { versions, changed } = versionsIn(root);
      const version = versions.find((one) => one.hash === hash);
      if (!version) throw new Refusal('There is no such version.');
      if (changed.length > 0)
        throw new Refusal('Save a version first: what you have changed since the last one would be lost.');
      write((changes, files) => {
        for (const [path, bytes] of changesTo(root, hash, files)) changes.set(path, bytes);
        if (changes.size === 0) throw new Refusal('These are the words that you have.');
        // Legal texts in force stay, and may lack sections that were cited then.
        for (const [path, text] of Object.entries(withoutDeadCites(filesAfter(files, changes))))
          changes.set(path, Buffer.from(text));
      });
      commit(`Words of ${version.day} again: ${version.sentence}`, by);
      return `The words of ${version.day} are back, as a new version.`;
    },
    overview: () => ({
      groups: catalogueOf(filesOnDisk(root)),
      company: fillOf(filesOnDisk(root))['company'] ?? '',
      versions: versionsIn(root),
      by: git(root, 'config', 'user.name'),
    }),
    save({ file, hash, isPublished, isUncited, ...made }: Made & Asked) {
      write((changes, files) => {
        const before = changeable(file);
        if (hashOf(before) !== hash)
          throw new Refusal(
            `Nothing was written: content/${file} has changed on the disk since you opened it. Copy what you have typed, and open it again.`,
          );
        if (isUncited)
          for (const [path, text] of Object.entries(
            withoutDeadCites({ ...files, [file]: updateFile(file, before, made.data) }),
          ))
            changes.set(path, Buffer.from(text));
        put(changes, file, before, made, isPublished);
      });
      return open(file);
    },
    /** Notes that somebody has read a file and leaves its words as they are. */
    read(file: string, by: string) {
      changeable(file);
      write((changes) => noteReader(changes, file, by));
      return open(file);
    },
    /** Its file is written with the text that shows it. */
    async picture(bytes: Buffer) {
      const { name, small } = await takePicture(bytes);
      chosen.set(`services/${name}`, small);
      return { name };
    },
    blank: (kind: Kind) => blankFile(filesOnDisk(root), kind),
    create({ kind, data: { address, ...data }, by }: Made & { kind: Kind }) {
      let file = '';
      write((changes, files) => {
        file = newFile(files, kind, data, address);
        put(changes, file, file.endsWith('.md') ? '---\n---\n' : '', { data, by });
      });
      return open(file);
    },
    move(file: string, by: 1 | -1) {
      known(file);
      const files = filesOnDisk(root);
      saveChecked(root, movedBy(files, file, by), files);
    },
    remove(file: string) {
      known(file);
      if (!isOneOfMany(file)) throw new Refusal('This cannot be removed here.');
      if (versionsOf(file, filesOnDisk(root)).length > 0)
        throw new Refusal('This text has been published, so it stays: people have agreed to it.');
      const folder = /^products\/[^/]+\//.exec(file)?.[0];
      write((changes, files) => {
        // First what names the file, last what the file names.
        noteReader(changes, file);
        changes.set(file, undefined);
        for (const one of Object.keys(files))
          if (folder && one.startsWith(folder)) changes.set(one, undefined);
        leaveNoPicture(root, changes, file, '');
      });
    },
  };
}

export type Session = ReturnType<typeof sessionIn>;
