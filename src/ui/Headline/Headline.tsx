import type { CSSProperties } from 'react';
import { BREAKS, emsOf, WIDEST, widthOf } from './ems.ts';
import styles from './Headline.module.css';

type Props = { className?: string | undefined; children: string };

/**
 * A page's name, set large. Each word has the width that it has in the family, whichever font is shown, so the lines do
 * not break elsewhere when the family loads. The style sheet derives the size from the width in em of the longest word
 * (`--word`) and of a whole line (`--ems`, on a narrow screen `--narrow`).
 */
export function Headline({ className = '', children }: Props) {
  const { ems, narrow, word, lines } = emsOf(children);
  return (
    <h1
      // A name in Latin letters keeps its word order on a right-to-left page.
      dir="auto"
      className={`${styles.headline} ${className}`}
      style={{ '--ems': ems, '--narrow': narrow, '--word': word, '--lines': lines } as CSSProperties}
    >
      {children.split(BREAKS).map((text, place) => {
        const width = widthOf(text.trim());
        const isKept = width !== undefined && width <= WIDEST;
        const style = { '--em': width?.toFixed(2) } as CSSProperties;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may be there twice, and none ever moves
          <span key={place} className={isKept ? styles.word : undefined} style={isKept ? style : undefined}>
            {text}
          </span>
        );
      })}
    </h1>
  );
}
