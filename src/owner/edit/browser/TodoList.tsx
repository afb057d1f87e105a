import { useContext } from 'react';
import { inWords } from '../form/names.ts';
import type { Todo } from './api.ts';
import styles from './Todo.module.css';
import { TodoContext } from './todos.ts';

type Props = {
  /** What the form calls its files. */
  names: ReadonlyMap<string, string>;
  onOpen: (file: string, path?: (string | number)[]) => void;
};

/** A field as the list calls it: `Answer`, `Counsel 3`. */
function fieldOf({ path }: Todo): string {
  if (path[0] === 'body') return 'The text';
  const name = path.findLast((key) => typeof key === 'string');
  const last = path.at(-1);
  return name === undefined ? '' : `${inWords(name)}${typeof last === 'number' ? ` ${last + 1}` : ''}`;
}

/** What is left to do before the launch, by page; each item leads to its field. */
export function TodoList({ names, onOpen }: Props) {
  const { todos, sign } = useContext(TodoContext);
  if (!todos) return <p>The list is being made.</p>;
  const place = (item: Todo) => {
    const file = item.file.replace(/^content\//, '');
    const name = names.get(file);
    const words = (
      <>
        <b>{fieldOf(item) || name || item.file}</b> <small>{fieldOf(item) && (name ?? item.file)}</small>
        <span>{item.found}</span>
      </>
    );
    return name ? (
      <button type="button" className={styles.place} onClick={() => onOpen(file, item.path)}>
        {words}
      </button>
    ) : (
      <p className={styles.place}>{words}</p>
    );
  };
  return (
    <>
      <p>{todos.summary}</p>
      {todos.parts.map((part, first) => (
        <section key={part.title} className={styles.part} aria-label={part.title}>
          <h3>{part.title}</h3>
          {part.pages.map((page, i) => (
            <details key={page.title} open={first + i === 0}>
              <summary>
                {page.title} <span>{page.causes.flat().length}</span>
              </summary>
              {page.causes.map((items) => {
                const [{ why, todo } = {} as Todo] = items;
                return (
                  <article key={why + todo}>
                    <h4>{why}</h4>
                    <p>{todo}</p>
                    <ul>
                      {items.map((item) => (
                        <li key={item.file + item.path.join() + item.found}>
                          {place(item)}
                          {item.may === 'sign' && (
                            <button type="button" onClick={() => sign([item])}>
                              I have read this: it is ours
                              <span className="visually-hidden"> {item.file}</span>
                            </button>
                          )}
                        </li>
                      ))}
                    </ul>
                  </article>
                );
              })}
            </details>
          ))}
        </section>
      ))}
      <p>
        Links to other sites, and the site as it is built, are looked at by <code>npm run launch-check</code>{' '}
        in the terminal.
      </p>
    </>
  );
}
