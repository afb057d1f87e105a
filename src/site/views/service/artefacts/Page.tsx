import { t } from '../../../../content/t.ts';
import cards from './Card.module.css';
import { type ArtefactProps, Card } from './Card.tsx';
import styles from './Page.module.css';

/**
 * What each page of this site weighs, and what a visitor can try on this one. The build fills in the bars, the figures and
 * the line at a connection's first round trip once the pages are made (src/publish/build/weights.ts).
 */
export function Page({ words: { page: words }, pages, here }: ArtefactProps) {
  const rows = pages.some(({ to }) => to === here) ? pages : [...pages, { label: t('This page'), to: here }];
  const [before, after] = words.caption.split('{round}');
  const caption = (
    <>
      {before}
      <b className="num" data-weight="" />
      {after}
    </>
  );
  return (
    <Card title={words.title} caption={caption}>
      <table className={`num ${styles.table}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('Page')}</th>
            <th scope="col">{t('Kilobytes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, to }) => (
            <tr key={to}>
              <th scope="row">{label}</th>
              <td>
                <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d="" data-weight={to} />
                  <path className={styles.line} d="" data-weight="" />
                </svg>
              </td>
              <td data-weight={to} />
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={`ruled ${cards.points}`}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
