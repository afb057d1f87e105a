import type { Legal } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import styles from './DataHeld.module.css';

type Props = { holds: NonNullable<Legal['holds']> };

/** What a privacy policy keeps: a tick for what is kept, a cross for what never is. */
export function DataHeld({ holds }: Props) {
  const kinds = [
    { icon: 'tick', title: t('Kept'), all: holds.filter((h) => h.held) },
    { icon: 'cross', title: t('Never collected'), all: holds.filter((h) => !h.held) },
  ] as const;
  return (
    <section className={styles.holds} aria-labelledby="content-held">
      {/* Reader views drop a heading with "hidden" among its names, unless another name is "content". */}
      <h2 className="visually-hidden" id="content-held">
        {t('What the app keeps, and what it never collects')}
      </h2>
      <div className={styles.kinds} style={{ '--all': holds.length }}>
        {kinds.map(({ icon, title, all }) => (
          <div key={icon} style={{ '--n': all.length }}>
            <h3>{title}</h3>
            <ul>
              {all.map(({ data }) => (
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
