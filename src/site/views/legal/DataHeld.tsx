import type { collectDataKinds } from '../../../content/legal/plain-text.ts';
import { t } from '../../../content/t.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './DataHeld.module.css';

/** The data that a privacy policy lists as kept (ticks) and as never collected (crosses), if it has such lists. */
export function DataHeld({ kept, neverCollected }: ReturnType<typeof collectDataKinds>) {
  const groups = [
    { icon: 'tick', title: t('Kept'), entries: kept },
    { icon: 'cross', title: t('Never collected'), entries: neverCollected },
  ] as const;
  const nonEmpty = groups.filter(({ entries }) => entries.length > 0);
  if (nonEmpty.length === 0) return null;
  return (
    <section className={styles.dataHeld} aria-labelledby="content-held">
      {/* Reader views drop a heading whose class has "hidden", unless its id has "content". */}
      <h2 className="visually-hidden" id="content-held">
        {t('What the app keeps, and what it never collects')}
      </h2>
      <div className={styles.groups} style={{ '--cells-in-all': kept.length + neverCollected.length }}>
        {nonEmpty.map(({ icon, title, entries }) => (
          <div key={icon} style={{ '--cells': entries.length }}>
            <h3>{title}</h3>
            <ul>
              {entries.map((data) => (
                <li key={data}>
                  <Icon name={icon} />
                  {data}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
