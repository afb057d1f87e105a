import type { Legal } from '../../../content/schemas/legal.ts';
import { t } from '../../../content/t.ts';
import styles from './Contents.module.css';

export function Contents({ sections }: { sections: Legal['sections'] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('Contents')}</h2>
      <ol>
        {sections.map(({ anchor, title }, i) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <span className="num">{i + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
