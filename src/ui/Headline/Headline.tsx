import type { CSSProperties } from 'react';
import { BREAKS, emsOf, WIDEST, widthOf } from './ems.ts';
import styles from './Headline.module.css';

type Props = { className?: string | undefined; children: string };

/**
 * A page's name, set large. Each word has the width that the family gives it whichever font is drawn, so the lines do
 * not break elsewhere when the family comes. For the size that its place gives it, the style sheet knows how many em its
 * longest word is wide (`--word`) and a whole line (`--ems`, on a narrow screen `--narrow`).
 */
export function Headline({ className = '', children }: Props) {
  const { ems, narrow, word, lines } = emsOf(children);
  return (
    <h1
      // A name in Latin letters keeps the order of its words on a page that runs from right to left.
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
