import { t } from '../../content/t.ts';
import styles from './Notifications.module.css';

/** The live region, to which src/site/layouts/notices.ts adds notices. `data-dismiss` is the text of their button. */
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
