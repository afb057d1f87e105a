/** Faults of texts in content/: their placeholders, headings, anchors and links. */
import { expect, test } from 'vitest';
import { changed, REAL } from '../../../tests/content.ts';
import {
  COMPANY,
  FOUNDER,
  messagesFor,
  PAGE,
  POLICY,
  role,
  SERVICE,
  TERMS_LINK,
} from '../../../tests/content-cases.ts';
import type { Files } from '../files.ts';

const CASES: Record<string, Files> = {
  // Placeholders
  'an unknown placeholder': role('role: "Maker of {produkt}"'),
  'a lone brace': role('role: "Maker of {product"'),
  'a template without its placeholder': changed(PAGE, ' {plates}"', '"'),
  'a placeholder of another template': changed('pages/home.yaml', '"{skip} plates', '"{skip} {meal}'),
  'an unknown placeholder in a text': changed(POLICY, '{company} (“we”', '{compny} (“we”'),
  'a name that takes in another': changed(COMPANY, /^name:.*$/m, 'name: "{product} Labs"'),
  // Markdown
  'no head': changed(SERVICE, '---\n', ''),
  'a head that does not end': { ...REAL, [SERVICE]: '---\ntitle: x\n' },
  'a heading without its anchor': changed(POLICY, ' {#what-this-covers}', ''),
  'a heading with a line of hyphens below it': changed(
    POLICY,
    '## What this policy covers {#what-this-covers}',
    'What this covers {#what-this-covers}\n---',
  ),
  'an anchor twice': changed(POLICY, '{#what-we-collect}', '{#what-this-covers}'),
  'no plain words': changed(POLICY, /^> It covers.*\n/m, ''),
  'a link to nowhere in a legal text': changed(POLICY, TERMS_LINK, '(/legal/nowhere)'),
  'a link to nowhere in a service': changed(SERVICE, 'Your staff', '[Your staff](/staff)'),
  "a link to nowhere from a person's work": changed(
    FOUNDER,
    '/products/messmate#analytics',
    '/products/nowhere#analytics',
  ),
  'a relative link': changed(SERVICE, 'Your staff', '[Your staff](team)'),
  'a script as a link': changed(SERVICE, 'Your staff', '[Your staff](javascript:alert(1))'),
  'a picture in a text': changed(SERVICE, 'Your staff', '![us](https://a.example/us.png)'),
};

test('each fault is reported in words, with its place', () => {
  expect(messagesFor(CASES)).toMatchInlineSnapshot(`
    "
    an unknown placeholder: team/founder.yaml (role: "Maker of {produkt}") role: "Maker of {produkt}" -> no placeholders but {company}, {product}, {email}, {phone}, {country}
    a lone brace: team/founder.yaml (role: "Maker of {product") role: "Maker of {product" -> each { with its }
    a template without its placeholder: products/messmate/page.yaml (chart: "{meal}, plates every five minute) meal › chart: "{meal}, plates every five minutes:" -> a text with {plates} in it
    a placeholder of another template: pages/home.yaml (punch: "{skip} {meal} that nobody needs ) field › punch: "{skip} {meal} that nobody needs to cook today." -> no placeholders but {skip}, {company}, {product}, {email}, {phone}, {country}
    an unknown placeholder in a text: legal/privacy-policy.md (This policy is about personal data in th) : "{compny}" -> no placeholders but {company}, {product}, {email}, {phone}, {country}
    a name that takes in another: company.yaml (name: "{product} Labs") name: "{product} Labs" -> a text without braces
    no head: services/web-development.md (# Sample wording, as an owner would writ) : "# Sample wording, as an owner would write it." -> a line of three hyphens, then the fields, then such a line again
    a head that does not end: services/web-development.md (---) : no second line of hyphens -> a line of three hyphens, then the fields, then such a line again
    a heading without its anchor: legal/privacy-policy.md (## What this policy covers) ## What this policy covers: "What this policy covers" -> a heading with its permanent anchor, in small letters: ## Your account {#your-account}
    a heading with a line of hyphens below it: legal/privacy-policy.md (What this covers {#what-this-covers}) ## What this covers {#what-this-covers}: "What this covers {#what-this-covers}" -> a heading with its permanent anchor, in small letters: ## Your account {#your-account}
    an anchor twice: legal/privacy-policy.md (## What we collect and why {#what-this-c) ## What we collect and why {#what-this-covers}: {#what-this-covers}, which an earlier heading has too -> an anchor that is used once on the page
    no plain words: legal/privacy-policy.md (## What this policy covers {#what-this-c) ## What this policy covers {#what-this-covers}: no quotation -> the plain words of the clause, as a quotation below the heading: > …
    a link to nowhere in a legal text: legal/privacy-policy.md (This policy is about personal data in th) link: "/legal/nowhere" -> a page of this site: …
    a link to nowhere in a service: services/web-development.md ([Your staff](/staff) should not have to ) link: "/staff" -> a page of this site: …
    a link to nowhere from a person's work: team/founder.yaml (to: /products/nowhere#analytics) work › to: "/products/nowhere#analytics" -> a page of this site: …
    a relative link: services/web-development.md ([Your staff](team) should not have to ca) link: "team" -> an address that begins with /, #, https://, mailto: or tel:
    a script as a link: services/web-development.md ([Your staff](javascript:alert(1)) should) link: "javascript:alert(1)" -> an address that begins with /, #, https://, mailto: or tel:
    a picture in a text: services/web-development.md (![us](https://a.example/us.png) should n) : "![us](https://a.example/us.png)" -> a text without pictures
    "
  `);
});
