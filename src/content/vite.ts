import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { demoData } from './demo.ts';
import { filesOnDisk } from './files.ts';
import { loadContentFromDisk } from './load.ts';

const ID = 'virtual:content';
const DEMO = 'virtual:demo';
const WORKER = 'virtual:worker';

/**
 * Makes `content/` importable as `virtual:content`. In development a saved file shows at once; pictures beside the
 * texts become hashed assets, however small (`pictures`, by file name). `virtual:demo` is the little of it that the live
 * demo needs in the browser, `virtual:worker` what a page needs to know of the service worker.
 */
export function contentPlugin(folder: string): Plugin {
  const root = resolve(folder);
  return {
    name: 'company-content',
    resolveId: (id) => ([ID, DEMO, WORKER].includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${DEMO}`) {
        for (const path of Object.keys(filesOnDisk(root))) this.addWatchFile(join(root, path));
        return `export const demo = ${JSON.stringify(demoData(loadContentFromDisk(root)))};`;
      }
      if (id === `\0${WORKER}`) {
        for (const path of ['site.yaml', 'interface.yaml']) this.addWatchFile(join(root, path));
        const { site, words } = loadContentFromDisk(root);
        return `export const isOn = ${site.worker === 'on'};export const words = ${JSON.stringify(words.update)};`;
      }
      if (id !== `\0${ID}`) return undefined;
      const paths = Object.keys(filesOnDisk(root));
      for (const path of paths) this.addWatchFile(join(root, path));
      const pictures = paths.filter((path) => /^team\/.*\.(jpe?g|png|webp|avif)$/.test(path));
      return [
        ...pictures.map(
          (path, i) => `import p${i} from ${JSON.stringify(`${join(root, path)}?url&no-inline`)};`,
        ),
        `export const pictures = {${pictures.map((path, i) => `${JSON.stringify(path.slice(5))}: p${i}`).join(',')}};`,
        `export const content = ${JSON.stringify(loadContentFromDisk(root))};`,
      ].join('\n');
    },
  };
}
