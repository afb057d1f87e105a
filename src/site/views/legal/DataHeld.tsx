import type { CSSProperties } from 'react';
import type { Legal } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import { Grain } from '../../../ui/Grain/Grain.tsx';
import styles from './DataHeld.module.css';

type Props = { holds: NonNullable<Legal['holds']> };

/** What a privacy policy keeps: a filled grain for what is kept, a speck for what never is. */
export function DataHeld({ holds }: Props) {
  const kinds = [
    { state: 'served', title: t('Kept'), all: holds.filter((h) => h.held) },
    { state: 'skip', title: t('Never collected'), all: holds.filter((h) => !h.held) },
  ] as const;
  return (
    <section className={`wrap ${styles.holds}`} aria-labelledby="holds">
      <h2 className="visually-hidden" id="holds">
        {t('What the app keeps, and what it never collects')}
      </h2>
      <div className={styles.kinds} style={{ '--all': holds.length } as CSSProperties}>
        {kinds.map(({ state, title, all }) => (
          <div key={state} style={{ '--n': all.length } as CSSProperties}>
            <h3>{title}</h3>
            <ul>
              {all.map(({ data }) => (
                <li key={data}>
                  <Grain state={state} size={160} />
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
