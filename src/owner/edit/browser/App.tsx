import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Kind, type Opened, type Overview, type RequestError, type Todos } from './api.ts';
import { fillDefaults } from './Fields.tsx';
import { FileForm } from './FileForm.tsx';
import { recall, remember } from './memory.ts';
import { Preview } from './Preview.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TodoList } from './TodoList.tsx';
import { Versions } from './Versions.tsx';
import { hrefOf, LEAVE_QUESTION, pathOf } from './values.ts';

/** The delay before the preview's address is requested again. */
const SITE_DELAY_MS = 1500;
/** The delay before the list is computed again, which blocks the server for a second. */
const LIST_DELAY_MS = 1500;

/** Shows the form, list or page that the fragment of the address names. */
export function App() {
  const [hash, setHash] = useState(location.hash);
  const [overview, setOverview] = useState<Overview>();
  const [{ todos, error }, setList] = useState<{ todos?: Todos; error?: string }>({});
  const [opened, setOpened] = useState<{ file: Opened; hash: string }>();
  const [notice, setNotice] = useState({ message: '', hash: '' });
  const [by, setBy] = useState(() => recall('localStorage', 'by'));
  const [saveCount, setSaveCount] = useState(0);
  const [page, setPage] = useState('/');
  const [anchor, setAnchor] = useState('');
  const dirty = useRef(false);
  // A message about one file must not appear at another.
  const message = notice.hash === hash ? notice.message : '';
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);

  useEffect(() => {
    ask('overview').then(setOverview, ({ message }) => setNotice({ message, hash: location.hash }));
    let isCurrent = true;
    const loadList = () =>
      ask('todos')
        .then((todos) => ({ todos }))
        .catch(({ message }) => ({ error: `The list could not be made. ${message}` }))
        .then((list) => isCurrent && setList(list));
    const timer = setTimeout(loadList, saveCount > 0 ? LIST_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      // A list that was requested before a later save would bring back what is done.
      isCurrent = false;
    };
  }, [saveCount]);
  // The site takes longer to start than the form.
  useEffect(() => {
    if (!overview || overview.site) return;
    const timer = setTimeout(() => ask('overview').then(setOverview, () => {}), SITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [overview]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault();
    const onHashChange = () => {
      // The owner has opened an address with a new key in a tab that shows the form.
      if (location.hash.startsWith('#key=')) return location.reload();
      if (dirty.current && !confirm(LEAVE_QUESTION)) return history.replaceState(null, '', hash || '/');
      dirty.current = false;
      setHash(location.hash);
    };
    addEventListener('beforeunload', warn);
    addEventListener('hashchange', onHashChange);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('hashchange', onHashChange);
    };
  }, [hash]);
  const [, kind] = /^#new\/(\w+)$/.exec(hash) ?? [];
  const [, file = '', path = ''] = /^#([^:]+\.\w+):?(.*)$/.exec(hash) ?? [];
  // The old form is closed at once, and only the answer to the last request counts.
  const open = useCallback(() => {
    let isCurrent = true;
    const show = (file: Opened) => {
      if (!isCurrent) return;
      setOpened({ file, hash });
      setPage((page) => file.page ?? page);
    };
    const fail = ({ message }: RequestError) => isCurrent && setNotice({ message, hash });
    setOpened(undefined);
    setAnchor('');
    if (kind) ask('blank', kind as Kind).then((blank) => show({ ...blank, data: fillDefaults(blank) }), fail);
    else if (file) ask('open', file).then(show, fail);
    else if (hash) setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus());
    return () => {
      isCurrent = false;
    };
  }, [hash, kind, file]);
  useEffect(open, [open]);

  const onDone = (message: string, href?: string) => {
    setSaveCount((count) => count + 1);
    setNotice({ message, hash: href ?? hash });
    if (href === undefined) return;
    dirty.current = false;
    // A removed file has no page.
    if (href === '#start') setPage('/');
    if (href === hash) open();
    else location.hash = href;
  };
  const onRead = (file: string) => {
    const unread = todos?.delivered ?? [];
    const delivered = unread.filter((name) => name !== file);
    const nextFile = delivered[unread.indexOf(file)] ?? delivered[0];
    if (todos) setList({ todos: { ...todos, delivered } });
    if (nextFile)
      onDone(
        `Marked as yours. This is the next of the ${delivered.length} still as delivered.`,
        hrefOf(nextFile),
      );
    return nextFile !== undefined;
  };
  if (!overview) return <p className="wait">{message || 'One moment.'}</p>;
  const { groups, company, versions, site } = overview;
  const items = groups.flatMap((group) => group.items).filter((item) => !item.path);
  const names = new Map(items.map((item) => [item.file, item.name]));
  const isStartPage = !kind && !file;
  const isVersionsPage = hash === '#versions';
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
        <a href="#start" aria-current={isStartPage && !isVersionsPage ? 'page' : undefined}>
          What is left{todos && `: ${todos.blocking}`}
        </a>
        <a href="#versions" aria-current={isVersionsPage ? 'page' : undefined}>
          Save a version{versions.changed.length > 0 && `: ${versions.changed.length} changed`}
        </a>
      </header>
      <Sidebar groups={groups} hash={hash} />
      <Preview site={site} page={page} anchor={anchor} saveCount={saveCount} />
      <main tabIndex={-1}>
        <p role="status">{message}</p>
        {isVersionsPage && <Versions state={versions} by={by || overview.by} onDone={onDone} />}
        {isStartPage && !isVersionsPage && <TodoList todos={todos} error={error} names={names} />}
        {!isStartPage && opened?.hash !== hash && <p>One moment.</p>}
        {!isStartPage && opened?.hash === hash && (
          <FileForm
            key={hash}
            name={opened.file.name ?? names.get(opened.file.file) ?? opened.file.file}
            initial={opened.file}
            kind={kind as Kind | undefined}
            path={pathOf(path)}
            by={by || overview.by}
            items={(todos?.parts ?? [])
              .flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat()))
              .filter((item) => item.file === `content/${opened.file.file}`)}
            names={names}
            onDirty={onDirty}
            onRead={onRead}
            onDone={onDone}
            onAnchor={setAnchor}
          />
        )}
      </main>
    </div>
  );
}
