import { build, type Plugin, type Rolldown } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';

const SCRIPT_QUERY = /\?script$/;

/** Lets a page put a script into its document: `import text from './file.ts?script'` bundles the file with its imports. */
export function scriptTextPlugin(): Plugin {
  return {
    name: 'script-texts',
    enforce: 'pre',
    async load(id) {
      if (!SCRIPT_QUERY.test(id)) return undefined;
      const file = id.replace(SCRIPT_QUERY, '');
      const result = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          target: OLDEST_BROWSERS,
          write: false,
          rolldownOptions: { input: file, output: { format: 'iife' } },
        },
      });
      const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
      for (const module of output[0].moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
