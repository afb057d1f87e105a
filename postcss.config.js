import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

const file = fileURLToPath(new URL('src/ui/styles/custom-media.css', import.meta.url));

/** Breakpoints by name in every style sheet, without an import in each. */
export default { plugins: [globalData({ files: [file] }), customMedia()] };
