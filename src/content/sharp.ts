import { createRequire } from 'node:module';

/**
 * Loaded once there is a picture to look at, and by Node itself: what Astro's development server has loaded with the
 * configuration can import nothing later ("Vite module runner has been closed", Vite 8.3, Astro 7.3).
 */
export const loadSharp = (): typeof import('sharp').default => createRequire(import.meta.url)('sharp');
