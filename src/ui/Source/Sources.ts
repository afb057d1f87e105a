import { createContext } from 'react';
import type { ClaimSource } from '../../content/schemas/claims.ts';

/** The sources of the site's claims, by their ids. A context, for claims can be at any depth of a page. */
export const Sources = createContext<Record<string, ClaimSource>>({});
