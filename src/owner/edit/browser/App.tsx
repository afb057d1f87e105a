import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../../content/problems.ts';
import { MARK } from '../form/names.ts';
import styles from './App.module.css';
import { Ask, type Asked } from './Ask.tsx';
import { api, type Kind, type Opened, type Overview, type Refusal } from './api.ts';
import { Changes } from './Changes.tsx';
import { Editor } from './Editor.tsx';
import { FileTools } from './FileTools.tsx';
import { keepFor } from './kept.ts';
import { useLeaving } from './leaving.ts';
import { MarkEditor } from './MarkEditor.tsx';
import { Middle } from './Middle.tsx';
import { Preview } from './Preview.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Start } from './Start.tsx';
import { keyOf, pageOf, type Shown, typedIn } from './shown.ts';
import { Top } from './Top.tsx';
import { useTodos } from './todos.ts';

const NEW: Record<Kind, string> = {
  team: 'A new person',
  services: 'A new service',
  products: 'A new product',
};
const AGAIN_MS = 1500;

/** The whole form. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [shown, setShown] = useState<Shown>({ kind: 'start' });
  const [said, setSaid] = useState('');
  const [version, setVersion] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const [anchor, setAnchor] = useState('');
  const turn = useRef(0);

  const fail = (error: Error) => setSaid(error.message);
  const refresh = useCallback(async () => {
    const found = await api.overview().catch((error) => setSaid(error.message));
    if (found) {
      keepFor(found.folder);
      setOverview(found);
    }
    setVersion((now) => now + 1);
  }, []);
  useEffect(() => {
    refresh();
  }, [refresh]);
  // The site takes longer to start than the form.
  useEffect(() => {
    if (!overview || overview.site) return;
    const timer = setTimeout(() => api.overview().then(setOverview, () => {}), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [overview]);
  const list = useTodos(version, { ask: setAsked, say: setSaid, onSigned: refresh });
  const { onChanged, drop, leave: leaving } = useLeaving(typedIn(shown), setAsked);
  const leave = (then: () => void) =>
    leaving(() => {
      setSaid('');
      then();
    });
  const go = (kind: 'start' | 'changes') =>
    leave(() => {
      flushSync(() => setShown({ kind }));
      document.querySelector<HTMLElement>('main h1')?.focus();
    });
  const show = (opened: Opened, path?: Path) => {
    turn.current += 1;
    setAnchor('');
    setShown({ kind: 'file', opened, path, turn: turn.current });
  };
  const open = (file: string, path?: Path) =>
    leave(() =>
      file === MARK ? setShown({ kind: 'mark' }) : api.open(file).then((opened) => show(opened, path), fail),
    );
  const add = (of: Kind, like?: string) =>
    leave(() => api.blank(of, like).then((blank) => setShown({ kind: 'new', blank, of, like }), fail));
  const move = (file: string, by: 1 | -1) =>
    leave(() =>
      api
        .move(file, by)
        .then((opened) => saved(opened, false, `Moved a place ${by < 0 ? 'up' : 'down'}.`), fail),
    );
  const saved = async (opened: Opened, isNew: boolean, done = 'Saved.') => {
    // The same form goes on where it was; a new file's is another one.
    if (isNew) show(opened);
    else setShown((now) => (now.kind === 'file' ? { ...now, opened } : now));
    await refresh();
    setSaid(isNew ? `Added: content/${opened.file}.` : done);
  };
  const undo = () =>
    leave(async () => {
      try {
        const files = await api.undo();
        await refresh();
        setSaid(`Taken back: ${files.join(', ')}.`);
        const file = shown.kind === 'file' ? shown.opened.file : '';
        if (file)
          await api.open(file).then(
            (opened) => show(opened),
            () => setShown({ kind: 'start' }),
          );
      } catch (error) {
        setSaid((error as Error).message);
      }
    });
  const remove = (file: string, name: string) =>
    setAsked({
      question: `Remove ${name}? ${file.startsWith('products/') ? 'The whole folder of the product goes. ' : ''}You can take it back afterwards.`,
      yes: 'Remove',
      no: 'Keep',
      onYes: async () => {
        try {
          await api.remove(file);
          drop();
          setShown({ kind: 'start' });
          await refresh();
          setSaid(`${name} is removed.`);
        } catch (error) {
          setSaid((error as Refusal).sentences);
        }
      },
    });
  if (!overview) return <p className={styles.wait}>{said || 'One moment.'}</p>;
  const items = overview.groups.flatMap((group) => group.items);
  const itemOf = (file: string) => items.find((item) => item.file === file && !item.path);
  const names = new Map(items.filter(({ path }) => !path).map(({ file, name }) => [file, name]));
  const item = shown.kind === 'file' ? itemOf(shown.opened.file) : undefined;
  return (
    <div className={styles.app}>
      <Top
        company={overview.fill['company'] ?? ''}
        undo={overview.undo}
        said={said}
        blocking={list.todos?.blocking ?? 0}
        at={shown.kind}
        onGo={go}
        onUndo={undo}
      />
      <Sidebar groups={overview.groups} current={keyOf(shown)} onOpen={open} onNew={add} />
      <Middle list={list}>
        {shown.kind === 'start' && <Start names={names} onOpen={open} onNew={add} />}
        {shown.kind === 'changes' && <Changes version={version} onWritten={refresh} />}
        {shown.kind === 'mark' && (
          <MarkEditor
            company={overview.fill['company'] ?? ''}
            version={version}
            onSaved={refresh}
            onChanged={onChanged}
          />
        )}
        {shown.kind === 'new' && (
          <Editor
            key={typedIn(shown)}
            name={NEW[shown.of]}
            of={{ blank: shown.blank, kind: shown.of, like: shown.like }}
            fill={overview.fill}
            onSaved={saved}
            onChanged={onChanged}
            onPlace={setAnchor}
            onOpen={open}
          />
        )}
        {shown.kind === 'file' && (
          <Editor
            key={`${shown.opened.file} ${shown.turn}`}
            name={item?.name ?? shown.opened.file}
            of={{ opened: shown.opened }}
            path={shown.path}
            fill={overview.fill}
            onSaved={saved}
            onChanged={onChanged}
            onPlace={setAnchor}
            onOpen={open}
            tools={
              item?.canRemove && (
                <FileTools
                  name={item.name}
                  onMove={(by) => move(item.file, by)}
                  onDuplicate={() => add(item.file.split('/')[0] as Kind, item.file)}
                  onRemove={() => remove(item.file, item.name)}
                />
              )
            }
          />
        )}
      </Middle>
      <Preview site={overview.site} page={pageOf(shown)} anchor={anchor} version={version} />
      {asked && <Ask {...asked} onEnd={() => setAsked(undefined)} />}
    </div>
  );
}
