import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { speculationRules } from '../../src/document/speculation.ts';
import { securityHeadersFor } from '../../src/publishing/headers.ts';
import { metaPolicyFor, policyFor } from '../../src/publishing/policy.ts';
import { isPolicyInDocument, withPolicy } from '../../src/publishing/policy-in-document.ts';

/** A document with these elements in its body. */
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** The sources of one directive. */
const sourcesOf = (html: string, directive: string): string[] | undefined =>
  policyFor(html)
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

describe('what a policy always says', () => {
  test('nothing is allowed that is not named, nobody frames the page, no form is sent', () => {
    expect(policyFor(page('<p>Text</p>')).split('; ')).toEqual([
      "default-src 'none'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test('nothing unsafe, whatever the page holds', () => {
    const full = page(
      '<script>a()</script><script src="/a.js"></script><img src="/a.png">',
      '<style>p{}</style>',
    );
    expect(policyFor(full)).not.toContain('unsafe');
    expect(policyFor(full)).not.toMatch(/\*|http:/);
  });

  test('the element says the same but for what only a header may say', () => {
    const html = page('<script>a()</script>');
    expect(`${metaPolicyFor(html)}; frame-ancestors 'none'`).toBe(policyFor(html));
  });
});

describe('a policy in the document', () => {
  const html = page('<script>a()</script>', '<title>A page</title>');

  test('stands right behind the charset, and nothing else is changed', () => {
    const element = `<meta http-equiv="content-security-policy" content="${metaPolicyFor(html)}">`;
    expect(withPolicy(html)).toBe(html.replace('<meta charset="utf-8">', `<meta charset="utf-8">${element}`));
  });

  test('says what only a header may say in no place, and is the policy of the document that holds it', () => {
    expect(withPolicy(html)).not.toMatch(/frame-ancestors|report-|sandbox/);
    expect(policyFor(withPolicy(html))).toBe(policyFor(html));
  });

  test('is asked for by its name alone', () => {
    expect(isPolicyInDocument('document')).toBe(true);
    for (const told of ['', 'header']) expect(isPolicyInDocument(told)).toBe(false);
    expect(() => isPolicyInDocument('meta')).toThrow('POLICY_IN=document npm run build');
    expect(() => withPolicy('<p>No head</p>')).toThrow('has no place for its policy');
  });
});

describe('scripts and styles', () => {
  // The hash that Chromium asks for in its message when it refuses this script.
  test('a script is named by the hash that the browser computes', () => {
    expect(sourcesOf(page("<script>alert('Hello, world.');</script>"), 'script-src')).toContain(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test('a changed script has another policy', () => {
    expect(policyFor(page('<script>a()</script>'))).not.toBe(policyFor(page('<script>a() </script>')));
  });

  test('letters outside ASCII and line ends are hashed as the browser reads them', () => {
    expect(policyFor(page('<script>"₹"\r\n</script>'))).toBe(policyFor(page('<script>"₹"\n</script>')));
  });

  test('rules for speculation are run, data is not', () => {
    const rules = page('<script type="speculationrules">{"prefetch":[]}</script>');
    expect(sourcesOf(rules, 'script-src')?.join(' ')).toMatch(/'sha256-/);
    for (const type of ['application/json', 'application/ld+json'])
      expect(sourcesOf(page(`<script type="${type}">{}</script>`), 'script-src')).toBeUndefined();
  });

  test.each([
    '<script type="module" src="/_astro/a.js"></script>',
    '<script>import("/_astro/a.js")</script>',
  ])('files of this site are allowed where a page loads one: %s', (script) => {
    expect(sourcesOf(page(script), 'script-src')).toContain("'self'");
    expect(sourcesOf(page('<script>a()</script>'), 'script-src')).not.toContain("'self'");
  });

  test('a page with script may have the worker and rules for speculation, and make no other trusted value', () => {
    const html = page('<script>a()</script>');
    expect(sourcesOf(html, 'worker-src')).toEqual(["'self'"]);
    expect(sourcesOf(html, 'trusted-types')).toEqual(['site']);
    const island = page(
      '<script type="application/json" id="messmate-props">{}</script><script>a()</script>',
    );
    expect(sourcesOf(island, 'trusted-types')).toEqual(['panels', 'site']);
  });

  test('the rules for speculation that a script will put in are named, for the folder that the site lies in', () => {
    const hashOf = (base: string) =>
      `'sha256-${createHash('sha256').update(speculationRules(base)).digest('base64')}'`;
    expect(sourcesOf(page('<script>a()</script>'), 'script-src')).toContain(hashOf(''));
    const below = page('<script>a()</script>', '<link rel="icon" href="/some/path/favicon.svg">');
    expect(sourcesOf(below, 'script-src')).toContain(hashOf('/some/path'));
  });

  test('a style element is named by its hash, in a template and for visitors without script too', () => {
    const html = page(
      '<template><style>i{}</style></template><noscript><style>b{}</style></noscript>',
      '<style>p{}</style>',
    );
    expect(sourcesOf(html, 'style-src')).toHaveLength(3);
    expect(sourcesOf(html, 'style-src')?.join(' ')).toMatch(/^('sha256-[\w+/]{43}=' ?){3}$/);
  });

  test.each([
    ['a style attribute', '<p style="color:red">', /style attribute/],
    ['a listener in an attribute', '<p onclick="a()">', /listen in a script/],
    ['a link that is script', '<a href=" javascript:a()">', /use a button/],
    ['script of another host', '<script src="https://a.example/a.js"></script>', /from this site alone/],
    ['a picture without https', '<img src="http://a.example/a.png">', /not https/],
  ])('%s stops the build', (_what, body, says) => {
    expect(() => policyFor(page(body))).toThrow(says);
  });
});

describe('what a page loads', () => {
  test('hosts of pictures are allowed where a picture is, and nowhere else', () => {
    const html = page(
      '<img src="https://a.example/x.jpg?y=1"><img src="https://a.example/z.jpg"><img src="/b.png">',
    );
    expect(sourcesOf(html, 'img-src')).toEqual(["'self'", 'https://a.example']);
    expect(sourcesOf(page('<a href="https://a.example/x.jpg">A picture</a>'), 'img-src')).toBeUndefined();
  });

  test('all sizes of a picture, its formats, and what a style sheet shows', () => {
    const html = page(
      '<picture><source srcset="https://b.example/1.avif 1x, https://c.example/2.avif 2x"><img src="/a.jpg"></picture>',
      '<style>p{background:url("https://d.example/a.png")}i{fill:url(#a)}@font-face{src:url(/a.woff2)}</style>',
    );
    expect(sourcesOf(html, 'img-src')).toEqual([
      "'self'",
      'https://b.example',
      'https://c.example',
      'https://d.example',
    ]);
    expect(sourcesOf(html, 'font-src')).toEqual(["'self'"]);
  });

  test('the icon and the manifest', () => {
    const html = page('', '<link rel="icon" href="/a.svg"><link rel="manifest" href="/a.webmanifest">');
    expect(sourcesOf(html, 'img-src')).toEqual(["'self'"]);
    expect(sourcesOf(html, 'manifest-src')).toEqual(["'self'"]);
    expect(policyFor(page('', '<link rel="canonical" href="https://a.example/">'))).toBe(policyFor(page('')));
  });
});

describe('headers', () => {
  const html = page('<script>a()</script>');

  test('the camera is for the product page alone', () => {
    expect(securityHeadersFor('/products/messmate.html', html)['Permissions-Policy']).toContain(
      'camera=(self)',
    );
    for (const file of ['/index.html', '/products.html', '/404.html', '/a/products/messmate.html'])
      expect(securityHeadersFor(file, html)['Permissions-Policy']).toContain('camera=()');
  });

  test('a file is the same with and without its first slash', () => {
    expect(securityHeadersFor('about.html', html)).toEqual(securityHeadersFor('/about.html', html));
  });

  test('every file is for this site alone, but for pictures that are made to be shown elsewhere', () => {
    const resource = (file: string) => securityHeadersFor(file)['Cross-Origin-Resource-Policy'];
    for (const file of ['/index.html', '/_astro/a.js', '/_astro/face.avif', '/card.vcf'])
      expect(resource(file)).toBe('same-origin');
    for (const file of ['/social/home.png', '/favicon.svg']) expect(resource(file)).toBe('cross-origin');
  });

  test('https for two years, subdomains too; the owner has not asked to be preloaded', () => {
    expect(securityHeadersFor('/a.png')['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  test('documents, drawings and the worker have a policy', () => {
    const policy = (file: string, text?: string) => securityHeadersFor(file, text)['Content-Security-Policy'];
    expect(policy('/index.html', html)).toBe(policyFor(html));
    expect(policy('/favicon.svg', '<svg><style>p{}</style></svg>')).toMatch(/style-src 'sha256-/);
    expect(policy('/worker.js')).toMatch(/^default-src 'none'; connect-src 'self'/);
    expect(policy('/_astro/a.js')).toBeUndefined();
  });
});
