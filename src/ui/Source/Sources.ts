import { createContext } from 'react';
import type { ClaimSource } from '../../content/schemas/claims.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';

type Sources = { of: Record<string, ClaimSource>; words: Pick<InterfaceWords, 'source' | 'newTab'> };

/** The sources of the site's claims, and the words around them. A context, for claims can be at any depth of a page. */
export const Sources = createContext<Sources | undefined>(undefined);
