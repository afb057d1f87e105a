/** The preview hands out pages and their modules, and no file of the folder. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isOfAPage } from './preview.ts';

const root = resolve('.');
const asked = (path: string) => isOfAPage({ root, content: `${root}/content` }, path);

test.each([
  '/',
  '/about',
  '/services/web-development',
  '/favicon.svg',
  '/src/ui/styles/base.css',
  `/@fs${root}/node_modules/astro/dist/x.js?v=1`,
  '/@vite/client',
  '/@id/astro:scripts/page.js',
  '/@id/__x00__virtual:demo',
  '/@id/__x00__virtual:language',
  `/_image?href=%2F%40fs${root}%2Fcontent%2Fteam%2Fa.jpg%3ForigWidth%3D9&f=webp`,
])('%s is of a page', (path) => expect(asked(path)).toBe(true));

test.each([
  '/content/company.yaml',
  '/Content/company.yaml',
  '/./content/company.yaml/',
  '/src/..%2fcontent/company.yaml',
  '/src/%252e%252e/content/company.yaml',
  '/content%5Ccompany.yaml',
  '/content./company.yaml',
  `/@fs${root}/content/company.yaml?import&raw`,
  `/@fs${root}/package-lock.json`,
  '/@fs/etc/passwd',
  '/package-lock.json?raw',
  '/src/owner/edit/guard.ts?raw',
  '/src/owner/edit/guard.ts?x?raw',
  '/.git/config',
  '/.env',
  '/__open-in-editor?file=package.json',
  '/__inspect/',
  `/@id/${root}/content/company.yaml?raw`,
  '/@id/__x00__virtual:content',
  `/_image?href=/@fs${root}/content/company.yaml`,
  `/_image?href=/@fs${root}/../another.svg&w=10&f=svg`,
  `/_image?href=/@fs${root}/content/../../another.svg&w=10&f=svg`,
  `/_image?href=/@fs${root}/content/%252e%252e/another.svg&f=svg`,
  `/_image?href=/@fs${root}/content/team/a.jpg%0a.svg`,
  `/_image?href=/@fs${root}/public/icon.svg`,
  '/_image?href=/@fs/home/another/picture.jpg&f=webp',
  '/_image?href=https://another.example/picture.jpg&f=webp',
  '/.//content/company.yaml',
  '//content/company.yaml',
  '/x//../content/company.yaml',
  '/x/../content/company.yaml',
  '/src//../content/company.yaml',
  '/src/%2e%2e/content/company.yaml',
  'http://127.0.0.1/content/company.yaml',
])('%s is not', (path) => expect(asked(path)).toBe(false));

/** How a path may be disguised; Vite, Astro or the system might read each as the file's own. */
const DISGUISES: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `/.${path}`,
  (path) => `/${path}`,
  (path) => `/x/..${path}`,
  (path) => `/src/..${path}`,
  (path) => `/src/../..${path}`,
  (path) => `/src/%2e%2e${path}`,
  (path) => `/src/.%2e${path}`,
  (path) => `/src/%252e%252e${path}`,
  (path) => `/src/..%2f${path.slice(1)}`,
  (path) => `/src\\..${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%5c'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}%00`,
  (path) => `${path}%0a`,
  (path) => `${path}/`,
  (path) => `${path}/.`,
  (path) => `${path}?raw`,
  (path) => `${path}?import&url`,
  (path) => `${path}?x?raw`,
  (path) => `${path}#raw`,
  (path) => `http://127.0.0.1${path}`,
  (path) => `/@fs${root}${path}`,
  (path) => `/@fs${root}/src/..${path}`,
  (path) => `/@id/${root}${path}`,
];

test.each(['/content/company.yaml', '/package-lock.json', '/.git/config'])(
  `${DISGUISES.length} disguises of %s are not`,
  (path) => {
    const seen = DISGUISES.map((disguise) => disguise(path)).filter((one) => {
      try {
        return asked(one);
      } catch {
        // Not a valid address: refused.
        return false;
      }
    });
    expect(seen).toEqual([]);
  },
);
