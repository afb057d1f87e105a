import { useContext } from 'react';
import type { Path } from '../../../content/problems.ts';
import { idOf, useForm } from './context.ts';
import styles from './Todo.module.css';
import { TodoContext } from './todos.ts';

/** What is left to do about a field before the launch, beside the field. */
export function Concerns({ path }: { path: Path }) {
  const { file } = useForm();
  const { items, sign } = useContext(TodoContext);
  const mine = items.filter((one) => one.file === `content/${file}` && idOf(one.path) === idOf(path));
  if (mine.length === 0) return null;
  // Which of the words of a long text, or of a whole file, are meant.
  const hasManyWords = path.length === 0 || path[0] === 'body';
  return (
    <ul className={styles.concerns}>
      {mine.map((item) => (
        <li key={item.why + item.found} data-blocks={item.blocks || undefined}>
          <b>{item.blocks ? 'Before you launch:' : 'Advice:'}</b> {item.why} {item.todo}
          {hasManyWords && ` ${item.found}`}
          {item.may === 'sign' && (
            <button type="button" onClick={() => sign([item])}>
              I have read this: it is ours
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
