import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const PREFIX = '\0island-styles:';
const DEMO = normalizePath(resolve('src/messmate'));
/** On the page with the demo: what stands beside and below it. */
const LATE = '.late.module.css';
const SHEET = 'virtual:demo-styles';

async function read(file: string, config: ResolvedConfig) {
  const { code, modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
  const css = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');
  return { css, names: `export default ${JSON.stringify(modules)};` };
}

/** The rooms of the demo whose sheets the features' own come after, in their order. */
const SHARED = ['tabs', 'controls'];

const demoSheets = (): string[] => {
  const rankOf = (path: string) => SHARED.indexOf(dirname(path)) + 1 || SHARED.length + 1;
  const demo = globSync('**/*.module.css', { cwd: DEMO })
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map((path) => join(DEMO, path));
  const late = globSync(`src/site/**/*${LATE}`).sort();
  return [...late.map((path) => resolve(path)), ...demo];
};

/**
 * CSS Modules that Astro is not to write into the head of the document: those of the live demo, and `*.late.module.css` of
 * what stands beside and below it. They are the text of `virtual:demo-styles` above the demo's panels
 * (src/messmate/island/Island.tsx), so the first view does not wait for them. Of the document's other sheets a script needs
 * no more than the names of the classes: their rules are in the document once already.
 */
export function islandStyles(): Plugin {
  return {
    name: 'island-styles',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === SHEET) return `\0${SHEET}`;
      if (!/\.module\.css$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const { name, mode } = this.environment;
      const isInDocument = name === 'client' && mode === 'build';
      const isLate = source.endsWith(LATE) || found?.id.startsWith(`${DEMO}/`);
      if (!found || !(isInDocument || isLate)) return found;
      // An ending of its own keeps Vite's and Astro's treatment of style sheets away.
      return `${PREFIX}${found.id}.js`;
    },
    async load(id) {
      const config = this.environment.getTopLevelConfig();
      if (id === `\0${SHEET}`) {
        const files = demoSheets();
        for (const file of files) this.addWatchFile(file);
        const sheets = await Promise.all(files.map((file) => read(file, config)));
        return `export const styles = ${JSON.stringify(sheets.map(({ css }) => css).join(''))};`;
      }
      if (!id.startsWith(PREFIX)) return undefined;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      return (await read(file, config)).names;
    },
  };
}
