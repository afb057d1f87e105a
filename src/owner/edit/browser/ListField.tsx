import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Path } from '../../../content/problems.ts';
import { blankOf } from '../form/blank.ts';
import { slugOf } from '../form/names.ts';
import type { Schema } from '../form/schema.ts';
import type { Values } from './api.ts';
import { idOf, noteOf, reveal, useForm } from './context.ts';
import { Entry } from './Entry.tsx';
import styles from './Field.module.css';
import { Problems } from './TextField.tsx';

type Props = { path: Path; label: string; schema: Schema; value: unknown };

/** What an entry is called: its first text that says something. */
function nameOf(entry: unknown, i: number): string {
  const texts =
    typeof entry === 'object' && entry !== null
      ? ['title', 'question', 'name', 'label', 'heading', 'claim', 'purpose', 'topic'].map(
          (key) => (entry as Values)[key],
        )
      : [entry];
  const [first] = [...texts, ...Object.values(Object(entry))].filter(
    (one) => typeof one === 'string' && one.trim(),
  );
  const text = String(first ?? '').slice(0, 60);
  return text ? `${i + 1}: ${text}` : `Entry ${i + 1}`;
}

/** A list: its entries can change places, go and come. @param draw draws one, a list or a group in its turn */
export function ListField({
  path,
  label,
  schema,
  value,
  draw,
}: Props & { draw: (entry: Props) => ReactNode }) {
  const form = useForm();
  const id = useId();
  const list = Array.isArray(value) ? value : [];
  const items = schema.items ?? {};
  const goTo = useRef<string>(undefined);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const isGroup = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  // Whoever moves an entry with the keyboard stays with it.
  useLayoutEffect(() => {
    if (goTo.current) reveal(goTo.current);
    goTo.current = undefined;
  });
  const move = (from: number, to: number) => {
    goTo.current = `${idOf([...path, to])}-${to === 0 || (to > from && to < list.length - 1) ? 'down' : 'up'}`;
    form.change({ kind: 'move', path, from, to });
  };
  const add = () => {
    const entry = blankOf(items);
    const first = isGroup(entry) ? Object.keys(entry as object).find((key) => key !== 'id') : undefined;
    goTo.current = idOf([...path, list.length, ...(first ? [first] : [])]);
    form.change({ kind: 'insert', path, at: list.length, value: entry });
  };
  const copy = (i: number) => {
    const { id: old, ...rest } = list[i] as Values;
    const taken = list.map((one) => (one as Values)['id']);
    // As its title would make it, so that it follows when the title is changed.
    const stem = slugOf(String(rest['title'] ?? rest['question'] ?? '')) || String(old);
    let n = 2;
    while (taken.includes(`${stem}-${n}`)) n += 1;
    goTo.current = idOf([...path, i + 1]);
    const entry = old === undefined ? rest : { id: `${stem}-${n}`, ...rest };
    form.change({ kind: 'insert', path, at: i + 1, value: entry });
  };
  const remove = (i: number) => {
    goTo.current = list.length > 1 ? `${idOf([...path, Math.max(0, i - 1)])}-remove` : `${idOf(path)}-add`;
    form.change({ kind: 'remove', path: [...path, i] });
  };
  return (
    <details className={styles.group} id={idOf(path)} open={!form.isLong || path.length > 1}>
      <summary>
        {label} <span className={styles.number}>{list.length}</span>
      </summary>
      <fieldset aria-label={label} aria-describedby={`${id}h ${id}p`}>
        <p id={`${id}h`} className={styles.help}>
          {[schema.description, noteOf(form, path)].filter(Boolean).join('. ')}
        </p>
        <Problems id={`${id}p`} path={path} />
        <ol className={styles.list}>
          {list.map((entry, i) => {
            const at = [...path, i];
            const name = nameOf(entry, i);
            return (
              <li key={idOf(at)} data-group={isGroup(entry) || undefined}>
                {isGroup(entry) ? (
                  <Entry id={idOf(at)} name={name} beginsOpen={list.length <= 3 || name.startsWith('Entry')}>
                    {draw({ path: at, label: name, schema: items, value: entry })}
                    <Problems id={`${idOf(at)}-p`} path={at} />
                  </Entry>
                ) : (
                  draw({
                    path: at,
                    label: `${label}, entry ${i + 1}`,
                    schema: { ...items, description: '' },
                    value: entry,
                  })
                )}
                <div className={styles.tools}>
                  <button
                    type="button"
                    id={`${idOf(at)}-up`}
                    disabled={i === 0}
                    onClick={() => move(i, i - 1)}
                  >
                    Up<span className="visually-hidden"> {name}</span>
                  </button>
                  <button
                    type="button"
                    id={`${idOf(at)}-down`}
                    disabled={i === list.length - 1}
                    onClick={() => move(i, i + 1)}
                  >
                    Down<span className="visually-hidden"> {name}</span>
                  </button>
                  {isGroup(entry) && (
                    <button type="button" disabled={list.length >= maxItems} onClick={() => copy(i)}>
                      Duplicate<span className="visually-hidden"> {name}</span>
                    </button>
                  )}
                  <button
                    type="button"
                    id={`${idOf(at)}-remove`}
                    disabled={list.length <= minItems}
                    onClick={() => remove(i)}
                  >
                    Remove<span className="visually-hidden"> {name}</span>
                  </button>
                </div>
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          className={styles.small}
          id={`${idOf(path)}-add`}
          disabled={list.length >= maxItems}
          onClick={add}
        >
          Add an entry<span className="visually-hidden"> to {label}</span>
        </button>
      </fieldset>
    </details>
  );
}
