/** Requests that the preview serves (pages, their modules and pictures) and refuses (all others). */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isPageRequest } from './preview.ts';

const project = resolve('.');
const isServed = (path: string) => isPageRequest({ project, content: `${project}/content` }, path);

test.each([
  '/',
  '/about',
  '/services/web-development',
  '/favicon.svg',
  '/src/ui/styles/base.css',
  `/@fs${project}/node_modules/astro/dist/x.js?v=1`,
  '/@vite/client',
  '/@id/astro:scripts/page.js',
  '/@id/__x00__virtual:demo',
  '/@id/__x00__virtual:language',
  `/_image?href=%2F%40fs${project}%2Fcontent%2Fteam%2Fa.jpg%3ForigWidth%3D9&f=webp`,
])('serves %s', (path) => expect(isServed(path)).toBe(true));

test.each([
  '/content./company.yaml',
  '/@fs/etc/passwd',
  '/src/owner/edit/guard.ts?raw',
  '/src/owner/edit/guard.ts?x?raw',
  '/.env',
  '/__open-in-editor?file=package.json',
  '/__inspect/',
  '/@id/__x00__virtual:content',
  `/_image?href=/@fs${project}/content/company.yaml`,
  `/_image?href=/@fs${project}/../another.svg&w=10&f=svg`,
  `/_image?href=/@fs${project}/content/../../another.svg&w=10&f=svg`,
  `/_image?href=/@fs${project}/content/%252e%252e/another.svg&f=svg`,
  `/_image?href=/@fs${project}/content/team/a.jpg%0a.svg`,
  `/_image?href=/@fs${project}/public/icon.svg`,
  '/_image?href=/@fs/home/another/picture.jpg&f=webp',
  '/_image?href=https://another.example/picture.jpg&f=webp',
])('refuses %s', (path) => expect(isServed(path)).toBe(false));

/** Spellings of a path that Vite, Astro or the operating system might resolve to the same file. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replace(/\w/, (letter) => letter.toUpperCase()),
  (path) => `/.${path}/`,
  (path) => `/.//${path.slice(1)}`,
  (path) => `/x//..${path}`,
  (path) => `/src//..${path}`,
  (path) => `/@fs${project}${path}?import&raw`,
  (path) => `/@id/${project}${path}?raw`,
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
  (path) => `/@fs${project}${path}`,
  (path) => `/@fs${project}/src/..${path}`,
  (path) => `/@id/${project}${path}`,
];

test.each(['/content/company.yaml', '/package-lock.json', '/.git/config'])(
  `refuses ${SPELLINGS.length} spellings of %s`,
  (path) => {
    const served = SPELLINGS.map((spell) => spell(path)).filter((spelling) => {
      try {
        return isServed(spelling);
      } catch {
        // A malformed address is refused.
        return false;
      }
    });
    expect(served).toEqual([]);
  },
);
