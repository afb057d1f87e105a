import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Address } from './Address.tsx';
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
import { Bar } from './Bar.tsx';
import { Body } from './Body.tsx';
import { byField, FormContext } from './context.ts';
import { Fields } from './Fields.tsx';
import { Legal } from './Legal.tsx';
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
  const reveal = useCallback(
    (way: Way) => {
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
      toggle: (id: string) =>
        setTurned((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
      reveal: (way: Way) => setTimeout(() => reveal(way)),
      set: (way: Way, value: unknown) => setData((now) => withValue(now, way, value)),
      picture: opened.picture,
      photograph,
      setPhotograph,
    }),
    [data, own, todos, turned, isClosed, reveal, opened.picture, photograph],
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
        {kind === 'services' && <Address title={data['title']} typed={stem} onType={setStem} />}
        <Fields
          schema={schema}
          data={data}
          hasPicture={file.startsWith('team/')}
          onChange={(next, way) => setData(following(opened.data, data, next, way))}
        />
        {body !== undefined && <Body value={body} onChange={setBody} />}
        {'draft' in data && (
          <Legal
            data={data}
            isBusy={isBusy}
            renewal={renewal}
            onRenewal={(one) => setRenewal({ date: one.date, changed: one.changed ?? '' })}
            onFirst={(date) => write({ date })}
          />
        )}
        <Bar
          said={said}
          problems={problems}
          own={own}
          isNew={kind !== undefined}
          isBusy={isBusy}
          isDirty={isDirty}
          reviewed={reviewed}
          onReveal={reveal}
          onRead={async () => {
            if (!by.trim()) return setSaid(NO_NAME);
            setBusy(true);
            await onRead(file);
            setOpened(await api.open(file).catch(() => opened));
            setBusy(false);
          }}
        />
      </form>
    </FormContext>
  );
}
