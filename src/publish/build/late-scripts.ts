import { build, type Plugin, type Rolldown } from 'vite';

const LATE = /\?url&late$/;
const TEXT = /\?script$/;

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

/** `import text from './file.ts?script'` gives a script as it stands in a document: compiled, with all that it imports. */
export function scriptTexts(): Plugin {
  return {
    name: 'script-texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXT.test(id)) return undefined;
      const file = id.replace(TEXT, '');
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: { write: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
      });
      const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
      for (const module of output[0].moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
