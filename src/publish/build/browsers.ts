/** The oldest browsers with design and demo: of 2021, and Firefox 84 for KaiOS 3 (docs/decisions/old-browsers.md). */
export const OLDEST_BROWSERS = ['chrome90', 'firefox84', 'safari14.1'];
