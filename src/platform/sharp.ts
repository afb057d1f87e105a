import { createRequire } from 'node:module';

/** Loads sharp on first use. `import()` fails once Astro has started (findings/config-imports-nothing-later.sh). */
export const loadSharp = (): typeof import('sharp').default => createRequire(import.meta.url)('sharp');
