import { basename, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { composerData } from './composer.ts';
import { demoData } from './demo.ts';
import { filesOnDisk } from './files.ts';
import { loadContentFromDisk } from './load.ts';
import { encodePicture, picturesIn } from './pictures.ts';

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

const imported = (name: string, file: string) =>
  `import ${name} from ${JSON.stringify(`${file}?url&no-inline`)};`;

/** What each module says of a content folder. */
const MODULES: Record<string, (root: string) => string | Promise<string>> = {
  'virtual:content': async (root) => {
    const paths = picturesIn(root);
    // Encoded pictures stay there, so that a build that changes none encodes none.
    const cache = resolve('.cache/pictures');
    const made = await Promise.all(paths.map((path) => encodePicture(root, path, cache)));
    return [
      ...made.flatMap(({ avif, webp }, i) => [imported(`a${i}`, avif), imported(`w${i}`, webp)]),
      `export const pictures = {${paths.map((path, i) => `${JSON.stringify(basename(path))}: { avif: a${i}, webp: w${i} }`).join()}};`,
      exported('content', loadContentFromDisk(root)),
    ].join('\n');
  },
  'virtual:composer': (root) => exported('composer', composerData(loadContentFromDisk(root))),
  'virtual:demo': (root) => exported('demo', demoData(loadContentFromDisk(root))),
  'virtual:worker': (root) => {
    const { site, words } = loadContentFromDisk(root);
    return exported('isOn', site.worker === 'on') + exported('words', words.update);
  },
};

/**
 * Makes `content/` importable as `virtual:content`, with the addresses of its pictures by file name; as `virtual:demo`
 * and `virtual:composer` what these two need in the browser; and as `virtual:worker` what a page needs to know of the
 * service worker. In development a file that is saved, comes or goes shows at once.
 */
export function contentPlugin(folder: string): Plugin {
  const root = resolve(folder);
  return {
    name: 'company-content',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const load = MODULES[id.slice(1)];
      if (!load) return undefined;
      for (const path of Object.keys(filesOnDisk(root))) this.addWatchFile(join(root, path));
      return load(root);
    },
    // A file that comes is nobody's import yet: what was made of the folder is made anew, for every page.
    configureServer({ watcher, environments }) {
      const renew = (file: string) => {
        const path = normalizePath(file);
        if (!path.startsWith(`${normalizePath(root)}/`) || basename(path).startsWith('.')) return;
        for (const { moduleGraph, hot } of Object.values(environments)) {
          const made = Object.keys(MODULES).map((id) => moduleGraph.getModuleById(`\0${id}`));
          for (const module of made) if (module) moduleGraph.invalidateModule(module);
          hot.send({ type: 'full-reload' });
        }
      };
      watcher.add(root).on('add', renew).on('unlink', renew);
    },
  };
}
