import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { posix } from 'node:path';
import { dev } from 'astro';
import { normalizePath, type Plugin } from 'vite';

/** Folders with modules of pages: code, packages, and the output of Vite and the fonts. */
const MODULE_FOLDERS = ['src', 'node_modules', '.cache'];
/** Modules without a file; `__x00__` marks those of plugins. `virtual:content`, the whole content, is left out. */
const VIRTUAL_MODULE =
  /^(?:@vite\/(?:client|env)|@react-refresh|@id\/(?:__x00__)?(?:astro:[\w:/.-]+|virtual:(?:demo|language)))$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg)$/;

/** The content may be outside the project. */
type Folders = { project: string; content: string };

/** Returns false for a path that Vite or the operating system could resolve to another one. */
const isNormalPath = (path: string) =>
  path.startsWith('/') && !/[%#\\\0\r\n]/.test(path) && posix.normalize(path) === path;

const viteAddress = (folder: string) => `@fs/${normalizePath(folder).replace(/^\//, '')}/`;

/** Returns whether a request is for a page, one of its modules, or a picture of the content. */
export function isPageRequest({ project, content }: Folders, url: string): boolean {
  const [encoded = '', query = ''] = url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const pathname = decodeURIComponent(encoded);
  // Vite finds its parameters behind a second question mark too.
  if (!isNormalPath(pathname) || query.includes('?') || parameters.has('raw')) return false;
  const projectAddress = viteAddress(project);
  let path = pathname.slice(1);
  if (path === '_image') {
    const [picture = ''] = (parameters.get('href') ?? '').split('?');
    return isNormalPath(picture) && picture.startsWith(`/${viteAddress(content)}`) && PICTURE.test(picture);
  }
  if (VIRTUAL_MODULE.test(path)) return true;
  const isProjectFile = path.startsWith(projectAddress);
  if (isProjectFile) path = path.slice(projectAddress.length);
  const [topFolder = ''] = path.toLowerCase().split('/');
  if (MODULE_FOLDERS.includes(topFolder)) return true;
  const entries = readdirSync(project).map((name) => name.toLowerCase());
  // Refuses addresses of Vite, hidden files and entries of the project. Windows ignores dots and spaces after a name.
  return !isProjectFile && !/^[@_.]/.test(topFolder) && !entries.includes(topFolder.replace(/[. ]+$/, ''));
}

function findRefusal(folders: Folders, request: IncomingMessage): string | undefined {
  const { url = '/', method = '', headers } = request;
  const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (!['GET', 'HEAD'].includes(method)) return 'Only GET and HEAD are answered.';
  if ((origin !== undefined && origin !== `http://${host}`) || (site === 'cross-site' && mode !== 'navigate'))
    return 'Only pages of the preview itself may request this.';
  try {
    if (isPageRequest(folders, url)) return undefined;
  } catch {
    // `decodeURIComponent` rejects a malformed address.
  }
  return 'Only pages and their parts are shown here.';
}

/**
 * Lets the development server serve only pages, with their modules and pictures. Vite alone would serve every file of
 * the folder, start the owner's text editor, and let any page on this machine read its answers.
 */
const guardPlugin = (folders: Folders): Plugin => ({
  name: 'preview-guard',
  enforce: 'pre',
  // The form reloads the page after a save. A WebSocket would accept commands of other programs.
  config: () => ({ server: { cors: false, hmr: false, ws: false } }),
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const refusal = findRefusal(folders, request);
      if (refusal) response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal);
      else next();
    });
  },
});

/** Serves the site at a free port. @returns its address */
export async function startPreview(folders: Folders): Promise<string> {
  // Building the form's script sets this to production.
  process.env.NODE_ENV = 'development';
  const server = await dev({
    root: folders.project,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
    vite: { plugins: [guardPlugin(folders)] },
  });
  return `http://127.0.0.1:${server.address.port}`;
}
