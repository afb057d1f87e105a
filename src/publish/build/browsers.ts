/** The oldest browsers that get the design and the demo; KaiOS 3 has Firefox 84 (docs/decisions/old-browsers.md). */
export const OLDEST_BROWSERS = ['chrome90', 'firefox84', 'safari14.1'];
