import { createContext, useContext } from 'react';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import styles from './Source.module.css';

/** Sources by claim id. A context, because claims occur at any depth of a page. */
export const SourcesContext = createContext<Record<string, ClaimSource>>({});

/** The id of a claim's source at the end of its page. */
export const sourceIdOf = (claim: string): string => `source-${claim}`;

/** A link from a claim to its source at the end of the page, or nothing for an unknown claim. */
export function Source({ claim }: { claim: string | undefined }) {
  const sources = useContext(SourcesContext);
  const source = claim && sources[claim];
  if (!source) return null;
  return (
    <small className={styles.source}>
      (<a href={`#${sourceIdOf(claim)}`}>{source.short}</a>)
    </small>
  );
}
