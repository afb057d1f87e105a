import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIXTURES, withChange, withoutFiles } from '../../../tests/content.ts';
import { checkAndFormatMessages, PRODUCT_PAGE } from '../../../tests/content-support.ts';
import { readContent } from '../../content/reading/read.ts';
import { Source, SourcesContext } from '../../ui/Source/Source.tsx';
import { collectSources } from './sources.ts';

const CLAIMS = 'claims.yaml';
const DEMO_LINK = '/products/messmate#analytics';

test('reads the claims, and accepts an empty list', () => {
  expect(readContent({ ...FIXTURES, [CLAIMS]: 'claims: []' }).claims).toEqual([]);
  expect(readContent(FIXTURES).claims[0]).toMatchObject({ id: 'less-thrown-away', due: '2027-03-02' });
});

test('shows no source for an unknown claim', () => {
  const source = createElement(Source, { claim: 'gone' });
  expect(renderToStaticMarkup(createElement(SourcesContext.Provider, { value: {} }, source))).toBe('');
});

const REPEATED_CLAIM = / {2}- id: less-thrown-away[\s\S]*?due: .*\n/.exec(FIXTURES[CLAIMS] ?? '')?.[0];
const POLICY = 'legal/privacy-policy.yaml';
const FAULTS = {
  'no date': withChange(CLAIMS, /^ {4}date:.*\n/m, ''),
  'no source': withChange(CLAIMS, /^ {4}source:.*\n/m, ''),
  'a day that does not exist': withChange(CLAIMS, /date: 2026-03-02/, 'date: 2026-02-30'),
  'a link without https': withChange(CLAIMS, /date:/, 'link: http://a.example\n    date:'),
  'a link to a missing page': withChange(CLAIMS, DEMO_LINK, '/no/page'),
  'a repeated id': { ...FIXTURES, [CLAIMS]: `${FIXTURES[CLAIMS]}${REPEATED_CLAIM}` },
  'an unknown claim in a page': withChange('pages/about.yaml', /claim: in-the-register/, 'claim: gone'),
  'an unknown claim in an answer': withChange(PRODUCT_PAGE, / {6}claim: as-we-build-it/, '      claim: gone'),
  'an unknown claim in a section': withChange(POLICY, 'claim: as-we-build-it', 'claim: gone'),
};

test('reports the position of a fault in a claim or in a reference to a claim', () => {
  expect(checkAndFormatMessages(FAULTS)).toMatchInlineSnapshot(`
    "
    no date: claims.yaml (- id: less-thrown-away) claims › entry 1 › date: nothing -> the day on which the fact was last checked, written like 2025-09-23
    no source: claims.yaml (- id: less-thrown-away) claims › entry 1 › source: nothing -> what the fact rests on, at the end of the page; say so if nothing is measured yet, 1 to 120 characters
    a day that does not exist: claims.yaml (date: 2026-02-30) claims › entry 1 › date: "2026-02-30" -> a day that exists, written like 2025-09-23
    a link without https: claims.yaml (link: http://a.example) claims › entry 1 › link: "http://a.example" -> where to read the source: a page such as /about, or https://…
    a link to a missing page: claims.yaml (link: /no/page) claims › entry 3 › link: "/no/page" -> a page of this site: …
    a repeated id: claims.yaml (- id: less-thrown-away) claims › entry 6 › id: "less-thrown-away" -> a value for "id" that is used once: entry 1 has this one, too
    an unknown claim in a page: pages/about.yaml (claim: gone) registration › points › entry 1 › claim: "gone" -> the id of an entry of content/claims.yaml: less-thrown-away, in-the-register, said-with-its-error, as-we-build-it, weighed
    an unknown claim in an answer: products/messmate/page.yaml (claim: gone) questions › list › entry 2 › claim: "gone" -> the id of an entry of content/claims.yaml: less-thrown-away, in-the-register, said-with-its-error, as-we-build-it, weighed
    an unknown claim in a section: legal/privacy-policy.yaml (claim: gone) sections › entry 4 › claim: "gone" -> the id of an entry of content/claims.yaml: less-thrown-away, in-the-register, said-with-its-error, as-we-build-it, weighed
    "
  `);
});

test('omits the link to the page of a missing product', () => {
  const linkIn = (files: typeof FIXTURES) => collectSources(readContent(files))['said-with-its-error']?.link;
  expect(linkIn(FIXTURES)).toBe(DEMO_LINK);
  expect(linkIn(withoutFiles('products/messmate'))).toBeUndefined();
});
