import { createRequire } from 'node:module';

/**
 * Loaded once there is a picture to look at, and by Node itself: what Astro has loaded with the configuration can import
 * nothing later (findings/config-imports-nothing-later.sh).
 */
export const loadSharp = (): typeof import('sharp').default => createRequire(import.meta.url)('sharp');
