import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../content.ts';
import { mapTabs } from '../features.ts';
import { collectLocaleData } from '../language/language.ts';
import { findPictureProblems, listPicturePaths } from '../pictures/pictures.ts';
import { ContentError } from '../problems.ts';
import { PAGES } from '../schemas/pages.ts';
import { loadContentFromDisk } from './read.ts';

const exportStatement = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** Modules in which `virtual:content` and `virtual:language` set the language and the labels. */
const [LANGUAGE_MODULE, LOCALE_MODULE, LABELS_MODULE] = ['language/language', 'language/locale', 't'].map(
  (name) => normalizePath(resolve(`src/content/${name}.ts`)),
);

const TOKENS = normalizePath(resolve('src/ui/styles/tokens.css'));

/** Replaces the value of `--brand` in tokens.css with the owner's accent colour, if there is one. */
export const withAccent = (css: string, accent: string | undefined): string =>
  accent ? css.replace(/(?<=--brand:\s*)#\w+/, accent) : css;

/** Selects what the live demo needs in the browser (`DemoData`), field by field; null if the product has no page. */
export function selectDemoData({ hostel, messmate, interfaceWords, company, contact }: Content) {
  if (!messmate) return null;
  const { demo, notice, copy, copied, notCopied, page } = contact.messages;
  const { heading, kind, will, willNot, lead } = messmate.hero;
  return {
    plan: hostel,
    figures: mapTabs((id) => messmate.features.tabs[id].figure),
    error: interfaceWords.error,
    hero: { heading, kind, will, willNot, lead, request: messmate.demo.button },
    site: {
      company: { email: company.email },
      messages: { demo, notice, copy, copied, notCopied, page },
      contactPath: PAGES.contact.path,
    },
  };
}

const labelStatements = ({ ownerLabels }: Content) =>
  `import { setLabels } from ${JSON.stringify(LABELS_MODULE)};\nsetLabels(${JSON.stringify(ownerLabels)});`;

const VIRTUAL_MODULES: Record<string, (root: string) => string | Promise<string>> = {
  'virtual:content': async (root) => {
    const problems = await findPictureProblems(root);
    if (problems.length > 0) throw new ContentError(problems);
    const paths = listPicturePaths(root);
    const entries = paths.map((path, i) => `${JSON.stringify(path)}: picture${i}`);
    const content = loadContentFromDisk(root);
    return [
      `import { setLanguage } from ${JSON.stringify(LANGUAGE_MODULE)};`,
      `setLanguage(${JSON.stringify(content.site.language)});`,
      labelStatements(content),
      ...paths.map((path, i) => `import picture${i} from ${JSON.stringify(`${root}/${path}`)};`),
      `export const pictures = { ${entries.join()} };`,
      exportStatement('content', content),
    ].join('\n');
  },
  'virtual:language': (root) => {
    const content = loadContentFromDisk(root);
    return [
      `import { setLocale } from ${JSON.stringify(LOCALE_MODULE)};`,
      `setLocale(${JSON.stringify(collectLocaleData(content.site.language))});`,
      labelStatements(content),
    ].join('\n');
  },
  'virtual:demo': (root) => exportStatement('demo', selectDemoData(loadContentFromDisk(root))),
};

/** Returns a text that changes with any file of a folder: each path with its modification time. */
const fingerprintFolder = (root: string): string =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${path} ${statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();

/**
 * Provides `virtual:content` with its pictures by path, and for the browser `virtual:demo` and `virtual:language`; puts the
 * owner's accent into the style sheet. In development it reloads the browser after a change.
 */
export function contentPlugin(folder: string): Plugin {
  const root = normalizePath(resolve(folder));
  let reloadIfChanged = () => {};
  return {
    name: 'company-content',
    // Vite serves and watches nothing outside the project by default.
    config: () => ({ server: { fs: { allow: [process.cwd(), root] } } }),
    configureServer({ watcher, middlewares, environments }) {
      watcher.add(root);
      let lastFingerprint = fingerprintFolder(root);
      // Each virtual module depends on the whole folder, including files that it does not import.
      reloadIfChanged = () => {
        const fingerprint = fingerprintFolder(root);
        if (fingerprint === lastFingerprint) return;
        lastFingerprint = fingerprint;
        for (const { moduleGraph, hot, name } of Object.values(environments)) {
          const dependents = [
            ...Object.keys(VIRTUAL_MODULES).flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? []),
            ...(moduleGraph.getModulesByFile(TOKENS) ?? []),
          ];
          for (const module of dependents) moduleGraph.invalidateModule(module);
          // Astro would lose its routes if an environment reloaded before it had loaded a module.
          if (dependents.length > 0 || name === 'client') hot.send({ type: 'full-reload' });
        }
      };
      // The watcher may be slower than a page that is opened right after a save.
      middlewares.use(({ headers }, _, next) => {
        if (headers.accept?.includes('text/html')) reloadIfChanged();
        next();
      });
    },
    resolveId: (id) => (id in VIRTUAL_MODULES ? `\0${id}` : undefined),
    load: (id) => VIRTUAL_MODULES[id.slice(1)]?.(root),
    transform: {
      // Runs before the style sheet is parsed, and on `tokens.css?raw`, from which pictures and PDFs take colours.
      order: 'pre',
      handler: (code, id) =>
        id.startsWith(TOKENS) ? withAccent(code, loadContentFromDisk(root).site.accent) : undefined,
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${root}/`)) return undefined;
      reloadIfChanged();
      return [];
    },
  };
}
