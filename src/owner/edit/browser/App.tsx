import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Kind, type Opened, type Overview, type RequestError, type Todos } from './api.ts';
import { blankOf } from './Fields.tsx';
import { FileForm } from './FileForm.tsx';
import { recall, remember } from './memory.ts';
import { Preview } from './Preview.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TodoList } from './TodoList.tsx';
import { Versions } from './Versions.tsx';
import { hrefOf, LEAVE, pathOf } from './values.ts';

const AGAIN_MS = 1500;
/** Before the list is made again: that takes a second, in which the server answers nothing else. */
const LATER_MS = 1500;

/** The part after the # says what the form shows. */
export function App() {
  const [at, setAt] = useState(location.hash);
  const [overview, setOverview] = useState<Overview>();
  const [{ todos, error }, setList] = useState<{ todos?: Todos; error?: string }>({});
  const [opened, setOpened] = useState<Opened & { at: string }>();
  const [{ words, place }, setWords] = useState({ words: '', place: '' });
  const [by, setBy] = useState(() => recall('localStorage', 'by'));
  /** Counts the saves. */
  const [version, setVersion] = useState(0);
  const [page, setPage] = useState('/');
  const [anchor, setAnchor] = useState('');
  const dirty = useRef(false);
  /** A message about one place is not shown at the next. */
  const message = place === at ? words : '';
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);

  useEffect(() => {
    ask('overview').then(setOverview, ({ message }) => setWords({ words: message, place: location.hash }));
    const list = () =>
      ask('todos')
        .then((todos) => ({ todos }))
        .catch(({ message }) => ({ error: `The list could not be made. ${message}` }))
        .then(setList);
    const timer = setTimeout(list, version > 0 ? LATER_MS : 0);
    return () => clearTimeout(timer);
  }, [version]);
  // The site takes longer to start than the form.
  useEffect(() => {
    if (!overview || overview.site) return;
    const timer = setTimeout(() => ask('overview').then(setOverview, () => {}), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [overview]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault();
    const go = () => {
      // An address with a new key was opened in a tab that shows the form already.
      if (location.hash.startsWith('#key=')) return location.reload();
      if (dirty.current && !confirm(LEAVE)) return history.replaceState(null, '', at || '/');
      dirty.current = false;
      setAt(location.hash);
    };
    addEventListener('beforeunload', stay);
    addEventListener('hashchange', go);
    return () => {
      removeEventListener('beforeunload', stay);
      removeEventListener('hashchange', go);
    };
  }, [at]);
  const [, kind] = /^#new\/(\w+)$/.exec(at) ?? [];
  const [, file = '', path = ''] = /^#([^:]+\.\w+):?(.*)$/.exec(at) ?? [];
  // The old form goes at once, and only the answer to the last request counts.
  const open = useCallback(() => {
    let isHere = true;
    const take = (next: Opened) => {
      if (!isHere) return;
      setOpened({ at, ...next });
      setPage((now) => next.page ?? now);
    };
    const fail = (error: RequestError) => isHere && setWords({ words: error.message, place: at });
    setOpened(undefined);
    setAnchor('');
    if (kind) ask('blank', kind as Kind).then((next) => take({ ...next, data: blankOf(next) }), fail);
    else if (file) ask('open', file).then(take, fail);
    else if (at) setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus());
    return () => {
      isHere = false;
    };
  }, [at, kind, file]);
  useEffect(open, [open]);

  const onDone = (done: string, next?: string) => {
    setVersion((now) => now + 1);
    setWords({ words: done, place: next ?? at });
    if (next === undefined) return;
    dirty.current = false;
    // What was removed has no page.
    if (next === '#start') setPage('/');
    if (next === at) open();
    else location.hash = next;
  };
  const onRead = (read: string) => {
    const all = todos?.delivered ?? [];
    const left = all.filter((one) => one !== read);
    const next = left[all.indexOf(read)] ?? left[0];
    if (todos) setList({ todos: { ...todos, delivered: left } });
    if (next)
      onDone(`Marked as yours. This is the next of the ${left.length} still as delivered.`, hrefOf(next));
    return next !== undefined;
  };
  if (!overview) return <p className="wait">{message || 'One moment.'}</p>;
  const { groups, company, versions, site } = overview;
  const items = groups.flatMap((group) => group.items).filter((item) => !item.path);
  const names = new Map(items.map((item) => [item.file, item.name]));
  const isStart = !kind && !file;
  const isVersions = at === '#versions';
  return (
    <div className="app">
      <header className="row">
        <button type="button" className="skip" onClick={() => document.querySelector('main')?.focus()}>
          Skip to the form
        </button>
        <strong title={company}>{company}: change the site</strong>
        <label htmlFor="by">Your name</label>
        <input
          id="by"
          maxLength={60}
          autoComplete="name"
          value={by ?? overview.by}
          onChange={({ target }) => {
            setBy(target.value);
            remember('localStorage', 'by', target.value);
          }}
        />
        <a href="#start" aria-current={isStart && !isVersions ? 'page' : undefined}>
          What is left{todos && `: ${todos.blocking}`}
        </a>
        <a href="#versions" aria-current={isVersions ? 'page' : undefined}>
          Save a version{versions.changed.length > 0 && `: ${versions.changed.length} changed`}
        </a>
      </header>
      <Sidebar groups={groups} at={at} />
      <Preview site={site} page={page} anchor={anchor} version={version} />
      <main tabIndex={-1}>
        <p role="status">{message}</p>
        {isVersions && <Versions state={versions} by={by || overview.by} onDone={onDone} />}
        {isStart && !isVersions && <TodoList todos={todos} error={error} names={names} />}
        {!isStart && opened?.at !== at && <p>One moment.</p>}
        {!isStart && opened?.at === at && (
          <FileForm
            key={at}
            name={opened.name ?? names.get(opened.file) ?? opened.file}
            begin={opened}
            kind={kind as Kind | undefined}
            path={pathOf(path)}
            by={by || overview.by}
            items={(todos?.parts ?? [])
              .flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat()))
              .filter((one) => one.file === `content/${opened.file}`)}
            names={names}
            onDirty={onDirty}
            onRead={onRead}
            onDone={onDone}
            onPlace={setAnchor}
          />
        )}
      </main>
    </div>
  );
}
