import { readFileSync } from 'node:fs';
import { type Plugin, preprocessCSS } from 'vite';

const ISLAND = /\.island\.module\.css$/;
const PREFIX = '\0island-styles:';
/**
 * Adds them to the document's own sheet, in a browser: Safari before 16.4 can make none by script. While one works on the
 * site there are several, and these belong after all of them.
 */
const WEAR = `if (typeof document !== 'undefined') {
  const sheet = [...document.styleSheets].pop();
  sheet.insertRule('@media all{' + css + '}', sheet.cssRules.length);
}`;

/**
 * Style sheets of what comes late (`*.island.module.css`): CSS Modules as any other, but they travel with the script
 * that imports them, which adds them to the document's sheet (a strict content policy allows that). Astro would
 * write them into the document, which has no use for them before the script runs. Of the document's own sheets the
 * script needs no more than the names of the classes: their rules are in the document once already.
 */
export function islandStyles(): Plugin {
  return {
    name: 'island-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      const { name, mode } = this.environment;
      const isInDocument = name === 'client' && mode === 'build';
      if (!(ISLAND.test(source) || (isInDocument && /\.module\.css$/.test(source)))) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      // An ending of its own keeps Vite's and Astro's treatment of style sheets away.
      return found ? `${PREFIX}${found.id}.js` : undefined;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const config = this.environment.getTopLevelConfig();
      const { code, modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      const names = `export default ${JSON.stringify(modules)};`;
      if (!ISLAND.test(file)) return names;
      const css = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
      return `const css = ${JSON.stringify(css)};\n${WEAR}\n${names}`;
    },
  };
}
