import type { Plugin } from 'vite';

const LATE = /\?url&late$/;

/**
 * `import address from './file.ts?url&late'` gives the address under which a script is published, for a page that fetches
 * it itself; in development Vite's own `?url` does. An ordinary `import()` would make a file of the script that holds it,
 * too, which then comes before the paint.
 */
export function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!LATE.test(id)) return undefined;
      const chunk = this.emitFile({ type: 'chunk', id: id.replace(LATE, '') });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
