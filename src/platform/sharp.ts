import { createRequire } from 'node:module';

/** Loads sharp at its first use, by Node itself: modules that Astro loads with the configuration can import
 * nothing later (findings/config-imports-nothing-later.sh). */
export const loadSharp = (): typeof import('sharp').default => createRequire(import.meta.url)('sharp');
