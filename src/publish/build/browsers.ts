/** The oldest browsers that get the design and the demo: of 2021, and KaiOS 3 (docs/decisions/old-browsers.md). */
export const OLDEST_BROWSERS = ['chrome90', 'firefox84', 'safari14.1'];
