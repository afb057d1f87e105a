import { describe, expect, test } from 'vitest';
import { createPolicy } from './policy.ts';

/** Returns a document with these elements in its body. */
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const policyFor = (html: string, origins?: string[]) => createPolicy({ 'a.html': html }, origins);

const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .map((entry) => entry.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

const scriptHashesOf = (html: string) =>
  sourcesOf(policyFor(html), 'script-src').filter((source) => source !== "'self'");

test('allows files of this site, and nothing else', () => {
  expect(policyFor(page('<p>Text</p>'))).toBe(
    "default-src 'none'; connect-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; style-src 'self'; " +
      "worker-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test('allows a script by the hash that the browser computes', () => {
  // Chromium names this hash in its message when it refuses the script.
  const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
  expect(scriptHashesOf(page("<script>alert('Hello, world.');</script>"))).toEqual([hash]);
  expect(policyFor(page('<script>"₹"\r\n</script>'))).toBe(policyFor(page('<script>"₹"\n</script>')));
  expect(policyFor(page('<script>a()</script>'))).not.toBe(policyFor(page('<script>a() </script>')));
});

test('lists the hash of a script that is in two documents once', () => {
  const [shared, single] = ['<script>a()</script>', '<script>b()</script>'];
  const policy = createPolicy({ 'a.html': page(shared), 'b.html': page(shared + single) });
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...scriptHashesOf(page(shared + single))]);
  expect(scriptHashesOf(page(shared + single))).toHaveLength(2);
});

test.each([
  ['', 1],
  ['module', 1],
  ['speculationrules', 1],
  ['Text/JavaScript', 1],
  ['application/json', 0],
  ['application/ld+json', 0],
])('given a script of type "%s", lists %d hashes', (type, count) =>
  expect(scriptHashesOf(page(`<script type="${type}">{}</script>`))).toHaveLength(count),
);

test('allows styles by their hash, also in a template, a noscript element and an SVG', () => {
  const html = page(
    '<template><style>i{}</style></template><noscript><style>b{}</style></noscript>',
    '<style>p{}</style>',
  );
  const policy = createPolicy({ 'a.html': html, 'icon.svg': '<svg><style>u{}</style></svg>' });
  expect(sourcesOf(policy, 'style-src').join(' ')).toMatch(/^'self'( 'sha256-[\w+/]{43}='){4}$/);
});

test.each([
  ['a style attribute', '<p style="color:red">', /<p style="color:red"> is a style attribute/],
  ['a listener in an attribute', '<p onclick="a()">', /<p onclick="a\(\)">.*addEventListener/],
  ['a link with script', '<a href=" javascript:a()">', /use a button/],
  ['a button with script', '<button formaction="JavaScript:a()">', /use a button/],
  ['a link with an empty address', '<a href="">Call us</a>', /<a href=""> leads nowhere/],
  ['a picture without an address', '<img src="" alt="">', /<img src=""> leads nowhere/],
  ['script of another host', '<script src="https://b.example/a.js"></script>', /<script> loads https:\/\/b/],
  ['a style sheet of another host', '<link rel="stylesheet" href="//b.example/a.css">', /<link> loads/],
  ['a background of another host', '<style>p{background:url("https://b.example/a")}</style>', /<style>/],
  ['a picture of another host', '<img src="https://b.example/a.png">', /<img> shows .* no field .* names/],
  ['a picture without https', '<img src="http://a.example/a.png">', /<img> shows http:/],
  ['a frame', '<iframe src="/about"></iframe>', /<iframe> is forbidden/],
])('rejects %s, and names the document and the element', (_, body, message) => {
  const documents = { 'good.html': page(''), 'bad.html': page(body) };
  expect(() => createPolicy(documents, ['https://a.example'])).toThrow(message);
  expect(() => createPolicy(documents)).toThrow(/^bad\.html: /);
});

test('allows the word “JavaScript:” in texts, in paths and in attributes without an address', () => {
  const words = 'JavaScript: one language for the page, the app and the server.';
  const labelled = `<p aria-label="${words}" title="${words}"></p><img src="/a.png" alt="${words}">`;
  const head = `<meta name="description" content="${words}">`;
  expect(() => policyFor(page(`${labelled}<a href="/${words}">${words}</a>`, head))).not.toThrow();
});

describe('for pictures', () => {
  const hosts = ['https://a.example', 'https://b.example'];

  test('allows this site and the hosts of pictures in the content', () => {
    const html = page(
      '<img src="https://a.example/x.jpg?y=1"><img src="/b.png"><a href="https://c.example/">c</a>',
    );
    expect(sourcesOf(policyFor(html, hosts), 'img-src')).toEqual(["'self'", ...hosts]);
  });

  test.each([
    'https://pics.example;sandbox',
    'https://*.example',
    'https://a,b',
    "https://a 'unsafe-inline'",
    'https:',
    '*',
    'null',
    'http://a.example',
    'https://a.example\n',
  ])('rejects a host that would change the policy: %s', (host) => {
    expect(() => policyFor(page(''), ['https://a.example', host])).toThrow(
      `The Content Security Policy cannot name ${host}`,
    );
  });

  test('allows a host with a port, hyphens or letters of another script', () => {
    const unusual = ['https://a-1.example:8443', new URL('https://चित्र.example/').origin];
    expect(sourcesOf(policyFor(page(''), unusual), 'img-src')).toEqual(["'self'", ...unusual]);
  });

  // An address ends at white space; commas directly before that are not part of it.
  test.each([
    'https://a.example/1.avif 1x, https://c.example/2.avif 2x',
    '/1.avif 1x,https://c.example/2.avif 2x',
    '/1.avif, https://c.example/2.avif',
    '/1.avif,2 1x, https://c.example/2.avif 2x',
    ',, https://c.example/2.avif,',
    '/1.avif calc(1px, 2px), https://c.example/2.avif',
  ])('finds the unlisted host in the srcset %s', (srcset) => {
    const html = page(`<picture><source srcset="${srcset}"><img src="/a.jpg"></picture>`);
    expect(() => policyFor(html, hosts)).toThrow('shows https://c.example/2.avif, a picture');
    expect(() => policyFor(html, [...hosts, 'https://c.example'])).not.toThrow();
  });

  test('finds no host after a comma within an address', () => {
    const html = page('<img src="/a" srcset="/w_1,h_2/a.jpg,/https://c.example 2x">');
    expect(() => policyFor(html)).not.toThrow();
  });
});
