import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, filesOf, routeOf } from './files.ts';

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const ATTRIBUTE = /(\s(?:href|src|action|poster)=["']?)(\/(?!\/)[^"'\s>]*)/gi;
const SPECULATION = /(<script type="?speculationrules"?[^>]*>)(.*?)(<\/script>)/gs;
const JSON_TEXT = /"(\/(?!\/)[^"]*)"/g;
const MARKDOWN_LINK = /(\]\()(\/(?!\/)[^)\s]*)/g;

/** What holds addresses in a form that this knows. Script has them from Vite. */
const TEXTS = /\.(html|xml|txt|md|vcf|json|webmanifest)$/;

/**
 * A text of the site with its addresses led under the path where the site will stand. What is there already stays.
 * @param file which says what kind of text it is
 * @param address the site's own without the path, `https://host`
 */
export function ledUnderPath(file: string, text: string, base: string, address: string): string {
  const isUnder = (path: string) => path.startsWith(`${base}/`) || path === base;
  const led = (path: string) => (isUnder(path.replace(/[?#].*/, '')) ? path : base + path);
  const inJson = (json: string) => json.replace(JSON_TEXT, (_, path: string) => `"${led(path)}"`);
  let result = text;
  if (file.endsWith('.html')) {
    result = result
      .replace(TAG, (tag) => tag.replace(ATTRIBUTE, (_, name: string, path: string) => name + led(path)))
      .replace(SPECULATION, (_, start: string, json: string, end: string) => start + inJson(json) + end);
  }
  if (/\.(json|webmanifest)$/.test(file)) result = inJson(result);
  if (/\.(md|txt)$/.test(file))
    result = result.replace(MARKDOWN_LINK, (_, start: string, path: string) => start + led(path));
  const escaped = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return result.replace(
    new RegExp(`(${escaped})(/[^\\s"'<>)\\\\]*)`, 'g'),
    (_, origin: string, path: string) => origin + led(path),
  );
}

const ICON = /<link\b[^>]*\brel="?icon\b[^>]*>/;
const TOUCH_ICON = 'apple-touch-icon';

/**
 * A document that names the icon for home screens. At the root of a host an iPhone finds it by its name and no document
 * needs the bytes; under a path it would ask the host's root, where another site's lies.
 */
export function withTouchIcon(html: string, base: string): string {
  if (html.includes(`${TOUCH_ICON}.png`)) return html;
  return html.replace(ICON, (icon) => `${icon}<link rel="${TOUCH_ICON}" href="${base}/${TOUCH_ICON}.png">`);
}

/**
 * Leads all of a built site under a path. One step over the finished files, so that no component has to know of it.
 * @throws when a page has the address that is the path's
 */
export function leadUnderPath(dir: string, base: string, address: string): void {
  if (base === '') return;
  const files = filesOf(dir);
  const page = documentsOf(files)
    .map(routeOf)
    .find((route) => route === base || route.startsWith(`${base}/`));
  if (page)
    throw new Error(`BASE_PATH is "${base}", where the site has its page ${page}. Choose another path.`);
  for (const file of files.filter((name) => TEXTS.test(name))) {
    const path = join(dir, file);
    const text = readFileSync(path, 'utf8');
    const moved = ledUnderPath(file, text, base, address);
    const led = file.endsWith('.html') ? withTouchIcon(moved, base) : moved;
    if (led !== text) writeFileSync(path, led);
  }
}
