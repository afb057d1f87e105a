import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { frontMatterOf } from '../../content/front-matter.ts';
import { git } from '../../content/git.ts';
import { MOST_CHARACTERS } from '../../content/known-files.ts';
import { catalogueOf, fillOf, type Kind, pageOf, valuesOf } from './catalogue.ts';
import { bytesOf, hashOf, problemsAfter, problemsIn, type Step, settle, take } from './files/folder.ts';
import { blankFile, type New, newFile } from './files/new-file.ts';
import { movedBy } from './files/order.ts';
import { photographOf, savedPicture } from './files/photograph.ts';
import { leaveNoPicture } from './files/pictures.ts';
import { keepVersion, type Renewal } from './files/renewal.ts';
import { inOrder, patternOf, schemaOf } from './form/schema.ts';
import { Refused } from './refused.ts';
import { todosIn } from './todo.ts';
import { versionsIn } from './versions.ts';
import { writeFile } from './yaml.ts';

/** Who has read which file of `content/`, and when: a file that is not in it is as it was delivered. */
const REVIEWED = 'reviewed.yaml';

type Values = Record<string, unknown>;
type Steps = Map<string, Uint8Array | undefined>;
/** What somebody has made of a file, and who; `photograph` is the number of one that was taken in. */
export type Made = {
  data: Values;
  body?: string | undefined;
  by: string;
  photograph?: string | undefined;
  renewal?: Renewal | undefined;
};

const text = (bytes: Buffer | undefined) => bytes?.toString('utf8') ?? '';

/** One sitting at the form: what it reads and writes, and what can be taken back. */
export function sessionIn(root: string) {
  settle(root);
  const versions = versionsIn(root, () => fillOf(filesOnDisk(root)));
  const history: { label: string; back: Step; after: [file: string, hash: string][] }[] = [];

  const known = (file: string) => {
    if (!patternOf(file)) throw new Refused('The site knows no such file.', 404);
    const bytes = bytesOf(root, file);
    if (text(bytes).length > MOST_CHARACTERS)
      throw new Refused(
        `content/${file} has ${text(bytes).length} characters, and the form reads ${MOST_CHARACTERS} at most. Shorten it in an editor.`,
        413,
      );
    return bytes;
  };
  const movedSince = (seen: Iterable<[file: string, hash: string]>) =>
    [...seen].find(([file, hash]) => hashOf(bytesOf(root, file)) !== hash)?.[0];
  const hashesOn = (step: Step) =>
    [...step.keys()].map((file): [string, string] => [file, hashOf(bytesOf(root, file))]);
  const reviewed = () => valuesOf(REVIEWED, text(bytesOf(root, REVIEWED)));
  /** Says in the step who has read a file today; nobody has of one that goes. */
  const enter = (step: Steps, file: string, by?: string) => {
    const { [file]: was, ...others } = reviewed();
    if (!was && !by) return;
    const data = by ? { ...others, [file]: { date: todayOf(), by } } : others;
    step.set(REVIEWED, Buffer.from(writeFile(REVIEWED, text(bytesOf(root, REVIEWED)), { data })));
  };
  /**
   * Takes a step that the build would take. From here on nothing waits, so that orders are carried out one after the
   * other; `seen` is what their files are to hold up to the moment of the write.
   */
  const commit = (label: string, step: Step, seen = hashesOn(step)) => {
    const problems = problemsAfter(root, step);
    if (problems.length > 0)
      throw new Refused('Nothing was written: something does not fit yet.', 422, { problems });
    const moved = movedSince(seen);
    if (moved)
      throw new Refused(
        `Nothing was written: content/${moved} has changed on the disk since you opened it. Copy what you have typed, and open it again.`,
        409,
      );
    const back = take(root, step);
    history.push({ label, back, after: hashesOn(step) });
  };
  const open = async (file: string) => {
    const bytes = known(file);
    if (!bytes) throw new Refused('The file is gone.', 404);
    const source = text(bytes)
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    return {
      file,
      hash: hashOf(bytes),
      data: valuesOf(file, source),
      ...(file.endsWith('.md') ? { body: source.slice(frontMatterOf(source)?.bodyAt ?? 0).trim() } : {}),
      schema: schemaOf(file),
      page: pageOf(file, filesOnDisk(root)),
      picture: await savedPicture(root, file),
      reviewed: (reviewed()[file] as { date: string; by: string } | undefined) ?? null,
      problems: problemsIn(root).filter((problem) => problem.file === `content/${file}`),
    };
  };

  return {
    root,
    todos: () => todosIn(root),
    version: versions.keep,
    overview: () => {
      const files = filesOnDisk(root);
      return {
        groups: catalogueOf(files),
        fill: fillOf(files),
        undo: history.at(-1)?.label ?? null,
        versions: versions.state(),
        by: git(root, 'config', 'user.name'),
      };
    },
    open,
    async save(file: string, hash: string, { data, body, by, photograph, renewal }: Made) {
      const was = text(known(file));
      const step: Steps = new Map();
      const values = { ...data };
      if (photograph) {
        values['image'] = file.replace(/^team\/(.+)\.yaml$/, '$1.jpg');
        step.set(`team/${values['image']}`, photographOf(photograph));
      }
      const is = writeFile(file, was, { data: inOrder(schemaOf(file), values), body });
      // The version first: whoever looks meanwhile finds no wording that is not kept.
      keepVersion(root, step, { file, was, is }, renewal);
      if (!step.has(file)) step.set(file, Buffer.from(is));
      leaveNoPicture(root, step, { file, was, is });
      enter(step, file, by);
      commit(file, step, [[file, hash]]);
      return open(file);
    },
    /** Somebody has read a file, and it stays as it is. */
    read(file: string, by: string) {
      if (!Object.hasOwn(filesOnDisk(root), file)) throw new Refused('There is no such file.', 404);
      const step: Steps = new Map();
      enter(step, file, by);
      commit(`reading of ${file}`, step);
    },
    blank: (kind: Kind) => blankFile(filesOnDisk(root), kind),
    async create(
      kind: Kind,
      { by, photograph, ...made }: New & { by: string; photograph?: string | undefined },
    ) {
      const { file, stem, source } = newFile(filesOnDisk(root), kind, { ...made, hasPicture: !!photograph });
      // The picture first: whoever looks meanwhile finds no person whose picture is missing.
      const step: Steps = new Map();
      if (photograph) step.set(`team/${stem}.jpg`, photographOf(photograph));
      step.set(file, Buffer.from(source));
      enter(step, file, by);
      commit(file, step, [[file, hashOf(undefined)]]);
      return open(file);
    },
    move(file: string, by: 1 | -1) {
      known(file);
      commit(`place of ${file}`, movedBy(filesOnDisk(root), file, by));
      return open(file);
    },
    remove(file: string) {
      if (!known(file) || !/^(team|services)\/|\/card\.yaml$/.test(file))
        throw new Refused('This cannot be removed here.');
      const step: Steps = new Map([[file, undefined]]);
      const folder = /^products\/[^/]+\//.exec(file)?.[0];
      for (const one of Object.keys(filesOnDisk(root)))
        if (folder && one.startsWith(folder)) step.set(one, undefined);
      leaveNoPicture(root, step, { file, was: text(bytesOf(root, file)), is: '' });
      enter(step, file);
      commit(`removal of ${file}`, step);
    },
    undo() {
      const last = history.at(-1);
      if (!last) throw new Refused('There is nothing to take back.');
      const moved = movedSince(last.after);
      if (moved) throw new Refused(`content/${moved} has changed since: it is left as it is.`, 409);
      take(root, last.back);
      history.pop();
      return [...last.back.keys()];
    },
  };
}

export type Session = ReturnType<typeof sessionIn>;
