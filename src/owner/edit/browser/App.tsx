import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, type Kind, type OpenedFile, type Overview, type RequestError, type Todos } from './api.ts';
import { fillDefaults } from './Fields.tsx';
import { FileForm } from './FileForm.tsx';
import { Preview } from './Preview.tsx';
import { SavedStates } from './SavedStates.tsx';
import { Sidebar } from './Sidebar.tsx';
import { readStorage, writeStorage } from './storage.ts';
import { TodoList } from './TodoList.tsx';
import { hrefOf, LEAVE_QUESTION, parsePath } from './values.ts';

/** The interval at which the preview's address is requested until the preview has started. */
const PREVIEW_POLL_MS = 1500;
/** The delay before the to-do list is requested after a save: computing it blocks the server for a second. */
const TODOS_DELAY_MS = 1500;

/** The page of the editing form. The fragment of its address names the file or list that it shows. */
export function App() {
  const [fragment, setFragment] = useState(location.hash);
  const [overview, setOverview] = useState<Overview>();
  const [{ todos, error }, setTodoList] = useState<{ todos?: Todos; error?: string }>({});
  const [opened, setOpened] = useState<{ file: OpenedFile; fragment: string }>();
  const [notice, setNotice] = useState({ message: '', fragment: '' });
  const [userName, setUserName] = useState(() => readStorage('localStorage', 'by'));
  const [saveCount, setSaveCount] = useState(0);
  const [previewPath, setPreviewPath] = useState('/');
  const [anchor, setAnchor] = useState('');
  const hasUnsavedChanges = useRef(false);
  // A message about one file must not appear in the form of another file.
  const message = notice.fragment === fragment ? notice.message : '';
  const onDirty = useCallback((isDirty: boolean) => {
    hasUnsavedChanges.current = isDirty;
  }, []);

  useEffect(() => {
    ask('readOverview').then(setOverview, ({ message }) => setNotice({ message, fragment: location.hash }));
    let isCurrent = true;
    const loadTodos = () =>
      ask('listTodos')
        .then((todos) => ({ todos }))
        .catch(({ message }) => ({ error: `The list could not be made. ${message}` }))
        .then((list) => isCurrent && setTodoList(list));
    const timer = setTimeout(loadTodos, saveCount > 0 ? TODOS_DELAY_MS : 0);
    return () => {
      clearTimeout(timer);
      // A list that was requested before a later save still has the finished items.
      isCurrent = false;
    };
  }, [saveCount]);
  // The preview takes longer to start than the form.
  useEffect(() => {
    if (!overview || overview.previewUrl) return;
    const timer = setTimeout(() => ask('readOverview').then(setOverview, () => {}), PREVIEW_POLL_MS);
    return () => clearTimeout(timer);
  }, [overview]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasUnsavedChanges.current && event.preventDefault();
    const onHashChange = () => {
      // The owner has opened the address of a restarted form, with its new access key, in a tab that shows the form.
      if (location.hash.startsWith('#key=')) return location.reload();
      if (hasUnsavedChanges.current && !confirm(LEAVE_QUESTION))
        return history.replaceState(null, '', fragment || '/');
      hasUnsavedChanges.current = false;
      setFragment(location.hash);
    };
    const listeners = new AbortController();
    addEventListener('beforeunload', warn, listeners);
    addEventListener('hashchange', onHashChange, listeners);
    return () => listeners.abort();
  }, [fragment]);
  // The fragment is `#start`, `#versions`, `#new/team`, or `#company.yaml:phones.0.number`: a file and a field's path.
  const [, kind] = /^#new\/(\w+)$/.exec(fragment) ?? [];
  const [, file = '', path = ''] = /^#([^:]+\.\w+):?(.*)$/.exec(fragment) ?? [];
  // Closes the old form at once. The returned cleanup makes `show` and `fail` ignore late answers.
  const openForm = useCallback(() => {
    let isCurrent = true;
    const show = (file: OpenedFile) => {
      if (!isCurrent) return;
      setOpened({ file, fragment });
      setPreviewPath((path) => file.page ?? path);
    };
    const fail = ({ message }: RequestError) => isCurrent && setNotice({ message, fragment });
    setOpened(undefined);
    setAnchor('');
    if (kind)
      ask('createBlank', kind as Kind).then((blank) => show({ ...blank, data: fillDefaults(blank) }), fail);
    else if (file) ask('open', file).then(show, fail);
    else if (fragment) setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus());
    return () => {
      isCurrent = false;
    };
  }, [fragment, kind, file]);
  useEffect(openForm, [openForm]);

  const onDone = (message: string, href?: string) => {
    setSaveCount((count) => count + 1);
    setNotice({ message, fragment: href ?? fragment });
    if (href === undefined) return;
    hasUnsavedChanges.current = false;
    // After a removal the to-do list, `#start`, is opened: the removed file has no page for the preview.
    if (href === '#start') setPreviewPath('/');
    if (href === fragment) openForm();
    else location.hash = href;
  };
  const onApprove = (file: string) => {
    const filesBefore = todos?.unapprovedFiles ?? [];
    const unapprovedFiles = filesBefore.filter((name) => name !== file);
    const nextFile = unapprovedFiles[filesBefore.indexOf(file)] ?? unapprovedFiles[0];
    if (todos) setTodoList({ todos: { ...todos, unapprovedFiles } });
    if (nextFile)
      onDone(
        `Marked as yours. The next file is open; still as delivered: ${unapprovedFiles.length}.`,
        hrefOf(nextFile),
      );
    return nextFile !== undefined;
  };
  if (!overview) return <p>{message || 'One moment.'}</p>;
  const { groups, company, savedStates, previewUrl } = overview;
  const fileEntries = groups.flatMap((group) => group.entries).filter((entry) => !entry.path);
  const fileNames = new Map(fileEntries.map((entry) => [entry.file, entry.name]));
  const isSavedStatesPage = fragment === '#versions';
  const isStartPage = !kind && !file && !isSavedStatesPage;
  const author = userName || overview.gitUserName;
  const openedFile = opened?.fragment === fragment ? opened.file : undefined;
  const allItems = (todos?.sections ?? []).flatMap(({ pages }) =>
    pages.flatMap(({ groups }) => groups.flat()),
  );
  return (
    <div className="app">
      <header className="row">
        <button type="button" className="skip-link" onClick={() => document.querySelector('main')?.focus()}>
          Skip to the form
        </button>
        <strong title={company}>{company}: change the site</strong>
        <label htmlFor="by">Your name</label>
        <input
          id="by"
          maxLength={60}
          autoComplete="name"
          value={userName ?? overview.gitUserName}
          onChange={({ target }) => {
            setUserName(target.value);
            writeStorage('localStorage', 'by', target.value);
          }}
        />
        <a href="#start" aria-current={isStartPage ? 'page' : undefined}>
          What is left{todos && `: ${todos.blockingCount}`}
        </a>
        <a href="#versions" aria-current={isSavedStatesPage ? 'page' : undefined}>
          Save a version
          {savedStates.changedFiles.length > 0 && `: ${savedStates.changedFiles.length} changed`}
        </a>
      </header>
      <Sidebar groups={groups} fragment={fragment} />
      <Preview previewUrl={previewUrl} path={previewPath} anchor={anchor} saveCount={saveCount} />
      <main tabIndex={-1}>
        <p role="status">{message}</p>
        {isSavedStatesPage && <SavedStates states={savedStates} author={author} onDone={onDone} />}
        {isStartPage && <TodoList todos={todos} error={error} fileNames={fileNames} />}
        {(kind || file) && !openedFile && <p>One moment.</p>}
        {openedFile && (
          <FileForm
            key={fragment}
            name={openedFile.name ?? fileNames.get(openedFile.file) ?? openedFile.file}
            initialFile={openedFile}
            kind={kind as Kind | undefined}
            initialPath={parsePath(decodeURIComponent(path))}
            author={author}
            items={allItems.filter((item) => item.file === `content/${openedFile.file}`)}
            fileNames={fileNames}
            onDirty={onDirty}
            onApprove={onApprove}
            onDone={onDone}
            onAnchor={setAnchor}
          />
        )}
      </main>
    </div>
  );
}
