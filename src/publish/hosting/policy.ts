import { hash } from 'node:crypto';
import { parse } from 'parse5';
import { addressesOf, type Element, elementsOf, textOf } from './elements.ts';

/** The types of script elements that browsers run; all others are data, which no policy applies to. */
const SCRIPT_TYPE = /^$|^module$|^(text|application)\/javascript$|^importmap$|^speculationrules$/;

/** The kinds of `link` that load a file. Others (canonical, alternate, me) load nothing. */
const LOADING_LINK = /\b(stylesheet|icon|apple-touch-icon|modulepreload|preload|prefetch)\b/i;

/** Elements that this site never uses, and that its policy forbids. */
const FORBIDDEN_ELEMENTS = new Set(['iframe', 'frame', 'object', 'embed', 'audio', 'video', 'track', 'base']);

/** An origin without characters that have a meaning in a policy. */
const PLAIN_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Relative addresses are resolved against this origin, in place of the site's. */
const OWN_ORIGIN = 'https://this.invalid';

/** The attributes that a browser follows or loads; others may hold any words. */
const ADDRESS_ATTRIBUTE = /^(?:href|src|action|formaction)$/;

/** @throws for an element that no strict policy can allow */
function checkElement({ tagName, attrs }: Element): void {
  if (FORBIDDEN_ELEMENTS.has(tagName)) throw new Error(`<${tagName}> is forbidden by the content policy.`);
  for (const { name, value } of attrs) {
    const tag = `<${tagName} ${name}="${value}">`;
    if (name === 'style') throw new Error(`${tag} is a style attribute: let a style sheet say it.`);
    if (/^on./.test(name))
      throw new Error(`${tag} runs script from an attribute: listen in a script instead.`);
    if (ADDRESS_ATTRIBUTE.test(name) && /^\s*javascript:/i.test(value))
      throw new Error(`${tag} runs script: use a button and a listener.`);
    if (/^(href|src)$/.test(name) && value.trim() === '')
      throw new Error(`${tag} leads nowhere: give it an address, or leave the element out.`);
  }
}

/**
 * Creates the content security policy of the whole site. It names inline scripts and styles by their hashes, and allows
 * pictures of this site and of the hosts that the content names; everything else only from this site or not at all.
 * @param documents the final text of each document, drawings included, by its name
 * @param pictureHosts origins, such as `https://pictures.example`
 * @throws with the document and the element that no strict policy allows; for a host that would add to the policy
 */
export function createPolicy(
  documents: Readonly<Record<string, string>>,
  pictureHosts: readonly string[] = [],
): string {
  const unsafe = pictureHosts.find((origin) => !PLAIN_ORIGIN.test(origin));
  if (unsafe !== undefined)
    throw new Error(
      `The content policy cannot name ${unsafe}: a picture's host is a name of letters, digits, dots and hyphens. Put ` +
        'the picture into the project, or give it another address. (src/publish/hosting/policy.ts)',
    );
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const collect = (element: Element) => {
    const { tagName, attrs } = element;
    const { type = '', src, rel = '' } = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const isScript = tagName === 'script' && SCRIPT_TYPE.test(type.trim().toLowerCase());
    if (isScript && !src) scripts.add(sha256(textOf(element)));
    if (tagName === 'style') styles.add(sha256(textOf(element)));
    if (tagName === 'a' || (tagName === 'link' && !LOADING_LINK.test(rel))) return;
    const isPicture = ['img', 'source', 'image'].includes(tagName);
    for (const address of addressesOf(element)) {
      const { origin } = new URL(address, OWN_ORIGIN);
      if (origin === OWN_ORIGIN || (isPicture && pictureHosts.includes(origin))) continue;
      throw new Error(
        isPicture
          ? `<${tagName}> shows ${address}, a picture of another host that no field of the content names. ` +
              'Put the picture into the project, or link to it.'
          : `<${tagName}> loads ${address}: only this site may be asked. Put the file into the project.`,
      );
    }
  };
  for (const [name, text] of Object.entries(documents)) {
    try {
      for (const element of elementsOf(parse(text, { scriptingEnabled: false }))) {
        checkElement(element);
        collect(element);
      }
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message} (src/publish/hosting/policy.ts)`);
    }
  }
  return [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    `img-src ${["'self'", ...new Set(pictureHosts)].join(' ')}`,
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
