import type { ComponentType } from 'react';

/** The live part of each feature: the default export of the one file of its `island/` that is called so. */
export const LIVE = import.meta.glob<ComponentType>('../*/island/*Live.tsx', {
  eager: true,
  import: 'default',
});
