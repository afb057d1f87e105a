import { filesOnDisk } from '../../content/files.ts';
import { frontMatterOf } from '../../content/front-matter.ts';
import { MOST_CHARACTERS } from '../../content/known-files.ts';
import { catalogueOf, fillOf, type Kind, pageOf, valuesOf } from './catalogue.ts';
import { beforeOf } from './files/before.ts';
import { differenceOf } from './files/difference.ts';
import { bytesOf, hashOf, problemsAfter, problemsIn, type Step, settle, take } from './files/folder.ts';
import { markOf } from './files/mark.ts';
import { blankFile, type New, newFile } from './files/new-file.ts';
import { movedBy } from './files/order.ts';
import { cutPhotograph, type Photograph } from './files/photograph.ts';
import { leaveNoPicture, pictureOf } from './files/pictures.ts';
import { keepVersion, type Renewal } from './files/renewal.ts';
import { commentsIn } from './form/comments.ts';
import { MARK } from './form/names.ts';
import { patternOf, schemaOf } from './form/schema.ts';
import { Refused } from './refused.ts';
import { todosIn } from './todo.ts';
import { versionsIn } from './versions.ts';
import type { Change } from './yaml/change.ts';
import { changeFile } from './yaml/write.ts';

/** What goes with the changes of a file. */
export type Beside = { photograph?: Photograph | undefined; renewal?: Renewal | undefined };

const text = (bytes: Buffer | undefined) => bytes?.toString('utf8') ?? '';
/** One sitting at the form: what it reads and writes, and what can be taken back. */
export function sessionIn(root: string) {
  settle(root);
  let before = beforeOf(root);
  const versions = versionsIn(root, () => fillOf(filesOnDisk(root)));
  const history: { label: string; back: Step; after: [file: string, hash: string][] }[] = [];
  /** What each file said when it was opened, by its hash: what somebody changed is held against it. */
  const opened = new Map<string, string>();

  const known = (file: string) => {
    if (!patternOf(file)) throw new Refused('The site knows no such file.', 404);
    const bytes = bytesOf(root, file);
    if (text(bytes).length > MOST_CHARACTERS)
      throw new Refused(
        `content/${file} has ${text(bytes).length} characters, and the form reads ${MOST_CHARACTERS} at most. Shorten it in an editor, or put it back under “What you have changed”.`,
        413,
      );
    return bytes;
  };
  const movedSince = (seen: Iterable<[file: string, hash: string]>) =>
    [...seen].find(([file, hash]) => hashOf(bytesOf(root, file)) !== hash)?.[0];
  const hashesOn = (step: Step) =>
    [...step.keys()].map((file): [string, string] => [file, hashOf(bytesOf(root, file))]);
  /**
   * Takes a step that the build would take. From here on nothing waits, so that orders are carried out one after the
   * other; `seen` is what their files are to hold up to the moment of the write.
   */
  const commit = (label: string, step: Step, seen = hashesOn(step)) => {
    const problems = problemsAfter(root, step);
    if (problems.length > 0)
      throw new Refused('Nothing was written: something does not fit yet.', 422, { problems });
    const moved = movedSince(seen);
    if (moved) throw new Refused(`Nothing was written: ${moved} has changed meanwhile. Save again.`, 409);
    const back = take(root, step);
    history.push({ label, back, after: hashesOn(step) });
  };
  const open = (file: string) => {
    const bytes = known(file);
    if (!bytes) throw new Refused('The file is gone.', 404);
    const source = text(bytes)
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    opened.set(hashOf(bytes), text(bytes));
    const { head, bodyAt } = frontMatterOf(source) ?? { head: source, bodyAt: 0 };
    return {
      file,
      hash: hashOf(bytes),
      data: valuesOf(file, source),
      ...(file.endsWith('.md') ? { body: source.slice(bodyAt).trim() } : {}),
      schema: schemaOf(file),
      comments: commentsIn(head, schemaOf(file)),
      page: pageOf(file, filesOnDisk(root)),
      problems: problemsIn(root).filter((problem) => problem.file === `content/${file}`),
    };
  };
  const stepOf = (file: string, changes: readonly Change[], picture?: Buffer, renewal?: Renewal) => {
    const was = text(known(file));
    const step = new Map<string, Buffer | undefined>();
    const all = [...changes];
    if (picture) {
      const name = file.replace(/^team\/(.+)\.yaml$/, '$1.jpg');
      step.set(`team/${name}`, picture);
      all.push({
        kind: 'set',
        path: ['image'],
        value: name,
        order: Object.keys(schemaOf(file)?.properties ?? {}),
      });
    }
    const is = changeFile(file, was, all);
    // The version first: whoever looks meanwhile finds no wording that is not kept.
    keepVersion(root, step, { file, was, is }, renewal);
    if (!step.has(file)) step.set(file, Buffer.from(is));
    leaveNoPicture(root, step, { file, was, is });
    return step;
  };

  return {
    root,
    ...todosIn(root, commit),
    publish: versions.publish,
    version(sentence: string) {
      versions.keep(sentence);
      before = beforeOf(root);
    },
    overview: () => ({
      folder: hashOf(root),
      groups: catalogueOf(filesOnDisk(root)),
      fill: fillOf(filesOnDisk(root)),
      undo: history.at(-1)?.label ?? null,
    }),
    open,
    check: (file: string, changes: readonly Change[], renewal?: Renewal) => ({
      problems: problemsAfter(root, stepOf(file, changes, undefined, renewal)),
    }),
    async save(file: string, hash: string, changes: readonly Change[], { photograph, renewal }: Beside = {}) {
      const picture = photograph && (await cutPhotograph(photograph));
      const theirs = known(file);
      if (hashOf(theirs) !== hash) {
        const was = opened.get(hash);
        const yours = was === undefined ? '' : changeFile(file, was, changes);
        throw new Refused('The file has changed on the disk since you opened it. Nothing was written.', 409, {
          yours,
          theirs: text(theirs),
        });
      }
      commit(file, stepOf(file, changes, picture, renewal), [[file, hash]]);
      return open(file);
    },
    blank: (kind: Kind, like?: string) =>
      blankFile(filesOnDisk(root), kind, like === undefined ? undefined : open(like)),
    async create(kind: Kind, made: New, photograph?: Photograph) {
      const picture = photograph && (await cutPhotograph(photograph));
      const own = { ...made, hasPicture: picture !== undefined };
      const { file, stem, source } = newFile(filesOnDisk(root), kind, own);
      // The picture first: whoever looks meanwhile finds no person whose picture is missing.
      const step = new Map<string, Buffer | undefined>();
      if (picture) step.set(`team/${stem}.jpg`, picture);
      step.set(file, Buffer.from(source));
      commit(file, step, [[file, hashOf(undefined)]]);
      return open(file);
    },
    /** The mark as it is kept; of a drawing, as it would be. */
    mark: (svg?: string) => (svg === undefined ? text(bytesOf(root, MARK)) : markOf(svg)),
    saveMark: (svg: string) => commit(MARK, new Map([[MARK, Buffer.from(`${markOf(svg)}\n`)]])),
    move(file: string, by: 1 | -1) {
      known(file);
      commit(`place of ${file}`, movedBy(filesOnDisk(root), file, by));
      return open(file);
    },
    remove(file: string) {
      if (!known(file) || !/^(team|services)\/|\/card\.yaml$/.test(file))
        throw new Refused('This cannot be removed here.');
      const step = new Map<string, Buffer | undefined>([[file, undefined]]);
      const folder = /^products\/[^/]+\//.exec(file)?.[0];
      for (const one of Object.keys(filesOnDisk(root)))
        if (folder && one.startsWith(folder)) step.set(one, undefined);
      leaveNoPicture(root, step, { file, was: text(bytesOf(root, file)), is: '' });
      commit(`removal of ${file}`, step);
    },
    undo() {
      const last = history.at(-1);
      if (!last) throw new Refused('There is nothing to take back.');
      const moved = movedSince(last.after);
      if (moved) throw new Refused(`${moved} has changed since: it is left as it is.`, 409);
      take(root, last.back);
      history.pop();
      return [...last.back.keys()];
    },
    changes() {
      const files = new Set([...before.files(), ...Object.keys(filesOnDisk(root))]);
      const list = [...files].sort().flatMap((file) => {
        const [was, is] = [before.bytesOf(file), bytesOf(root, file)];
        const isText = /\.(yaml|md|txt)$/.test(file);
        const plain = (bytes?: Buffer) => (isText ? text(bytes).replaceAll('\r\n', '\n') : hashOf(bytes));
        const same = plain(was) === plain(is) && !was === !is;
        const kind = !was ? 'new' : !is ? 'removed' : 'changed';
        return same ? [] : [{ file, kind, lines: isText ? differenceOf(text(was), text(is)) : [] }];
      });
      return { list, since: before.isCommit ? 'version' : 'start', versions: versions.state() };
    },
    restore(file: string) {
      if (!before.files().includes(file) && !(file in filesOnDisk(root)))
        throw new Refused('There is no such file.', 404);
      const [was, is] = [before.bytesOf(file), bytesOf(root, file)];
      const step = new Map([[file, was]]);
      const picture = pictureOf(file, text(was));
      if (picture && !bytesOf(root, picture)) step.set(picture, before.bytesOf(picture));
      leaveNoPicture(root, step, { file, was: text(is), is: text(was) });
      commit(`return of ${file}`, step);
    },
  };
}

export type Session = ReturnType<typeof sessionIn>;
