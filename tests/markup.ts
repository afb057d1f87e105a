/** What a page loads and runs, read from its markup as the build wrote it. */

/** An element's attributes, by name; one without a value has an empty one. */
export type Attributes = Record<string, string>;

/** Types of script elements that hold data. The browser runs none of them. */
const DATA = new Set(['application/json', 'application/ld+json', 'speculationrules', 'importmap']);

/** The markup without comments. */
const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, '');

function attributesOf(tag: string): Attributes {
  const pairs = tag.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...pairs].slice(1).map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
  );
}

/** The opening tags of a kind, `link` say, as their attributes. */
export function tagsOf(html: string, name: string): Attributes[] {
  const tags = withoutComments(html).matchAll(
    new RegExp(`<${name}(?=[\\s>/])(?:"[^"]*"|'[^']*'|[^"'>])*>`, 'gi'),
  );
  return [...tags].map(([tag]) => attributesOf(tag));
}

/** The script that stands in the page itself. Data in script elements is not script. */
export function inlineScriptOf(html: string): string {
  const scripts = withoutComments(html).matchAll(/<script(?=[\s>])([^>]*)>(.*?)<\/script>/gis);
  let script = '';
  for (const [, tag = '', text = ''] of scripts) {
    const { src, type = '' } = attributesOf(`script ${tag}`);
    if (src === undefined && !DATA.has(type.toLowerCase())) script += text;
  }
  return script;
}

/** The addresses of everything that the page's markup and styles load, but for pictures in `img`. */
export function assetsOf(html: string): string[] {
  const named = ['script', 'iframe', 'source', 'video', 'audio', 'embed', 'track', 'input'].flatMap((name) =>
    tagsOf(html, name).flatMap(({ src, srcset, poster }) => [src, poster, ...(srcset?.split(',') ?? [])]),
  );
  const loads =
    /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest|preconnect|dns-prefetch)\b/;
  const links = tagsOf(html, 'link').filter(({ rel = '' }) => loads.test(rel));
  const islands = tagsOf(html, 'astro-island').flatMap((island) => [
    island['component-url'],
    island['renderer-url'],
    island['before-hydration-url'],
  ]);
  const styles = [...html.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address]) => address);
  const all = [...named, ...links.map(({ href }) => href), ...islands, ...styles];
  return all.flatMap((address) => address?.trim().split(/\s+/)[0] ?? []).filter(Boolean);
}
