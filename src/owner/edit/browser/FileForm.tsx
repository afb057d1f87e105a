import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { partName } from '../../../content/problems.ts';
import { slugOf } from '../form/names.ts';
import {
  api,
  type Kind,
  type Opened,
  type Problem,
  Refusal,
  type Todo,
  type Upload,
  type Values,
  type Way,
} from './api.ts';
import { FormContext } from './context.ts';
import { Fields } from './Fields.tsx';
import { Legal } from './Legal.tsx';
import { Messages } from './Messages.tsx';
import { anchorOf } from './place.ts';
import { cleaned, following, idOf, isLong, withValue } from './values.ts';

type Props = {
  name: string;
  begin: Opened;
  /** What kind of thing is new; nothing for a file that is there. */
  kind?: Kind | undefined;
  path?: Way | undefined;
  by: string;
  todos: readonly Todo[];
  tools?: ReactNode;
  onSaved: (opened: Opened, isNew: boolean) => void;
  onRead: (file: string) => Promise<void>;
  onDirty: (isDirty: boolean) => void;
  onPlace: (anchor: string) => void;
};

const NO_NAME = 'Write your name at the top first: it is noted who has read which file.';

function byField<One extends { path: readonly PropertyKey[] }>(all: readonly One[]): Map<string, One[]> {
  const map = new Map<string, One[]>();
  for (const one of all) map.set(idOf(one.path), [...(map.get(idOf(one.path)) ?? []), one]);
  return map;
}

/** The form of one file: its fields, its text, and what is wrong with them. */
export function FileForm({
  name,
  begin,
  kind,
  path,
  by,
  todos,
  tools,
  onSaved,
  onRead,
  onDirty,
  onPlace,
}: Props) {
  const [opened, setOpened] = useState(begin);
  const [data, setData] = useState(begin.data);
  const [body, setBody] = useState(begin.body);
  const [stem, setStem] = useState('');
  const [photograph, setPhotograph] = useState<Upload>();
  const [renewal, setRenewal] = useState({ date: new Date().toISOString().slice(0, 10), changed: '' });
  const [problems, setProblems] = useState<readonly Problem[]>(begin.problems ?? []);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [isClosed] = useState(() => isLong(begin.data));
  const head = useRef<HTMLHeadingElement>(null);
  const { file, schema, reviewed } = opened;

  const made = cleaned(data, opened.data, schema) as Values;
  const isDirty =
    photograph !== undefined ||
    body !== opened.body ||
    JSON.stringify(made) !== JSON.stringify(cleaned(opened.data, opened.data, schema));
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const turn = useCallback(
    (ids: readonly string[]) =>
      setTurned((now) => new Set([...now, ...ids].filter((id) => !(now.has(id) && ids.includes(id))))),
    [],
  );
  const reveal = useCallback(
    (way: Way) => {
      // What is above it is opened first, and made.
      const above = way.map((_, i) => idOf(way.slice(0, i + 1)));
      flushSync(() =>
        setTurned((now) =>
          isClosed ? new Set([...now, ...above]) : new Set([...now].filter((id) => !above.includes(id))),
        ),
      );
      const place = above.map((id) => document.getElementById(id)).findLast((one) => one !== null);
      // A group is read from its head.
      place?.scrollIntoView({ block: place.matches('button') ? 'start' : 'center' });
      place?.focus({ preventScroll: true });
      return place !== undefined;
    },
    [isClosed],
  );
  useEffect(() => {
    if (!path || !reveal(path)) head.current?.focus();
  }, [path, reveal]);

  const own = problems.filter((one) => one.file === `content/${file}` || kind);
  const context = useMemo(
    () => ({
      data,
      problems: byField(own),
      todos: byField(todos),
      isOpen: (id: string) => turned.has(id) === isClosed,
      toggle: (id: string) => turn([id]),
      // The list is made anew first.
      reveal: (way: Way) => setTimeout(() => reveal(way)),
      set: (way: Way, value: unknown) => setData((now) => withValue(now, way, value)),
      picture: opened.picture,
      photograph,
      setPhotograph,
    }),
    [data, own, todos, turned, isClosed, turn, reveal, opened.picture, photograph],
  );

  const write = async (order?: { date: string; changed?: string }) => {
    if (!by.trim()) {
      setSaid(NO_NAME);
      return document.getElementById('by')?.focus();
    }
    setBusy(true);
    setSaid('');
    const one = { data: made, body, by, photograph: photograph?.id };
    try {
      const next = kind
        ? await api.create(kind, stem || undefined, one)
        : await api.save(file, opened.hash ?? '', one, order);
      setOpened(next);
      setData(next.data);
      setBody(next.body);
      setPhotograph(undefined);
      setProblems(next.problems ?? []);
      setRenewal((now) => ({ ...now, changed: '' }));
      setSaid('Saved.');
      onSaved(next, kind !== undefined);
    } catch (error) {
      const found = error instanceof Refusal ? error.problems : [];
      setProblems(found);
      setSaid((error as Error).message);
      if (found[0]) setTimeout(() => reveal((found[0]?.path ?? []) as Way));
    } finally {
      setBusy(false);
    }
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    write(renewal.changed.trim() ? renewal : undefined);
  };
  return (
    <FormContext value={context}>
      <form
        className="editor"
        noValidate
        onSubmit={save}
        onFocus={({ target }) => onPlace(anchorOf(target.closest('[id^="f."]')?.id ?? '', data))}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!isBusy) save();
        }}
      >
        <h1 ref={head} tabIndex={-1}>
          {name}
        </h1>
        {!kind && <p className="help">content/{file}</p>}
        {tools}
        {kind === 'services' && (
          <div className="field">
            <label htmlFor="stem">Address of its page</label>
            <p id="stem-help" className="help">
              What stands behind /services/. It stays for ever; left empty it is made of the title.
            </p>
            <input
              id="stem"
              dir="ltr"
              value={stem}
              placeholder={slugOf(String(data['title'] ?? ''))}
              aria-describedby="stem-help"
              onChange={({ target }) => setStem(target.value)}
            />
          </div>
        )}
        <Fields
          schema={schema}
          data={data}
          hasPicture={file.startsWith('team/')}
          onChange={(next, way) => setData(following(opened.data, data, next, way))}
        />
        {body !== undefined && (
          <div className="field">
            <label htmlFor="f.body">The text below, in Markdown</label>
            <p id="f.body-help" className="help">
              A blank line begins a paragraph; ## begins a heading; [words](/about) is a link. A heading’s{' '}
              {'{#anchor}'} stays for ever: others link to it.
            </p>
            <textarea
              id="f.body"
              rows={24}
              aria-describedby="f.body-help"
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
            <Messages id="f.body" />
          </div>
        )}
        {'draft' in data && (
          <Legal
            data={data}
            isBusy={isBusy}
            renewal={renewal}
            onRenewal={(one) => setRenewal({ date: one.date, changed: one.changed ?? '' })}
            onFirst={(date) => write({ date })}
          />
        )}
        <div className="bar">
          <div className="said" role="status">
            {said && <p>{said}</p>}
            {problems.length > 0 && (
              <ul>
                {problems.map((one) => (
                  <li key={one.file + one.path.join() + one.expected}>
                    <button type="button" onClick={() => reveal(one.path as Way)}>
                      {own.includes(one) ? partName(one) || 'The file' : `${one.file} ${partName(one)}`}
                    </button>
                    : expected {one.expected}; found {one.found}.
                  </li>
                ))}
              </ul>
            )}
          </div>
          <button type="submit" disabled={isBusy}>
            {kind ? 'Save and add' : 'Save'}
          </button>
          {isDirty ? (
            <p>Not saved yet.</p>
          ) : (
            reviewed && (
              <p>
                Read by {reviewed.by}, {reviewed.date}.
              </p>
            )
          )}
          {!kind && !isDirty && !reviewed && (
            <button
              type="button"
              disabled={isBusy}
              onClick={async () => {
                if (!by.trim()) return setSaid(NO_NAME);
                setBusy(true);
                await onRead(file);
                setOpened(await api.open(file).catch(() => opened));
                setBusy(false);
              }}
            >
              I have read this: it is ours
            </button>
          )}
        </div>
      </form>
    </FormContext>
  );
}
