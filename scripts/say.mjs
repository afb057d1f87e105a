import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} sentence */
export const say = (sentence) => console.log(`setup: ${sentence}`);

/**
 * Says what failed and how to fix it, and ends.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`\nsetup failed: ${sentence}\n`);
  process.exit(1);
}
