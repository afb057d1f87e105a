import type { TodoItem, Todos } from './api.ts';
import { findFieldPath, formatPosition, hrefOf } from './values.ts';

type Props = {
  todos: Todos | undefined;
  error: string | undefined;
  fileNames: ReadonlyMap<string, string>;
};

/** The items of `launch-check`, by page. Each is a link to its field if the form lists its file. */
export function TodoList({ todos, error, fileNames }: Props) {
  const renderItem = (item: TodoItem) => {
    const file = item.file.replace(/^content\//, '');
    const text = (
      <>
        {[fileNames.get(file) ?? item.file, formatPosition(item)].filter(Boolean).join(' › ')}: {item.found}
      </>
    );
    return fileNames.has(file) ? <a href={hrefOf(file, findFieldPath(item))}>{text}</a> : text;
  };
  return (
    <section className="fields">
      <h1 tabIndex={-1}>What is left to do</h1>
      <p>
        Begin with this list, find a sentence that you have read on the site, or choose a file. Saving writes
        into your folder and publishes nothing. A name in braces, such as {'{company}'}, is filled in: keep
        it.
      </p>
      {!todos?.sections.length && (
        <p role="status">{todos?.summary ?? (error || 'The list is being made.')}</p>
      )}
      {todos?.sections.map((section, sectionIndex) => (
        <section key={section.title} aria-label={section.title}>
          <h2>
            {section.title} ({section.pages.flatMap(({ groups }) => groups.flat()).length})
          </h2>
          {section.pages.map((page, pageIndex) => (
            <details key={page.title} open={sectionIndex + pageIndex === 0}>
              <summary>
                {page.title} ({page.groups.flat().length})
              </summary>
              {page.groups.map((items) => (
                <article key={`${items[0]?.why}${items[0]?.todo}`}>
                  <h3>{items[0]?.why}</h3>
                  <p>{items[0]?.todo}</p>
                  <ul>
                    {items.map((item) => (
                      <li key={item.file + item.path.join() + item.found}>{renderItem(item)}</li>
                    ))}
                  </ul>
                </article>
              ))}
            </details>
          ))}
        </section>
      ))}
      {todos && todos.unapprovedFiles.length > 0 && (
        <section aria-label="Still as delivered">
          <h2>Still as delivered ({todos.unapprovedFiles.length})</h2>
          <p>
            Nobody has saved these files here or said that they are yours. Read each; saving it also marks it
            as yours.
          </p>
          <ul>
            {todos.unapprovedFiles.map((file) => (
              <li key={file}>
                <a href={hrefOf(file)}>{fileNames.get(file) ?? file}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <code>npm run launch-check</code> in the terminal also tries the links to other sites.
      </p>
    </section>
  );
}
