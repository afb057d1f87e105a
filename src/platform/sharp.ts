import { createRequire } from 'node:module';

/** Loads sharp on first use. `import()` would fail in `npm run dev` (findings/config-imports-nothing-later.sh). */
export const loadSharp = (): typeof import('sharp').default => createRequire(import.meta.url)('sharp');
