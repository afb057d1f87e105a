import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../content.ts';
import { eachFeature } from '../features.ts';
import { localeData } from '../language/language.ts';
import { pictureProblems, picturesIn } from '../pictures/pictures.ts';
import { ContentError } from '../problems.ts';
import { PAGES } from '../schemas/pages.ts';
import { loadContentFromDisk } from './read.ts';

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** `virtual:content` and, in a browser, `virtual:language` set the language and the owner's words when they are loaded. */
const [LANGUAGE, LOCALE, WORDS] = ['language/language', 'language/locale', 't'].map((name) =>
  normalizePath(resolve(`src/content/${name}.ts`)),
);

const TOKENS = normalizePath(resolve('src/ui/styles/tokens.css'));

/** The style sheet with the owner's accent, if there is one. */
export const inAccent = (css: string, accent: string | undefined): string =>
  accent ? css.replace(/(?<=--brand:\s*)#\w+/, accent) : css;

/** What the live demo needs of the content (its `DemoData`); null if the product has no page. */
export function demoData({ hostel, messmate, interfaceWords, company, contact }: Content) {
  if (!messmate) return null;
  const { demo, notice, copy, copied, notCopied, page } = contact.messages;
  const { heading, kind, will, willNot, lead } = messmate.hero;
  return {
    plan: hostel,
    figures: eachFeature((id) => messmate.features.tabs[id].figure),
    error: interfaceWords.error,
    hero: { heading, kind, will, willNot, lead, request: messmate.demo.button },
    site: {
      company: { email: company.email },
      messages: { demo, notice, copy, copied, notCopied, page },
      contactPath: PAGES.contact.path,
    },
  };
}

const wordsOf = ({ ownLabels }: Content) =>
  `import { setWords } from ${JSON.stringify(WORDS)};\nsetWords(${JSON.stringify(ownLabels)});`;

const MODULES: Record<string, (root: string) => string | Promise<string>> = {
  'virtual:content': async (root) => {
    const problems = await pictureProblems(root);
    if (problems.length > 0) throw new ContentError(problems);
    const paths = picturesIn(root);
    const named = paths.map((path, i) => `${JSON.stringify(path)}: picture${i}`);
    const content = loadContentFromDisk(root);
    return [
      `import { setLanguage } from ${JSON.stringify(LANGUAGE)};`,
      `setLanguage(${JSON.stringify(content.site.language)});`,
      wordsOf(content),
      ...paths.map((path, i) => `import picture${i} from ${JSON.stringify(`${root}/${path}`)};`),
      `export const pictures = { ${named.join()} };`,
      exported('content', content),
    ].join('\n');
  },
  'virtual:language': (root) => {
    const content = loadContentFromDisk(root);
    return [
      `import { setLocale } from ${JSON.stringify(LOCALE)};`,
      `setLocale(${JSON.stringify(localeData(content.site.language))});`,
      wordsOf(content),
    ].join('\n');
  },
  'virtual:demo': (root) => exported('demo', demoData(loadContentFromDisk(root))),
};

/** The files of a folder, and when each was written. */
const stateOf = (root: string): string =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${path} ${statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();

/**
 * Provides `virtual:content` with its pictures by path, and for the live demo in the browser `virtual:demo` and
 * `virtual:language`; and puts the owner's accent into the style sheet. In development a change shows at once.
 */
export function contentPlugin(folder: string): Plugin {
  const root = normalizePath(resolve(folder));
  let renew = () => {};
  return {
    name: 'company-content',
    // The folder may be outside the project, where Vite serves and watches nothing by default.
    config: () => ({ server: { fs: { allow: [process.cwd(), root] } } }),
    configureServer({ watcher, middlewares, environments }) {
      watcher.add(root);
      let known = stateOf(root);
      // Each module is made of the whole folder, including files that nothing imports yet.
      renew = () => {
        const state = stateOf(root);
        if (state === known) return;
        known = state;
        for (const { moduleGraph, hot, name } of Object.values(environments)) {
          const made = [
            ...Object.keys(MODULES).flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? []),
            ...(moduleGraph.getModulesByFile(TOKENS) ?? []),
          ];
          for (const module of made) moduleGraph.invalidateModule(module);
          // An environment that has loaded nothing yet must not be reloaded: Astro would lose its routes.
          if (made.length > 0 || name === 'client') hot.send({ type: 'full-reload' });
        }
      };
      // A page that is opened right after a file was saved does not wait for the watcher.
      middlewares.use(({ headers }, _, next) => {
        if (headers.accept?.includes('text/html')) renew();
        next();
      });
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => MODULES[id.slice(1)]?.(root),
    transform: {
      // Before the style sheet is read; pictures and PDFs also take their colours from this text.
      order: 'pre',
      handler: (code, id) =>
        id.startsWith(TOKENS) ? inAccent(code, loadContentFromDisk(root).site.accent) : undefined,
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${root}/`)) return undefined;
      renew();
      return [];
    },
  };
}
