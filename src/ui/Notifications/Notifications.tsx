import { t } from '../../content/t.ts';
import styles from './Notifications.module.css';

/** Contains the live region, to which `showNotice` adds notices. `data-dismiss` is the text of their close button. */
export function Notifications() {
  return (
    <section
      className={`screen-only ${styles.notices}`}
      aria-label={t('Notifications')}
      data-dismiss={t('Dismiss')}
    >
      <div role="status" aria-atomic="false" />
    </section>
  );
}
