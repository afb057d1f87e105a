import styles from './App.module.css';
import type { Kind } from './api.ts';
import { KeptList } from './KeptList.tsx';
import { TodoList } from './TodoList.tsx';

type Props = {
  names: ReadonlyMap<string, string>;
  onOpen: (file: string, path?: (string | number)[]) => void;
  onNew: (kind: Kind, like?: string) => void;
};

/** What stands there before anything is chosen, and what is left to do. */
export function Start({ names, onOpen, onNew }: Props) {
  return (
    <section className={styles.start}>
      <h1 tabIndex={-1}>What would you like to change?</h1>
      <p>
        Find a sentence that you have read on the site, or choose from the list. Saving writes into your
        folder and publishes nothing; “What you have changed” shows it line by line.
      </p>
      <p>
        A name in braces, such as {'{company}'} or {'{phone}'}, stands for a value of the company and is
        filled in. Other names in braces are figures that the site computes: keep them.
      </p>
      <KeptList onOpen={onOpen} onNew={onNew} />
      <h2>To do before the launch</h2>
      <TodoList names={names} onOpen={onOpen} />
    </section>
  );
}
