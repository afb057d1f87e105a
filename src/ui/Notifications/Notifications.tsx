import { t } from '../../content/t.ts';
import styles from './Notifications.module.css';

/** The live region: `notice` events (src/site/layouts/notices.ts) add notices. `data-notices` names their button. */
export function Notifications() {
  return (
    <section
      className={`screen-only ${styles.notices}`}
      aria-label={t('Notifications')}
      data-notices={t('Dismiss')}
    >
      <div role="status" aria-atomic="false" />
    </section>
  );
}
