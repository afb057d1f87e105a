import { inWords } from '../form/names.ts';
import type { Todo, Todos, Way } from './api.ts';

type Props = {
  todos: Todos | undefined;
  /** What the form calls its files. */
  names: ReadonlyMap<string, string>;
  isBusy: boolean;
  onOpen: (file: string, path?: Way) => void;
  onRead: (file: string) => void;
};

/** A field as the list calls it: `Answer`, `Counsel 3`. */
function fieldOf({ path }: Todo): string {
  if (path[0] === 'body') return 'The text';
  const name = path.findLast((key) => typeof key === 'string');
  const last = path.at(-1);
  return name === undefined ? '' : `${inWords(name)}${typeof last === 'number' ? ` ${last + 1}` : ''}`;
}

/** What is left to do before the launch, by page; each item leads to its field. */
export function TodoList({ todos, names, isBusy, onOpen, onRead }: Props) {
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
      <button type="button" className="place" onClick={() => onOpen(file, item.path)}>
        {words}
      </button>
    ) : (
      <p className="place">{words}</p>
    );
  };
  return (
    <section className="start">
      <h1 tabIndex={-1}>What is left to do</h1>
      <p>
        Or find a sentence that you have read on the site, or choose from the list. Saving writes into your
        folder and publishes nothing. A name in braces, such as {'{company}'}, is filled in: keep it.
      </p>
      <p>{todos?.summary ?? 'The list is being made.'}</p>
      {todos?.parts.map((part, first) => (
        <section key={part.title} aria-label={part.title}>
          <h2>{part.title}</h2>
          {part.pages.map((page, i) => (
            <details key={page.title} open={first + i === 0}>
              <summary>
                {page.title} ({page.causes.flat().length})
              </summary>
              {page.causes.map((items) => (
                <article key={`${items[0]?.why}${items[0]?.todo}`}>
                  <h3>{items[0]?.why}</h3>
                  <p>{items[0]?.todo}</p>
                  <ul>
                    {items.map((item) => (
                      <li key={item.file + item.path.join() + item.found}>{place(item)}</li>
                    ))}
                  </ul>
                </article>
              ))}
            </details>
          ))}
        </section>
      ))}
      {todos && todos.delivered.length > 0 && (
        <section aria-label="Still as delivered">
          <h2>Still as delivered ({todos.delivered.length})</h2>
          <p>
            Nobody has saved these files here, or said that they are yours. Read each; saving it says so too.
          </p>
          <ul className="delivered">
            {todos.delivered.map((file) => (
              <li key={file}>
                <button type="button" className="place" onClick={() => onOpen(file)}>
                  {names.get(file) ?? file}
                </button>
                <button type="button" disabled={isBusy} onClick={() => onRead(file)}>
                  I have read this: it is ours
                  <span className="visually-hidden">: {names.get(file) ?? file}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        Links to other sites, and the site as it is built, are looked at by <code>npm run launch-check</code>{' '}
        in the terminal.
      </p>
    </section>
  );
}
