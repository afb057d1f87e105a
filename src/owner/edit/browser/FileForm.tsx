import { deepEquals } from '@rjsf/utils';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Kind, OpenedFile, Path, Problem, TodoItem, Values } from './api.ts';
import { ask, RequestError } from './api.ts';
import { Fields } from './Fields.tsx';
import { IconButton, unfoldTo } from './Fold.tsx';
import { LegalVersions } from './LegalVersions.tsx';
import {
  cleanValues,
  FormContext,
  findAnchor,
  findFieldPath,
  formatPosition,
  hasManyFields,
  hrefOf,
  LEAVE_QUESTION,
  parsePath,
} from './values.ts';

const formatField = (problem: Problem) =>
  formatPosition(problem) ||
  formatPosition({ path: findFieldPath(problem) }) ||
  (problem.line ? `Line ${problem.line}` : 'The file');

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Asks about a day that is a year or more from today, because the day of a version cannot be changed later. */
const confirmDay = (day: string) =>
  !(Math.abs(Date.parse(day) - Date.now()) >= YEAR_MS) ||
  confirm(`${day} is a year or more from today. Is that the day?`);

type Props = {
  name: string;
  initialFile: OpenedFile;
  /** The kind of a new file; undefined for a file that exists. */
  kind: Kind | undefined;
  initialPath: Path;
  author: string;
  items: readonly TodoItem[];
  fileNames: ReadonlyMap<string, string>;
  onDirty: (isDirty: boolean) => void;
  /** Is called with a message after a write, and with the address to open, if any. */
  onDone: (message: string, href?: string) => void;
  /** Is called after the file is approved. @returns whether the next unapproved file is opened */
  onApprove: (file: string) => boolean;
  /** Is called with the id of the element that shows the focused field in the preview. */
  onAnchor: (anchor: string) => void;
};

/** The form of one file, with the buttons to save, approve, move and remove it. */
export function FileForm(props: Props) {
  const { name, initialFile, kind, initialPath, author, items, fileNames } = props;
  const { onDirty, onDone, onApprove, onAnchor } = props;
  const [openedFile, setOpenedFile] = useState(initialFile);
  const { file, schema, reviewed, versionDays = [] } = openedFile;
  const [data, setData] = useState(initialFile.data);
  const [{ message, problems }, setAnswer] = useState({ message: '', problems: initialFile.problems ?? [] });
  const [isBusy, setBusy] = useState(false);
  /** True for each problem of a new file, because only the server knows its path. */
  const isInThisFile = (problem: Problem) => problem.file === `content/${file}` || kind !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const editedData = cleanValues(data, schema, openedFile.data) as Values;
  const isDirty = !deepEquals(editedData, openedFile.data);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  /** Moves the focus to a field, else to the innermost group that exists, else to the heading. */
  const reveal = (path: Path) => {
    const field = unfoldTo(path);
    const target = field ?? heading.current;
    target?.scrollIntoView({ block: field ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
  };
  // Waits for the end of the effect, because the `flushSync` of `unfoldTo` does nothing during it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus only when the form opens
  useEffect(() => {
    const timer = setTimeout(() => reveal(initialPath));
    return () => clearTimeout(timer);
  }, []);

  /** Sends a request if the user has written a name. Shows a refusal beside the fields. */
  const submit = async (send: () => Promise<void>) => {
    if (!author.trim()) {
      const message = 'Write your name at the top first: the form notes who has read which file.';
      setAnswer({ message, problems });
      return document.getElementById('by')?.focus();
    }
    setBusy(true);
    setAnswer({ message: '', problems: [] });
    try {
      await send();
    } catch (error) {
      const problems = error instanceof RequestError ? error.problems : [];
      setAnswer({ message: (error as Error).message, problems });
      const problem = problems.find(isInThisFile);
      if (problem) setTimeout(() => reveal(findFieldPath(problem)));
    }
    setBusy(false);
  };
  const showSaved = (savedFile: OpenedFile, message: string) => {
    setOpenedFile(savedFile);
    setData(savedFile.data);
    setAnswer({ message, problems: savedFile.problems ?? [] });
    onDone('');
  };
  const write = ({ publishesDraft = false, removesCitations = false } = {}) =>
    submit(async () => {
      const day = String(editedData['updated'] ?? '');
      const [newestDay] = versionDays;
      const addsVersion = publishesDraft || (newestDay !== undefined && day > newestDay);
      if (addsVersion && !confirmDay(day)) return;
      if (kind) {
        const created = await ask('create', { kind, data: editedData, by: author });
        return onDone(`Added: content/${created.file}.`, hrefOf(created.file));
      }
      const { hash = '' } = openedFile;
      const values = { file, hash, data: editedData, by: author };
      const savedFile = await ask('save', { ...values, publishesDraft, removesCitations });
      showSaved(savedFile, addsVersion ? `Saved and published: the version of ${day}.` : 'Saved.');
    });
  const approve = () =>
    submit(async () => {
      const approvedFile = await ask('approve', file, author);
      if (!onApprove(file)) showSaved(approvedFile, '');
    });
  const move = (offset: 1 | -1) =>
    submit(async () => {
      if (isDirty && !confirm(LEAVE_QUESTION)) return;
      await ask('move', file, offset);
      onDone(`Moved a place ${offset < 0 ? 'up' : 'down'}.`, hrefOf(file));
    });
  const remove = () =>
    submit(async () => {
      const folder = file.startsWith('products/') ? ' This removes the whole folder of the product.' : '';
      if (!confirm(`Remove ${name}?${folder} Changes since the last saved version are lost.`)) return;
      await ask('remove', file);
      onDone(`Removed: ${name}.`, '#start');
    });
  const save = (event: { preventDefault: FormEvent['preventDefault'] }) => {
    event.preventDefault();
    if (!isBusy) write();
  };
  const brokenCitations = problems.filter(({ path }) => path.at(-2) === 'cites' && file.startsWith('legal/'));
  const form = {
    data,
    problems: problems.filter(isInThisFile),
    items,
    startsFolded: hasManyFields(initialFile.data),
    reveal: (path: Path) => void setTimeout(() => reveal(path)),
    addEntry: (list: string, entry: Values) => {
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
          target.id.startsWith('f.') && onAnchor(findAnchor(parsePath(target.id.slice(2)), data))
        }
        onKeyDown={(event) => event.key === 's' && (event.ctrlKey || event.metaKey) && save(event)}
      >
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {!kind && <small>content/{file}</small>}
        {openedFile.isRemovable && (
          <div className="row">
            {openedFile.isOrdered && (
              <>
                <IconButton icon="↑" label={`Move up: ${name}`} disabled={isBusy} onClick={() => move(-1)} />
                <IconButton icon="↓" label={`Move down: ${name}`} disabled={isBusy} onClick={() => move(1)} />
              </>
            )}
            <IconButton icon="✕" label={`Remove: ${name}`} disabled={isBusy} onClick={remove} />
            {file.startsWith('team/') && <small>The first of the people is shown as the founder.</small>}
          </div>
        )}
        <Fields schema={schema} data={data} onChange={setData} />
        {file.startsWith('legal/') && !kind && (
          <LegalVersions
            file={file}
            data={data}
            versionDays={versionDays}
            isBusy={isBusy}
            onPublish={() => write({ publishesDraft: true })}
            onChange={setData}
            onRestore={(text, day) => {
              setData(text);
              const message = `These are the words of ${day}. Choose the day from which they apply again, say why, and save.`;
              setAnswer({ message, problems: [] });
              reveal(['updated']);
            }}
          />
        )}
        <div className="save-bar row">
          <div role="status">
            {message && <p>{message}</p>}
            {brokenCitations.length > 0 && (
              <button type="button" disabled={isBusy} onClick={() => write({ removesCitations: true })}>
                Remove{' '}
                {brokenCitations.length === 1 ? 'the citation' : `all ${brokenCitations.length} citations`} of
                missing sections, and save
              </button>
            )}
            {problems.map((problem) => {
              const problemFile = problem.file.replace(/^content\//, '');
              return (
                <p key={problem.file + problem.path.join() + problem.expected}>
                  {isInThisFile(problem) ? (
                    <button type="button" onClick={() => reveal(findFieldPath(problem))}>
                      {formatField(problem)}
                    </button>
                  ) : (
                    // biome-ignore lint/security/noBlankTarget: a tab gets the access key (api.ts) only from its opener
                    <a href={hrefOf(problemFile, findFieldPath(problem))} target="_blank" rel="opener">
                      {fileNames.get(problemFile) ?? problem.file}: {formatField(problem)}
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
            <button type="button" disabled={isBusy} onClick={approve}>
              I have read this: it is ours
            </button>
          )}
        </div>
      </form>
    </FormContext>
  );
}
