import type { Plugin } from 'vite';

const LATE = /\?late$/;

/**
 * `import address from './file.ts?late'` gives the address under which a script is published, for a page that fetches it
 * itself. An ordinary `import()` would make a file of the script that holds it, too, which then comes before the paint.
 */
export function lateScripts(): Plugin {
  let isBuild = false;
  return {
    name: 'late-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!LATE.test(source)) return undefined;
      const found = await this.resolve(source.replace(LATE, ''), importer, { skipSelf: true });
      return found && `${found.id}?late`;
    },
    load(id) {
      if (!LATE.test(id)) return undefined;
      const file = id.replace(LATE, '');
      if (!isBuild) return `export default ${JSON.stringify(`/@fs/${file}`)};`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })};`;
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
