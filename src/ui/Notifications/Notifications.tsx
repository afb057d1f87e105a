import type { InterfaceWords } from '../../content/schemas/interface.ts';
import styles from './Notifications.island.module.css';

/**
 * The site's one live region, empty until there is something to say. A press on anything with `data-copied` speaks
 * through it (`notifications.ts`); other code dispatches a `notice` event on the document. A new notice is read out
 * alone, without those that are still shown.
 */
export function Notifications({ words }: { words: InterfaceWords['notifications'] }) {
  return (
    <section className={styles.stack} aria-label={words.label} data-notices={words.dismiss}>
      <div role="status" aria-atomic="false" />
    </section>
  );
}
