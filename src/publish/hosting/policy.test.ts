/** The content policy that is made of the finished documents, and what in them stops the build. */
import { describe, expect, test } from 'vitest';
import { policyOf } from './policy.ts';

/** A document with these elements in its body. */
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const policyFor = (html: string, hosts?: readonly string[]) => policyOf({ 'a.html': html }, hosts);

/** The sources of one directive. */
const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

const scriptsOf = (html: string) =>
  sourcesOf(policyFor(html), 'script-src').filter((source) => source !== "'self'");

test('nothing is allowed that is not named, nobody frames the page, no form is sent', () => {
  expect(policyFor(page('<p>Text</p>')).split('; ')).toEqual([
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

describe('scripts and styles', () => {
  // The hash that Chromium asks for in its message when it refuses this script.
  const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

  test('a script is named by the hash that the browser computes', () => {
    const script = "alert('Hello, world.');";
    expect(scriptsOf(page(`<script>${script}</script>`))).toEqual([HASH]);
  });

  test('all documents share one policy, which names what two of them hold once', () => {
    const [both, own] = ['<script>a()</script>', '<script>b()</script>'];
    const policy = policyOf({ 'a.html': page(both), 'b.html': page(both + own) });
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...scriptsOf(page(both + own))]);
    expect(scriptsOf(page(both + own))).toHaveLength(2);
  });

  test('letters outside ASCII and line ends are hashed as the browser reads them', () => {
    expect(policyFor(page('<script>"₹"\r\n</script>'))).toBe(policyFor(page('<script>"₹"\n</script>')));
    expect(policyFor(page('<script>a()</script>'))).not.toBe(policyFor(page('<script>a() </script>')));
  });

  test.each(['', 'module', 'speculationrules', 'Text/JavaScript'])(
    'a script of type "%s" is run, so it is named',
    (type) => expect(scriptsOf(page(`<script type="${type}">{}</script>`))).toHaveLength(1),
  );

  test.each(['application/json', 'application/ld+json'])('a script of type "%s" is data', (type) => {
    expect(scriptsOf(page(`<script type="${type}">{}</script>`))).toEqual([]);
  });

  test('a style element is named by its hash, in a template, without script and in a drawing too', () => {
    const html = page(
      '<template><style>i{}</style></template><noscript><style>b{}</style></noscript>',
      '<style>p{}</style>',
    );
    const policy = policyOf({ 'a.html': html, 'icon.svg': '<svg><style>u{}</style></svg>' });
    expect(sourcesOf(policy, 'style-src').join(' ')).toMatch(/^'self'( 'sha256-[\w+/]{43}='){4}$/);
  });
});

describe('what stops the build, with the document and the element', () => {
  test.each([
    ['a style attribute', '<p style="color:red">', /<p style="color:red"> is a style attribute/],
    ['a listener in an attribute', '<p onclick="a()">', /<p onclick="a\(\)">.*listen in a script/],
    ['a link that is script', '<a href=" javascript:a()">', /use a button/],
    ['a link that a renderer has emptied', '<a href="">Call us</a>', /<a href=""> leads nowhere/],
    ['a picture without an address', '<img src="" alt="">', /<img src=""> leads nowhere/],
    [
      'script of another host',
      '<script src="https://b.example/a.js"></script>',
      /<script> loads https:\/\/b/,
    ],
    ['a style sheet of another host', '<link rel="stylesheet" href="//b.example/a.css">', /<link> loads/],
    [
      'what a style shows of another host',
      '<style>p{background:url("https://b.example/a")}</style>',
      /<style>/,
    ],
    ['a picture of another host', '<img src="https://b.example/a.png">', /<img> shows .* no field .* names/],
    ['a picture without https', '<img src="http://a.example/a.png">', /<img> shows http:/],
    ['a frame', '<iframe src="/about"></iframe>', /<iframe> is forbidden/],
  ])('%s', (_what, body, says) => {
    const documents = { 'good.html': page(''), 'bad.html': page(body) };
    expect(() => policyOf(documents, ['https://a.example'])).toThrow(says);
    expect(() => policyOf(documents)).toThrow(/^bad\.html: /);
  });
});

test('allows words that begin like a script in attributes that hold no address', () => {
  const words = 'JavaScript: one language for the page, the app and the server.';
  const named = `<p aria-label="${words}" title="${words}"></p><img src="/a.png" alt="${words}">`;
  const head = `<meta name="description" content="${words}">`;
  expect(() => policyFor(page(`${named}<a href="/${words}">${words}</a>`, head))).not.toThrow();
  expect(() => policyFor(page('<button formaction="JavaScript:a()">'))).toThrow(/use a button/);
});

describe('pictures', () => {
  const pictureHosts = ['https://a.example', 'https://b.example'];

  test('come from this site and from the hosts that the content names, whatever a document holds', () => {
    const html = page(
      '<img src="https://a.example/x.jpg?y=1"><img src="/b.png"><a href="https://c.example/">c</a>',
    );
    expect(sourcesOf(policyFor(html, pictureHosts), 'img-src')).toEqual(["'self'", ...pictureHosts]);
  });

  test.each([
    'https://pics.example;require-trusted-types-for',
    'https://pics.example;sandbox',
    'https://*',
    'https://*.example',
    'https://a,b',
    'https://a b',
    "https://a 'unsafe-inline'",
    'https:',
    '*',
    'null',
    'http://a.example',
    'https://a.example\n',
  ])('a host that would write more than itself into the policy stops the build: %s', (host) => {
    expect(() => policyFor(page(''), ['https://a.example', host])).toThrow(
      `The content policy cannot name ${host}`,
    );
  });

  test('a host may have a port, hyphens and letters of another script, as the browser asks for it', () => {
    const own = ['https://a-1.example:8443', new URL('https://चित्र.example/').origin];
    expect(sourcesOf(policyFor(page(''), own), 'img-src')).toEqual(["'self'", ...own]);
  });

  // The standard splits after white space and takes the commas at the end of an address away (HTML, 4.8.4.2.2).
  test.each([
    ['one for each screen', 'https://a.example/1.avif 1x, https://c.example/2.avif 2x'],
    ['without a space after the comma', '/1.avif 1x,https://c.example/2.avif 2x'],
    ['without a size', '/1.avif, https://c.example/2.avif'],
    ['behind a comma that is part of an address', '/1.avif,2 1x, https://c.example/2.avif 2x'],
    ['behind commas alone', ',, https://c.example/2.avif,'],
    ['behind a size in brackets', '/1.avif calc(1px, 2px), https://c.example/2.avif'],
  ])('the host of each address in a srcset is found: %s', (_, srcset) => {
    const html = page(`<picture><source srcset="${srcset}"><img src="/a.jpg"></picture>`);
    expect(() => policyFor(html, pictureHosts)).toThrow('shows https://c.example/2.avif, a picture');
    expect(() => policyFor(html, [...pictureHosts, 'https://c.example'])).not.toThrow();
  });

  test('an address in a srcset may hold commas', () => {
    expect(() =>
      policyFor(page('<img src="/a" srcset="/w_1,h_2/a.jpg,/https://c.example 2x">')),
    ).not.toThrow();
  });
});
