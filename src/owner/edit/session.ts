import { todayOf } from '../../content/day.ts';
import { filesOnDisk } from '../../content/files.ts';
import { git } from '../../content/git.ts';
import { MOST_CHARACTERS } from '../../content/known-files.ts';
import { textProblems } from '../../content/reading/read.ts';
import { catalogueOf, fillOf, pageOf } from './catalogue.ts';
import { bytesOf, commit, hashOf, type Step } from './files/folder.ts';
import { blankFile, isOneOfMany, type Kind, movedBy, newFile } from './files/new-file.ts';
import { keepPhotograph, leaveNoPicture } from './files/photograph.ts';
import { keepVersion, type Renewal } from './files/renewal.ts';
import { inOrder, patternOf, schemaOf } from './form/schema.ts';
import { Refused } from './refused.ts';
import { todosIn } from './todo.ts';
import { keepVersionOf, versionsIn } from './versions.ts';
import { saidIn, type Values, valuesOf, writeFile } from './yaml.ts';

/** Who has read which file of `content/`, and when. A file that it does not name is still as delivered. */
const REVIEWED = 'reviewed.yaml';

/** A file's values as somebody wants them, and who that is. `body` is the text below the fields of Markdown. */
type Made = { data: Values; by: string };

/** Separates the fields, in the order of the file's schema, from the text below them. */
function saidBy(file: string, { body, ...data }: Values) {
  const fields = inOrder(schemaOf(file), data) as Values;
  return file.endsWith('.md') ? { data: fields, body: String(body ?? '') } : { data: fields };
}

/** What the form reads and writes in a content folder. */
export function sessionIn(root: string) {
  const textOf = (file: string) => bytesOf(root, file)?.toString('utf8') ?? '';
  /** A file's text. @throws Refused where there is none, or it is too long to be read */
  const known = (file: string): string => {
    const text = textOf(file);
    if (!patternOf(file) || !bytesOf(root, file)) throw new Refused('The site knows no such file.', 404);
    if (text.length <= MOST_CHARACTERS) return text;
    const most = `content/${file} has ${text.length} characters, and the form reads ${MOST_CHARACTERS} at most.`;
    throw new Refused(`${most} Shorten it in an editor.`, 413);
  };
  const reviewed = () => valuesOf(REVIEWED, textOf(REVIEWED)) as Record<string, { date: string; by: string }>;
  /** Adds to the step who has read a file today; without `by` the file's entry goes. */
  const enter = (step: Step, file: string, by?: string) => {
    const { [file]: was, ...others } = reviewed();
    if (!was && !by) return;
    const data = by ? { ...others, [file]: { date: todayOf(), by } } : others;
    step.set(REVIEWED, Buffer.from(writeFile(REVIEWED, textOf(REVIEWED), { data })));
  };
  const open = (file: string) => {
    known(file);
    const files = filesOnDisk(root);
    return {
      file,
      hash: hashOf(bytesOf(root, file)),
      data: saidIn(file, textOf(file)),
      schema: schemaOf(file) ?? {},
      page: pageOf(file, files),
      reviewed: reviewed()[file] ?? null,
      isOneOfMany: isOneOfMany(file),
      problems: textProblems(files).filter((problem) => problem.file === `content/${file}`),
    };
  };
  return {
    root,
    open,
    todos: () => todosIn(root),
    version: (sentence: string) => keepVersionOf(root, sentence, fillOf(filesOnDisk(root))),
    overview: () => ({
      groups: catalogueOf(filesOnDisk(root)),
      company: fillOf(filesOnDisk(root))['company'] ?? '',
      versions: versionsIn(root),
      by: git(root, 'config', 'user.name'),
    }),
    save(asked: Made & { file: string; hash: string; renewal?: Renewal | undefined }) {
      const { file, hash, data, by, renewal } = asked;
      const was = known(file);
      const step: Step = new Map();
      const values = keepPhotograph(step, file, data);
      const is = writeFile(file, was, saidBy(file, values));
      // The version first: a build that runs meanwhile finds no wording without its version.
      keepVersion(root, step, { file, was, is }, renewal);
      if (!step.has(file)) step.set(file, Buffer.from(is));
      leaveNoPicture(root, step, file, is);
      enter(step, file, by);
      commit(root, step, { file, hash });
      return open(file);
    },
    /** Notes that somebody has read a file and leaves it as it is. */
    read(file: string, by: string) {
      known(file);
      const step: Step = new Map();
      enter(step, file, by);
      commit(root, step);
      return open(file);
    },
    blank: (kind: Kind) => blankFile(filesOnDisk(root), kind),
    create({ kind, data: { address, ...data }, by }: Made & { kind: Kind }) {
      const file = newFile(filesOnDisk(root), kind, data, address);
      // The picture first: a build that runs meanwhile finds no person whose picture is missing.
      const step: Step = new Map();
      const values = keepPhotograph(step, file, data);
      step.set(
        file,
        Buffer.from(writeFile(file, file.endsWith('.md') ? '---\n---\n' : '', saidBy(file, values))),
      );
      enter(step, file, by);
      commit(root, step, { file, hash: hashOf(undefined) });
      return open(file);
    },
    move(file: string, by: 1 | -1) {
      known(file);
      commit(root, movedBy(filesOnDisk(root), file, by));
    },
    remove(file: string) {
      known(file);
      if (!isOneOfMany(file)) throw new Refused('This cannot be removed here.');
      const step: Step = new Map([[file, undefined]]);
      const folder = /^products\/[^/]+\//.exec(file)?.[0];
      for (const one of Object.keys(filesOnDisk(root)))
        if (folder && one.startsWith(folder)) step.set(one, undefined);
      leaveNoPicture(root, step, file, '');
      enter(step, file);
      commit(root, step);
    },
  };
}

export type Session = ReturnType<typeof sessionIn>;
