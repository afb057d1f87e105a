import type { CSSProperties } from 'react';
import { fill } from '../../../../content/fill.ts';
import bars from './bars.module.css';
import { Card, type Shown } from './Card.tsx';

/** What this very site costs a visitor, page by page. */
export function Weights({ words: { weights: words }, weights: { pages, ...full } }: Shown) {
  return (
    <Card title={words.title} caption={fill(words.caption, full)} claim={words.claim}>
      <table className={`${bars.table} ${bars.weights}`}>
        <tbody>
          {pages.map(({ name, size, share }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {fill(words.size, { kb: size })}
                <i className={bars.bar} style={{ '--w': share } as CSSProperties} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
