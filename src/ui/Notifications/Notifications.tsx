import type { InterfaceWords } from '../../content/schemas/interface.ts';
import styles from './Notifications.island.module.css';

/**
 * The site's one live region, empty until something is to be said. A press on anything with `data-copied`
 * speaks through it (`notifications.ts`); other code sends a `notice` event to the document. A new notice is read
 * alone, without those that still stand there.
 */
export function Notifications({ words }: { words: InterfaceWords['notifications'] }) {
  return (
    <section className={styles.stack} aria-label={words.label} data-notices={words.dismiss}>
      <div role="status" aria-atomic="false" />
    </section>
  );
}
