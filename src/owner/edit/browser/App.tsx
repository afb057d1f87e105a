import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { api, type Kind, type Opened, type Overview, Refusal, type Todos, type Way } from './api.ts';
import { FileForm } from './FileForm.tsx';
import { Preview } from './Preview.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TodoList } from './TodoList.tsx';
import { ToolButton } from './ToolButton.tsx';
import { Top } from './Top.tsx';
import { Versions } from './Versions.tsx';

const NEW: Record<Kind, string> = {
  team: 'A new person',
  services: 'A new service',
  products: 'A new product',
};
const PAGES: Record<Kind, string> = { team: '/team', services: '/services', products: '/products' };
const AGAIN_MS = 1500;
const LATER_MS = 1500;

type Shown =
  | { as: 'start' | 'versions' | 'opening' }
  | { as: 'file'; begin: Opened; kind?: Kind | undefined; path?: Way | undefined; turn: number };

/** The whole form. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [todos, setTodos] = useState<Todos>();
  const [shown, setShown] = useState<Shown>({ as: 'start' });
  const [said, setSaid] = useState('');
  const [by, setBy] = useState(() => localStorage.getItem('by') ?? '');
  const [version, setVersion] = useState(0);
  const [anchor, setAnchor] = useState('');
  const [isBusy, setBusy] = useState(false);
  const dirty = useRef(false);
  const turn = useRef(0);

  const fail = (error: unknown) => setSaid(error instanceof Refusal ? error.sentences : String(error));
  const refresh = useCallback(async () => {
    const found = await api.overview().catch((error) => setSaid(error.message));
    if (found) setOverview(found);
    if (found) setBy((now) => now || found.by);
    setVersion((now) => now + 1);
  }, []);
  useEffect(() => {
    refresh();
  }, [refresh]);
  // The list takes a second to make, and nothing else is answered meanwhile: it waits until nobody is at it.
  useEffect(() => {
    if (version === 0) return undefined;
    const timer = setTimeout(() => api.todos().then(setTodos, () => {}), version > 1 ? LATER_MS : 0);
    return () => clearTimeout(timer);
  }, [version]);
  // The site takes longer to start than the form.
  useEffect(() => {
    if (!overview || overview.site) return;
    const timer = setTimeout(() => api.overview().then(setOverview, () => {}), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [overview]);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, []);
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);

  /** Goes elsewhere, unless something is typed that somebody wants to keep. What was there is gone at once. */
  const leave = (next: Shown['as']) => {
    if (dirty.current && !confirm('You have changes that are not saved. Drop them and go on?')) return false;
    dirty.current = false;
    setSaid('');
    setAnchor('');
    setShown({ as: next } as Shown);
    return true;
  };
  const show = (begin: Opened, more: { kind?: Kind; path?: Way | undefined } = {}) => {
    turn.current += 1;
    setShown({ as: 'file', begin, turn: turn.current, ...more });
  };
  const go = (as: 'start' | 'versions') =>
    leave(as) && setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
  const wanted = useRef(0);
  /** Shows what was asked for last, however late the answers come. */
  const take = async (asked: Promise<Opened>, more: { kind?: Kind; path?: Way | undefined } = {}) => {
    wanted.current += 1;
    const mine = wanted.current;
    await asked.then((begin) => mine === wanted.current && show(begin, more), fail);
  };
  const open = (file: string, path?: Way) => leave('opening') && take(api.open(file), { path });
  const add = (kind: Kind) => leave('opening') && take(api.blank(kind), { kind });
  /** Has the server do something once, and says so. */
  const order = async (asked: Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await asked;
      await refresh();
      setSaid(done);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  const read = async (file: string) => {
    if (by.trim()) {
      await order(api.read(file, by), `content/${file}: read by ${by}.`);
      return setTodos((now) => now && { ...now, delivered: now.delivered.filter((one) => one !== file) });
    }
    setSaid('Write your name first: it is noted who has read which file.');
    document.getElementById('by')?.focus();
  };
  if (!overview) return <p className="wait">{said || 'One moment.'}</p>;
  const { groups, versions, site } = overview;
  const items = groups.flatMap((group) => group.items).filter(({ path }) => !path);
  const names = new Map(items.map(({ file, name }) => [file, name]));
  const file = shown.as === 'file' ? shown.begin.file : undefined;
  const item = items.find((one) => one.file === file);
  const name = item?.name ?? file ?? '';

  const move = (by: 1 | -1) =>
    file && leave('opening') && order(take(api.move(file, by)), `Moved a place ${by < 0 ? 'up' : 'down'}.`);
  const remove = () => {
    const folder = file?.startsWith('products/') ? ' The whole folder of the product goes.' : '';
    if (!file || !confirm(`Remove ${name}?${folder} You can take it back afterwards.`)) return;
    dirty.current = false;
    leave('start');
    order(api.remove(file), `${name} is removed.`);
  };
  const takeBack = async () => {
    if (!leave('opening')) return;
    await order(api.undo(), 'Taken back.');
    if (file) await take(api.open(file).catch(() => Promise.reject(new Error('Taken back.'))));
    else setShown({ as: 'start' });
  };
  const tools = (
    <div className="tools">
      <ToolButton icon="up" name={`Move up: ${name}`} isOff={isBusy} onPress={() => move(-1)} />
      <ToolButton icon="down" name={`Move down: ${name}`} isOff={isBusy} onPress={() => move(1)} />
      <ToolButton icon="remove" name={`Remove: ${name}`} isOff={isBusy} onPress={remove} />
      {file?.startsWith('team/') && <p className="help">The first of the people is shown as the founder.</p>}
    </div>
  );
  const middle = (): ReactNode => {
    if (shown.as === 'opening') return <p className="wait">One moment.</p>;
    if (shown.as === 'versions')
      return <Versions state={versions} onDone={(done) => refresh().then(() => setSaid(done))} />;
    if (shown.as === 'file')
      return (
        <FileForm
          key={shown.turn}
          name={shown.kind ? NEW[shown.kind] : name}
          begin={shown.begin}
          kind={shown.kind}
          path={shown.path}
          by={by}
          todos={(todos?.parts ?? [])
            .flatMap(({ pages }) => pages.flatMap(({ causes }) => causes.flat()))
            .filter((one) => one.file === `content/${file}`)}
          tools={item?.canRemove && tools}
          onSaved={(next, isNew) => {
            dirty.current = false;
            if (isNew) show(next);
            refresh().then(() => isNew && setSaid(`Added: content/${next.file}.`));
          }}
          onRead={read}
          onDirty={onDirty}
          onPlace={setAnchor}
        />
      );
    return <TodoList todos={todos} names={names} isBusy={isBusy} onOpen={open} onRead={read} />;
  };
  return (
    <div className="app">
      <Top
        overview={overview}
        blocking={todos?.blocking}
        said={said}
        at={shown.as}
        by={by}
        isBusy={isBusy}
        onName={setBy}
        onGo={go}
        onUndo={takeBack}
      />
      <Sidebar groups={groups} current={file} onOpen={open} onNew={add} />
      <main id="main" tabIndex={-1}>
        {middle()}
      </main>
      <Preview
        site={site}
        page={shown.as === 'file' ? (shown.begin.page ?? PAGES[shown.kind ?? 'team']) : '/'}
        anchor={anchor}
        version={version}
      />
    </div>
  );
}
