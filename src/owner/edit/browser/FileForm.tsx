import { deepEquals } from '@rjsf/utils';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  api,
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
  anchorOf,
  cleaned,
  FormContext,
  fieldPathOf,
  hrefOf,
  isLong,
  LEAVE,
  pathOf,
  placeIn,
} from './values.ts';

const nameIn = (problem: Problem) =>
  placeIn(problem) ||
  placeIn({ path: fieldPathOf(problem) }) ||
  (problem.line ? `Line ${problem.line}` : 'The file');

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type Props = {
  name: string;
  begin: Opened;
  /** Of a new file. */
  kind?: Kind | undefined;
  path: Path;
  by: string;
  items: readonly Item[];
  /** By path. */
  names: ReadonlyMap<string, string>;
  onDirty: (isDirty: boolean) => void;
  /** Called with a message after something was written, and with the address to go to, if any. */
  onDone: (message: string, next?: string) => void;
  /** Called once the file is marked as the owner’s. @returns whether the next such file is opened */
  onRead: (file: string) => boolean;
  onPlace: (anchor: string) => void;
};

export function FileForm({
  name,
  begin,
  kind,
  path,
  by,
  items,
  names,
  onDirty,
  onDone,
  onRead,
  onPlace,
}: Props) {
  const [opened, setOpened] = useState(begin);
  const { file, schema, reviewed } = opened;
  const [data, setData] = useState(begin.data);
  const [{ message, problems }, setAnswer] = useState({ message: '', problems: begin.problems ?? [] });
  const [isBusy, setBusy] = useState(false);
  /** A new file has all its problems here. */
  const isHere = (one: Problem) => one.file === `content/${file}` || kind !== undefined;
  const head = useRef<HTMLHeadingElement>(null);
  const made = cleaned(data, schema, opened.data) as Values;
  const isDirty = !deepEquals(made, opened.data);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  /** Moves the focus to a field, or to the nearest group that exists. */
  const reveal = (path: Path) => {
    const field = unfold(path);
    const target = field ?? head.current;
    target?.scrollIntoView({ block: field ? 'center' : 'start' });
    target?.focus({ preventScroll: true });
  };
  // Once, when it is opened, and after the effect, in which nothing can be unfolded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is that of the opened form
  useEffect(() => {
    const timer = setTimeout(() => reveal(path));
    return () => clearTimeout(timer);
  }, []);

  /** A refusal is shown beside the fields. */
  const submit = async (asked: () => Promise<void>) => {
    if (!by.trim()) {
      setAnswer({
        message: 'Write your name at the top first: the form notes who has read which file.',
        problems,
      });
      return document.getElementById('by')?.focus();
    }
    setBusy(true);
    setAnswer({ message: '', problems: [] });
    try {
      await asked();
    } catch (error) {
      const found = error instanceof RequestError ? error.problems : [];
      setAnswer({ message: (error as Error).message, problems: found });
      const first = found.find(isHere);
      if (first) setTimeout(() => reveal(fieldPathOf(first)));
    }
    setBusy(false);
  };
  const reopen = (next: Opened, words: string) => {
    setOpened(next);
    setData(next.data);
    setAnswer({ message: words, problems: next.problems ?? [] });
    onDone('');
  };
  /** Asks about a day that may be mistyped, since a version keeps its day. */
  const isDayMeant = (day: string) =>
    Math.abs(Date.parse(day) - Date.now()) < YEAR_MS ||
    confirm(`${day} is more than a year from today. Is that the day?`);
  const write = (isPublished = false, isUncited = false) =>
    submit(async () => {
      const day = String(made['updated'] ?? '');
      const [newest] = opened.versions ?? [];
      const isVersion = isPublished || (newest !== undefined && day > newest);
      if (isVersion && !isDayMeant(day)) return;
      if (!kind)
        return reopen(
          await api.save({ file, hash: opened.hash ?? '', data: made, by, isPublished, isUncited }),
          isVersion ? `Saved and published: the version of ${day}.` : 'Saved.',
        );
      const next = await api.create({ kind, data: made, by });
      onDone(`Added: content/${next.file}.`, hrefOf(next.file));
    });
  const read = () =>
    submit(async () => {
      const next = await api.read(file, by);
      if (!onRead(file)) reopen(next, '');
    });
  const move = (places: 1 | -1) =>
    submit(async () => {
      if (isDirty && !confirm(LEAVE)) return;
      await api.move(file, places);
      onDone(`Moved a place ${places < 0 ? 'up' : 'down'}.`, hrefOf(file));
    });
  const remove = () =>
    submit(async () => {
      const folder = file.startsWith('products/') ? ' This removes the whole folder of the product.' : '';
      if (!confirm(`Remove ${name}?${folder} What you have not saved in a version is lost.`)) return;
      await api.remove(file);
      onDone(`Removed: ${name}.`, '#start');
    });
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    write();
  };
  const own = problems.filter(isHere);
  const dead = problems.filter(({ path }) => path.at(-2) === 'cites' && file.startsWith('legal/'));
  const form = {
    data,
    problems: own,
    items,
    isLong: isLong(begin.data),
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
          target.id.startsWith('f.') && onPlace(anchorOf(pathOf(target.id.slice(2)), data))
        }
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!isBusy) save();
        }}
      >
        <h1 ref={head} tabIndex={-1}>
          {name}
        </h1>
        {!kind && <small>content/{file}</small>}
        {opened.isOneOfMany && (
          <div className="row">
            {opened.isOrdered && (
              <>
                <Tool sign="↑" name={`Move up: ${name}`} isOff={isBusy} onPress={() => move(-1)} />
                <Tool sign="↓" name={`Move down: ${name}`} isOff={isBusy} onPress={() => move(1)} />
              </>
            )}
            <Tool sign="✕" name={`Remove: ${name}`} isOff={isBusy} onPress={remove} />
            {file.startsWith('team/') && <small>The first of the people is shown as the founder.</small>}
          </div>
        )}
        <Fields schema={schema} data={data} onChange={setData} />
        {file.startsWith('legal/') && !kind && (
          <Legal
            file={file}
            data={data}
            versions={opened.versions ?? []}
            isBusy={isBusy}
            onPublish={() => write(true)}
            onChange={setData}
            onBack={(words, day) => {
              setData(words);
              setAnswer({
                message: `These are the words of ${day}. Choose the day from which they apply again, say why, and save.`,
                problems: [],
              });
              reveal(['updated']);
            }}
          />
        )}
        <div className="bar row">
          <div role="status">
            {message && <p>{message}</p>}
            {dead.length > 0 && (
              <button type="button" disabled={isBusy} onClick={() => write(false, true)}>
                Remove {dead.length === 1 ? 'the citation' : `all ${dead.length} citations`} of missing
                sections, and save
              </button>
            )}
            {problems.map((one) => (
              <p key={one.file + one.path.join() + one.expected}>
                {isHere(one) ? (
                  <button type="button" onClick={() => reveal(fieldPathOf(one))}>
                    {nameIn(one)}
                  </button>
                ) : (
                  <a
                    href={hrefOf(one.file.replace(/^content\//, ''), fieldPathOf(one))}
                    // biome-ignore lint/security/noBlankTarget: a tab gets the form's key only from its opener
                    target="_blank"
                    rel="opener"
                  >
                    {names.get(one.file.replace(/^content\//, '')) ?? one.file}: {nameIn(one)}
                    <span className="visually-hidden"> in a new tab</span>
                  </a>
                )}
                : expected {one.expected}; found {one.found}.
              </p>
            ))}
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
