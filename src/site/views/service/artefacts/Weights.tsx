import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import styles from './Artefact.module.css';
import { Card, type Shown } from './Card.tsx';

/** What this very site costs a visitor, page by page. */
export function Weights({ words: { weights: words }, weights }: Shown) {
  return (
    <Card title={words.title} caption={fill(words.caption, { limit: weights.limit })} claim={words.claim}>
      <table className={styles.table}>
        <tbody>
          {weights.pages.map(({ name, size, share }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {fill(words.size, { kb: size })}
                <i className={styles.bar} style={{ '--w': share } as CSSProperties} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
