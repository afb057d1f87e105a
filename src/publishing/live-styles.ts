import { readFileSync } from 'node:fs';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const LIVE = /\.live\.module\.css$/;
const PREFIX = '\0live-styles:';
/** Puts a sheet on: once in the script, however many sheets there are. */
const WEAR = `${PREFIX}wear`;
const WEARING = `export default (css) => {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};`;

/**
 * Style sheets of what comes late (`*.live.module.css`): CSS Modules as any other, but they travel with the script
 * that imports them and are put on by it (`adoptedStyleSheets`, which a strict content policy allows). Astro would
 * write them into the document, where every byte of the first view counts. Of the document's own sheets the script
 * needs no more than the names of the classes: their rules stand in the document once already.
 */
export function liveStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'live-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      if (source === WEAR) return WEAR;
      const isInDocument = this.environment.name === 'client' && config.command === 'build';
      if (!(LIVE.test(source) || (isInDocument && /\.module\.css$/.test(source)))) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      // An ending of its own keeps Vite's and Astro's treatment of style sheets away.
      return found ? `${PREFIX}${found.id}.js` : undefined;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      if (id === WEAR) return WEARING;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const { code, modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      if (!LIVE.test(file)) return `export default ${JSON.stringify(modules)};`;
      const css = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
      return [
        `import wear from ${JSON.stringify(WEAR)};`,
        `wear(${JSON.stringify(css)});`,
        `export default ${JSON.stringify(modules)};`,
      ].join('\n');
    },
  };
}
