import type { CSSProperties, ReactNode } from 'react';
import { colour, inInk } from '../../../ui/styles/colours.ts';
import styles from './Mark.module.css';

type Props = { mark: string; company: string };
type Scheme = 'light' | 'dark';

/** The mark at each size at which the site shows it, on light pages and on dark ones. */
export function MarkSizes({ mark, company }: Props) {
  const drawn = (size: number, scheme: Scheme = 'light') => (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(inInk(mark, scheme))}`}
      alt=""
      width={size}
      height={size}
    />
  );
  const on = (scheme: Scheme, of: string, children: ReactNode) => (
    <span
      key={scheme}
      className={of}
      style={{ '--page': colour('paper', scheme), '--words': colour('ink', scheme) } as CSSProperties}
    >
      {children}
    </span>
  );
  const both = (draw: (scheme: Scheme) => ReactNode) =>
    (['light', 'dark'] as const).map((scheme) => on(scheme, styles.page ?? '', draw(scheme)));
  const sizes: Record<string, ReactNode> = {
    'In the header': both((scheme) => (
      <>
        {drawn(26, scheme)} <b>{company}</b>
      </>
    )),
    'In the tab of a browser, two sizes': both((scheme) => (
      <>
        {drawn(16, scheme)} {drawn(32, scheme)}
      </>
    )),
    'On a telephone, as an app': on('light', styles.icon ?? '', drawn(69)),
    'On the picture beside a shared link': on(
      'light',
      styles.card ?? '',
      <>
        {drawn(13)} <b>{company}</b>
      </>,
    ),
  };
  return (
    <dl className={styles.sizes}>
      {Object.entries(sizes).map(([name, drawing]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{drawing}</dd>
        </div>
      ))}
    </dl>
  );
}
