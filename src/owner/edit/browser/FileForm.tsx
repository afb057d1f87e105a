import { deepEquals } from '@rjsf/utils';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  ask,
  type Item,
  type Kind,
  type Opened,
  type Path,
  type Problem,
  RequestError,
  type Values,
} from './api.ts';
import { Fields } from './Fields.tsx';
import { Tool, unfold } from './Fold.tsx';
import { Legal } from './Legal.tsx';
import {
  cleanValues,
  FormContext,
  findAnchor,
  findFieldPath,
  formatPosition,
  hrefOf,
  isLong,
  LEAVE_QUESTION,
  pathOf,
} from './values.ts';

const formatField = (problem: Problem) =>
  formatPosition(problem) ||
  formatPosition({ path: findFieldPath(problem) }) ||
  (problem.line ? `Line ${problem.line}` : 'The file');

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Returns whether a day is near or the owner confirms it, since a version keeps its day. */
const confirmDay = (day: string) =>
  Math.abs(Date.parse(day) - Date.now()) < YEAR_MS ||
  confirm(`${day} is more than a year from today. Is that the day?`);

type Props = {
  name: string;
  initial: Opened;
  kind: Kind | undefined;
  path: Path;
  by: string;
  items: readonly Item[];
  /** The form's names of files, by path. */
  names: ReadonlyMap<string, string>;
  onDirty: (isDirty: boolean) => void;
  /** Is called with a message after a write, and with the address to open, if any. */
  onDone: (message: string, href?: string) => void;
  /** Is called once the file is marked as the owner’s. @returns whether the next such file is opened */
  onRead: (file: string) => boolean;
  onAnchor: (anchor: string) => void;
};

export function FileForm(props: Props) {
  const { name, initial, kind, path, by, items, names, onDirty, onDone, onRead, onAnchor } = props;
  const [opened, setOpened] = useState(initial);
  const { file, schema, reviewed, versions = [] } = opened;
  const [data, setData] = useState(initial.data);
  const [{ message, problems }, setAnswer] = useState({ message: '', problems: initial.problems ?? [] });
  const [isBusy, setBusy] = useState(false);
  /** All problems of a new file belong to this form. */
  const isHere = (problem: Problem) => problem.file === `content/${file}` || kind !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const edited = cleanValues(data, schema, opened.data) as Values;
  const isDirty = !deepEquals(edited, opened.data);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  /** Moves the focus to a field, or to the nearest group that exists. */
  const reveal = (path: Path) => {
    const field = unfold(path);
    const target = field ?? heading.current;
    target?.scrollIntoView({ block: field ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
  };
  // Waits for the end of the effect, in which `flushSync` cannot unfold a group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is that of the opened form
  useEffect(() => {
    const timer = setTimeout(() => reveal(path));
    return () => clearTimeout(timer);
  }, []);

  /** Sends a request. A refusal is shown beside the fields. */
  const submit = async (send: () => Promise<void>) => {
    if (!by.trim()) {
      const missingName = 'Write your name at the top first: the form notes who has read which file.';
      setAnswer({ message: missingName, problems });
      return document.getElementById('by')?.focus();
    }
    setBusy(true);
    setAnswer({ message: '', problems: [] });
    try {
      await send();
    } catch (error) {
      const problems = error instanceof RequestError ? error.problems : [];
      setAnswer({ message: (error as Error).message, problems });
      const problem = problems.find(isHere);
      if (problem) setTimeout(() => reveal(findFieldPath(problem)));
    }
    setBusy(false);
  };
  const reopen = (opened: Opened, message: string) => {
    setOpened(opened);
    setData(opened.data);
    setAnswer({ message, problems: opened.problems ?? [] });
    onDone('');
  };
  const write = (isPublished = false, removesCitations = false) =>
    submit(async () => {
      const day = String(edited['updated'] ?? '');
      const [newest] = versions;
      const addsVersion = isPublished || (newest !== undefined && day > newest);
      if (addsVersion && !confirmDay(day)) return;
      if (kind) {
        const created = await ask('create', { kind, data: edited, by });
        return onDone(`Added: content/${created.file}.`, hrefOf(created.file));
      }
      const { hash = '' } = opened;
      const saved = await ask('save', { file, hash, data: edited, by, isPublished, removesCitations });
      reopen(saved, addsVersion ? `Saved and published: the version of ${day}.` : 'Saved.');
    });
  const read = () =>
    submit(async () => {
      const reviewedFile = await ask('read', file, by);
      if (!onRead(file)) reopen(reviewedFile, '');
    });
  const move = (places: 1 | -1) =>
    submit(async () => {
      if (isDirty && !confirm(LEAVE_QUESTION)) return;
      await ask('move', file, places);
      onDone(`Moved a place ${places < 0 ? 'up' : 'down'}.`, hrefOf(file));
    });
  const remove = () =>
    submit(async () => {
      const folder = file.startsWith('products/') ? ' This removes the whole folder of the product.' : '';
      if (!confirm(`Remove ${name}?${folder} What you have not saved in a version is lost.`)) return;
      await ask('remove', file);
      onDone(`Removed: ${name}.`, '#start');
    });
  const save = (event: { preventDefault: FormEvent['preventDefault'] }) => {
    event.preventDefault();
    if (!isBusy) write();
  };
  const deadCites = problems.filter(({ path }) => path.at(-2) === 'cites' && file.startsWith('legal/'));
  const form = {
    data,
    problems: problems.filter(isHere),
    items,
    beginsFolded: isLong(initial.data),
    reveal: (path: Path) => void setTimeout(() => reveal(path)),
    add: (list: string, entry: Values) => {
      const entries = (data[list] ?? []) as Values[];
      setData({ ...data, [list]: [...entries, entry] });
      setTimeout(() => reveal([list, entries.length]));
    },
  };
  return (
    <FormContext value={form}>
      <form
        className="editor fields"
        noValidate
        onSubmit={save}
        onFocus={({ target }) =>
          target.id.startsWith('f.') && onAnchor(findAnchor(pathOf(target.id.slice(2)), data))
        }
        onKeyDown={(event) => event.key === 's' && (event.ctrlKey || event.metaKey) && save(event)}
      >
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {!kind && <small>content/{file}</small>}
        {opened.isRemovable && (
          <div className="row">
            {opened.isOrdered && (
              <>
                <Tool sign="↑" name={`Move up: ${name}`} disabled={isBusy} onClick={() => move(-1)} />
                <Tool sign="↓" name={`Move down: ${name}`} disabled={isBusy} onClick={() => move(1)} />
              </>
            )}
            <Tool sign="✕" name={`Remove: ${name}`} disabled={isBusy} onClick={remove} />
            {file.startsWith('team/') && <small>The first of the people is shown as the founder.</small>}
          </div>
        )}
        <Fields schema={schema} data={data} onChange={setData} />
        {file.startsWith('legal/') && !kind && (
          <Legal
            file={file}
            data={data}
            versions={versions}
            isBusy={isBusy}
            onPublish={() => write(true)}
            onChange={setData}
            onBack={(words, day) => {
              setData(words);
              const message = `These are the words of ${day}. Choose the day from which they apply again, say why, and save.`;
              setAnswer({ message, problems: [] });
              reveal(['updated']);
            }}
          />
        )}
        <div className="bar row">
          <div role="status">
            {message && <p>{message}</p>}
            {deadCites.length > 0 && (
              <button type="button" disabled={isBusy} onClick={() => write(false, true)}>
                Remove {deadCites.length === 1 ? 'the citation' : `all ${deadCites.length} citations`} of
                missing sections, and save
              </button>
            )}
            {problems.map((problem) => {
              const problemFile = problem.file.replace(/^content\//, '');
              return (
                <p key={problem.file + problem.path.join() + problem.expected}>
                  {isHere(problem) ? (
                    <button type="button" onClick={() => reveal(findFieldPath(problem))}>
                      {formatField(problem)}
                    </button>
                  ) : (
                    // biome-ignore lint/security/noBlankTarget: a tab gets the form's key only from its opener
                    <a href={hrefOf(problemFile, findFieldPath(problem))} target="_blank" rel="opener">
                      {names.get(problemFile) ?? problem.file}: {formatField(problem)}
                      <span className="visually-hidden"> in a new tab</span>
                    </a>
                  )}
                  : expected {problem.expected}; found {problem.found}.
                </p>
              );
            })}
          </div>
          <button type="submit" disabled={isBusy}>
            {kind ? 'Save and add' : 'Save'}
          </button>
          {isDirty && <p>Not saved yet.</p>}
          {!isDirty && reviewed && (
            <p>
              Read by {reviewed.by}, {reviewed.date}.
            </p>
          )}
          {!isDirty && !reviewed && !kind && (
            <button type="button" disabled={isBusy} onClick={read}>
              I have read this: it is ours
            </button>
          )}
        </div>
      </form>
    </FormContext>
  );
}
