import { hash } from 'node:crypto';
import { parse } from 'parse5';
import { type Element, elementsOf, listAddresses, textOf } from './elements.ts';

/** Matches types of script elements to which a policy applies. Others are data. */
const SCRIPT_TYPE = /^$|^module$|^(text|application)\/javascript$|^importmap$|^speculationrules$/;

/** Matches the `rel` of a link that loads a file. Other links (canonical, alternate, me) load nothing. */
const LOADING_LINK = /\b(stylesheet|icon|apple-touch-icon|modulepreload|preload|prefetch)\b/i;

/** Elements that this site never uses, and that its policy forbids. */
const FORBIDDEN_ELEMENTS = new Set(['iframe', 'frame', 'object', 'embed', 'audio', 'video', 'track', 'base']);

/** Matches an origin without characters that have a meaning in a policy. */
const PLAIN_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Stands for the site's origin, which does not matter here. Relative addresses are resolved against it. */
const OWN_ORIGIN = 'https://this.invalid';

/** Matches the attributes in which `javascript:` could run. */
const ADDRESS_ATTRIBUTE = /^(?:href|src|action|formaction)$/;

/** @throws for an element that a strict policy cannot allow, or one with an empty `href` or `src` */
function checkElement({ tagName, attrs }: Element): void {
  if (FORBIDDEN_ELEMENTS.has(tagName)) throw new Error(`<${tagName}> is forbidden by the CSP.`);
  for (const { name, value } of attrs) {
    const tag = `<${tagName} ${name}="${value}">`;
    if (name === 'style') throw new Error(`${tag} is a style attribute: move its styles into a style sheet.`);
    if (/^on./.test(name))
      throw new Error(`${tag} runs script from an attribute: use addEventListener instead.`);
    if (ADDRESS_ATTRIBUTE.test(name) && /^\s*javascript:/i.test(value))
      throw new Error(`${tag} runs script: use a button and a listener.`);
    if (/^(href|src)$/.test(name) && value.trim() === '')
      throw new Error(`${tag} leads nowhere: give it an address, or leave the element out.`);
  }
}

/**
 * Creates the site's Content Security Policy. It allows inline scripts and styles by their hashes, pictures also
 * from the hosts that the content names, and other files only from this site or not at all.
 * @param texts the final text of each document and SVG, by its path
 * @param pictureOrigins origins, such as `https://pictures.example`
 * @throws for an unsafe origin, and with the file's name for what `checkElement` refuses or a file of another host
 */
export function createPolicy(texts: Record<string, string>, pictureOrigins: string[] = []): string {
  const unsafeOrigin = pictureOrigins.find((origin) => !PLAIN_ORIGIN.test(origin));
  if (unsafeOrigin !== undefined)
    throw new Error(
      `The Content Security Policy cannot name ${unsafeOrigin}: a picture needs https:// and a host of letters, digits, ` +
        'dots and hyphens. Put the picture into the project, or give it another address. (src/publish/hosting/policy.ts)',
    );
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const collectHashesAndCheckAddresses = (element: Element) => {
    const { tagName, attrs } = element;
    const { type = '', src, rel = '' } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const isScript = tagName === 'script' && SCRIPT_TYPE.test(type.trim().toLowerCase());
    if (isScript && !src) scripts.add(sha256(textOf(element)));
    if (tagName === 'style') styles.add(sha256(textOf(element)));
    if (tagName === 'a' || (tagName === 'link' && !LOADING_LINK.test(rel))) return;
    const isPicture = ['img', 'source', 'image'].includes(tagName);
    for (const address of listAddresses(element)) {
      const { origin } = new URL(address, OWN_ORIGIN);
      if (origin === OWN_ORIGIN || (isPicture && pictureOrigins.includes(origin))) continue;
      throw new Error(
        isPicture
          ? `<${tagName}> shows ${address}, a picture of another host that no field of the content names. ` +
              'Put the picture into the project, or link to it.'
          : `<${tagName}> loads ${address}: the policy allows files of this site only. Put the file into the project.`,
      );
    }
  };
  for (const [name, text] of Object.entries(texts)) {
    try {
      for (const element of elementsOf(parse(text, { scriptingEnabled: false }))) {
        checkElement(element);
        collectHashesAndCheckAddresses(element);
      }
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message} (src/publish/hosting/policy.ts)`);
    }
  }
  return [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    `img-src ${["'self'", ...new Set(pictureOrigins)].join(' ')}`,
    `script-src ${["'self'", ...[...scripts].sort()].join(' ')}`,
    `style-src ${["'self'", ...[...styles].sort()].join(' ')}`,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
