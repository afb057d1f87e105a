import { expect, test } from 'vitest';
import { FIXTURES, withChange, withoutFiles } from '../../../tests/content.ts';
import {
  COMPANY,
  checkAndFormatMessages,
  FOUNDER,
  HOSTEL,
  POLICY,
  PRODUCT_CARD,
  PRODUCT_PAGE,
  SERVICE,
  TERMS_LINK,
  withRoleLine,
} from '../../../tests/content-support.ts';
import type { Files } from '../files.ts';

const withImage = (value: string) => withChange(FOUNDER, /^image:.*$/m, `image: ${value}`);
const PHONE_LINE = /number: "\+.*$/m;
const FIELDS: Record<string, Files> = {
  'an unknown field': withRoleLine('role: Founder\ncolour: red'),
  'a misspelt field': withRoleLine('rol: Founder'),
  'a field missing in a list of the front matter': withChange(SERVICE, /^ {4}gives: Working.*\n/m, ''),
  'a missing group': withChange(COMPANY, /^registration:[\s\S]*?\n\n/m, ''),
  'nothing after the colon': withRoleLine('role:'),
  'an empty text': withRoleLine('role: " "'),
  'a number in quotes': withChange(FOUNDER, 'id: 1', 'id: "1"'),
  'a text for a list': withChange(COMPANY, /^navigation:[\s\S]*/m, 'navigation: Home\n'),
  'a group for a text': withRoleLine('role: {product}'),
  'a phone number without quotes': withChange(COMPANY, PHONE_LINE, 'number: +912026123456'),
  'two numbers in one field': withChange(COMPANY, PHONE_LINE, 'number: 98220 12345 / 98220 12346'),
  'a field that has been renamed': withChange(COMPANY, /^phones:\n.*$/m, 'phone: "+91 20 2612 3456"'),
  'a country by its name': withChange(COMPANY, /^country:.*$/m, 'country: India'),
  'yes for true': withChange(POLICY, 'numbered: true', 'numbered: yes'),
};
const FIRST_OFFICE_LINE = /(?<= {2}lines:\n) {4}- .*$/m;
const QUOTES: Record<string, Files> = {
  'an address that begins with a number sign': withChange(COMPANY, FIRST_OFFICE_LINE, '    - #12, 2nd Cross'),
  'a comment where a role was meant': withRoleLine('role: # later'),
  'a colour without quotes': withChange('site.yaml', /^accent:.*$/m, 'accent: #FFB915'),
  'nine digits without quotes': withChange(COMPANY, PHONE_LINE, 'number: 982204173'),
  'a year for a day': withChange(POLICY, /^updated:.*$/m, 'updated: 2025'),
  'a dark colour': withChange('site.yaml', /^accent:.*$/m, 'accent: "#1a4fa0"'),
};
const VALUES: Record<string, Files> = {
  'a text too long': withRoleLine(`role: ${'x'.repeat(63)}`),
  'too few entries': withChange(SERVICE, /^process:[\s\S]*?\ntech/m, 'process: []\ntech'),
  'two lines in a single-line field': withRoleLine('role: |\n  Founder\n  CEO'),
  'an invalid e-mail address': withChange(COMPANY, /^email:.*$/m, 'email: hello at home'),
  'a password in an address': withImage('https://u:p@a.example/x.jpg'),
  'a host with a semicolon': withImage('https://pics.example;sandbox/x.jpg'),
  'an address with a slash at its end': withChange(COMPANY, /^address:.*$/m, 'address: https://a.example/'),
  'a date that does not exist': withChange(POLICY, /^updated:.*$/m, 'updated: 2025-02-30'),
  'a misspelt choice': withChange('products/messmate/card.yaml', 'icon: pass', 'icon: pas'),
  'a claim above 30 %': withChange(PRODUCT_PAGE, 'percent: 30', 'percent: 40'),
};
const withRedirect = (line: string) => withChange('site.yaml', /^ {2}\/about-us.*$/m, `  ${line}`);
const TAG = '<meta name="google-site-verification" content="0123456789_abcdefghij-0123456789">';
const SETTINGS: Record<string, Files> = {
  'an old address with a query': withRedirect('/page?id=3: /about'),
  'an old address of another site': withRedirect('https://old.example/about: /about'),
  'an old address that is a page': withRedirect('/team: /about'),
  'an old address that leads to a missing page': withRedirect('/about-us.html: /abuot'),
  'the tag of Search Console': withChange('site.yaml', /^searchConsole:.*$/m, `searchConsole: ${TAG}`),
};
const TEXTS: Record<string, Files> = {
  'an unknown placeholder': withRoleLine('role: "Maker of {produkt}"'),
  'a lone brace': withRoleLine('role: "Maker of {product"'),
  'a template without its placeholder': withChange(PRODUCT_PAGE, '{cost} a plate in', 'A plate in'),
  'an unknown placeholder in Markdown': withChange(POLICY, '{company} (“we”', '{compny} (“we”'),
  'a name with a placeholder': withChange(COMPANY, /^name:.*$/m, 'name: "{product} Labs"'),
  'boxes to tick': withChange(SERVICE, /$/, '\n- [ ] One\n'),
  'no front matter': withChange(SERVICE, '---\n', ''),
  'front matter without an end': { ...FIXTURES, [SERVICE]: '---\ntitle: x\n' },
  'a section without words': withChange(POLICY, '    body: The door is locked.\n', ''),
  'a link to a missing page': withChange(POLICY, TERMS_LINK, '(/legal/nowhere)'),
};
const YAML: Record<string, Files> = {
  'a tab': withChange(COMPANY, '  short:', '\tshort:'),
  'a second colon': withRoleLine('role: Founder: CEO'),
  'no closing quotation mark': withRoleLine('role: "Founder'),
  'a field twice': withRoleLine('role: Founder\nrole: CEO'),
  'a text for a whole file': { ...FIXTURES, [FOUNDER]: 'hello' },
  'another encoding': withChange(FOUNDER, 'Ananya', 'Anan\ufffda'),
};
const RELATIONS: Record<string, Files> = {
  'a history that does not cover the whole previous month': withChange(
    HOSTEL,
    "forecastFrom: '2026-11-04'",
    "forecastFrom: '2026-08-18'",
    withChange(HOSTEL, "day: '2026-11-17'", "day: '2026-08-31'"),
  ),
  'a wing twice': withChange(HOSTEL, 'wings: [ A, B, C, D ]', 'wings: [ A, B, C, A ]'),
  'an item whose reorder level is its capacity': withChange(HOSTEL, 'reorder: 15,', 'reorder: 80,'),
  'a shop that is open over midnight': withChange(HOSTEL, "closes: '22:30'", "closes: '01:30'"),
  'a shop with orders for too few hours': withChange(HOSTEL, "opens: '07:00'", "opens: '06:00'"),
  'a dish without a drawing': withChange(HOSTEL, '{ name: Bhindi, mark: bhindi }', '{ name: Bhindi }'),
  'a meal that closes later than its curve': withChange(HOSTEL, "closes: '14:15'", "closes: '14:45'"),
  'a meal of 122 minutes': withChange(HOSTEL, "closes: '14:15'", "closes: '14:17'"),
  'a delivery of an unknown item': withChange(HOSTEL, 'item: samosa', 'item: samosas'),
  'an id twice': withChange('team/kabir-menon.yaml', 'id: 2', 'id: 1'),
  'one title for a service and a page': withChange(SERVICE, 'title: Web Development', 'title: ABOUT'),
  'a page twice in the navigation': withChange(COMPANY, 'to: /about', 'to: /'),
  'a missing picture': withImage('ananya.jpg'),
  'navigation to a missing page': withChange(COMPANY, 'to: /about', 'to: /abuot'),
  'a product page without its card': withoutFiles(PRODUCT_CARD),
  'no people': withoutFiles('team/'),
  'a missing file': withoutFiles('interface.yaml'),
  'an unknown file': { ...FIXTURES, 'notes.docx': '' },
};

test('reports each fault with its position and advice', () => {
  expect(
    checkAndFormatMessages({ ...FIELDS, ...QUOTES, ...VALUES, ...SETTINGS, ...TEXTS, ...YAML, ...RELATIONS }),
  ).toMatchInlineSnapshot(`
    "
    an unknown field: team/founder.yaml (colour: red) colour: "colour" -> only the fields id, name, role, leads, description, image, alt, work, linkedin, initials
    a misspelt field: team/founder.yaml (rol: Founder) rol: "rol" -> only the fields id, name, role, leads, description, image, alt, work, linkedin, initials; write "role"
    a field missing in a list of the front matter: services/web-development.md (- title: Design in the browser) process › entry 3 › gives: nothing -> what the client gets at its end, 1 to 110 characters
    a missing group: company.yaml (# An invented company. The tests of the ) registration: nothing -> the small-business registration; a group with the fields statement, short, number, verify
    nothing after the colon: team/founder.yaml (role:) role: nothing after the colon -> the person's role, 1 to 40 characters
    an empty text: team/founder.yaml (role: " ") role: an empty text -> the person's role, 1 to 40 characters
    a number in quotes: team/founder.yaml (id: "1") id: "1" -> a whole number, used once; the lowest is the founder; a whole number, from 1 to 999; write it in digits, without quotes
    a text for a list: company.yaml (navigation: Home) navigation: "Home" -> the links of the header, in the order shown; a list of 2 to 6 entries; write each entry on a line that begins with "- "
    a group for a text: team/founder.yaml (role: {product}) role: a group of fields: product -> the person's role, 1 to 40 characters; put it in quotes: "…"
    a phone number without quotes: company.yaml (- number: +912026123456) phones › entry 1 › number: +912026123456 -> one phone number in each row, such as "020-2612 3456" or "+91 20 2612 3456", 1 to 40 characters; put it in quotes: "+912026123456"
    two numbers in one field: company.yaml (- number: 98220 12345 / 98220 12346) phones › entry 1 › number: "98220 12345 / 98220 12346" -> one phone number in each row, such as "020-2612 3456" or "+91 20 2612 3456": it is too long
    a field that has been renamed: company.yaml (phone: "+91 20 2612 3456") phone: "phone" -> only the fields name, shortName, product, address, tagline, mission, blurb, registration, email, phones, whatsapp, country, office, social, navigation; write "phones", a list of entries that begin with "- number:"
    a country by its name: company.yaml (country: India) country: "India" -> the country by its two letters (ISO 3166), such as IN for India
    yes for true: legal/privacy-policy.yaml (numbered: yes) numbered: "yes" -> true if the site numbers the paragraphs; false if the text does; true or false
    an address that begins with a number sign: company.yaml (- #12, 2nd Cross) office › lines › entry 1: #12, 2nd Cross -> a line of the address, 1 to 60 characters; # begins a comment: put it in quotes: "#12, 2nd Cross"
    a comment where a role was meant: team/founder.yaml (role: # later) role: nothing after the colon -> the person's role, 1 to 40 characters
    a colour without quotes: site.yaml (accent: #FFB915) accent: #FFB915 -> the colour of buttons, bands and the plate, with dark letters on it; # begins a comment: put it in quotes: "#FFB915"
    nine digits without quotes: company.yaml (- number: 982204173) phones › entry 1 › number: 982204173 -> one phone number in each row, such as "020-2612 3456" or "+91 20 2612 3456": no phone number has these first digits and this length
    a year for a day: legal/privacy-policy.yaml (updated: 2025) updated: 2025 -> a day that exists, written like 2025-09-23
    a dark colour: site.yaml (accent: "#1a4fa0") accent: "#1a4fa0" -> a lighter colour: dark letters stand on it, and need a contrast of 4.5
    a text too long: team/founder.yaml (role: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx) role: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", 63 characters -> the person's role, 1 to 40 characters
    too few entries: services/web-development.md (process: []) process: a list with 0 entries -> one to twelve steps; a list of 1 to 12 entries
    two lines in a single-line field: team/founder.yaml (role: |) role: "Founder CEO" -> a single line, without a line break
    an invalid e-mail address: company.yaml (email: hello at home) email: "hello at home" -> an e-mail address such as hello@company.example
    a password in an address: team/founder.yaml (image: https://u:p@a.example/x.jpg) image: "https://u:p@a.example/x.jpg" -> a picture: an address that begins with https://, without a password, or the name of a file in content/team, in small letters and ending in .jpg, .png, .webp or .avif, such as kabir.jpg
    a host with a semicolon: team/founder.yaml (image: https://pics.example;sandbox/x.jp) image: "https://pics.example;sandbox/x.jpg" -> a picture: an address that begins with https://, without a password, or the name of a file in content/team, in small letters and ending in .jpg, .png, .webp or .avif, such as kabir.jpg
    an address with a slash at its end: company.yaml (address: https://a.example/) address: "https://a.example/" -> the site's address in small letters: begins with https://, no slash at the end
    a date that does not exist: legal/privacy-policy.yaml (updated: 2025-02-30) updated: "2025-02-30" -> a day that exists, written like 2025-09-23
    a misspelt choice: products/messmate/card.yaml (icon: pas) features › entry 1 › icon: "pas" -> one of pass, bars, basket, plate, wallet; write "pass"
    a claim above 30 %: products/messmate/page.yaml (percent: 40) benefits › waste › percent: 40 -> the only saving that the site may claim; 30
    an old address with a query: site.yaml (/page?id=3: /about) redirects › /page?id=3: "/page?id=3" -> the old path, which begins with / and ends before any ? or #, as the browser copies it, such as /about-us.html
    an old address of another site: site.yaml (https://old.example/about: /about) redirects › https://old.example/about: "https://old.example/about" -> the old path, which begins with / and ends before any ? or #, as the browser copies it, such as /about-us.html
    an old address that is a page: site.yaml (/team: /about) redirects › /team: "/team" -> an old address that is no page of this site
    an old address that leads to a missing page: site.yaml (/about-us.html: /abuot) redirects › /about-us.html: "/abuot" -> a page of this site: …
    the tag of Search Console: site.yaml (searchConsole: <meta name="google-site-v) searchConsole: "<meta name="google-site-verification" content="0123456789…" -> the code that Google Search Console shows for an HTML tag: the letters and digits between the quotes of content="…", without the rest of the tag
    an unknown placeholder: team/founder.yaml (role: "Maker of {produkt}") role: "Maker of {produkt}" -> no placeholders but {company}, {product}, {email}, {phone}, {country}, and not {produkt}
    a lone brace: team/founder.yaml (role: "Maker of {product") role: "Maker of {product" -> braces only in pairs
    a template without its placeholder: products/messmate/page.yaml (figure: "A plate in {month}") features › tabs › analytics › figure: "A plate in {month}" -> a text with {cost} in it
    an unknown placeholder in Markdown: legal/privacy-policy.yaml (body: This policy is about personal data) sections › entry 1 › body: "This policy is about personal data in the {product} app a…" -> no placeholders but {company}, {product}, {email}, {phone}, {country}, and not {compny}
    a name with a placeholder: company.yaml (name: "{product} Labs") name: "{product} Labs" -> a text without braces
    boxes to tick: services/web-development.md (- [ ] One) : "- [ ] One" -> a list without boxes to tick: each entry begins with "- "
    no front matter: services/web-development.md (# Sample wording, as an owner would writ) : "# Sample wording, as an owner would write it." -> a line of three hyphens, then the fields, then another line of three hyphens
    front matter without an end: services/web-development.md (---) : no second line of hyphens -> a line of three hyphens, then the fields, then another line of three hyphens
    a section without words: legal/privacy-policy.yaml (- title: Security) sections › entry 3 › body: nothing -> the full wording; a blank line begins a paragraph, 1 to 20000 characters
    a link to a missing page: legal/privacy-policy.yaml (body: This policy is about personal data) link: "/legal/nowhere" -> a page of this site: …
    a tab: company.yaml (short: Registered small enterprise) : "short: Registered small enterprise" -> spaces at the beginning of a line, two for each step, and no tab
    a second colon: team/founder.yaml (role: Founder: CEO) : "role: Founder: CEO" -> a line such as "name: value" that begins where the other fields of its group begin; a text with a colon in it, or with a punctuation mark at its beginning, in double quotes
    no closing quotation mark: team/founder.yaml (role: "Founder) : "role: "Founder" -> a closing quotation mark
    a field twice: team/founder.yaml (role: CEO) : "role: CEO" -> each field once
    a text for a whole file: team/founder.yaml (hello) : "hello" -> a group with the fields id, name, role, leads, description, image, alt, work, linkedin, initials
    another encoding: team/founder.yaml (name: Anan�a Rao) : a character that cannot be read, (U+FFFD) -> a text in UTF-8, without invisible characters: open it in an editor, choose "Save as" and the encoding UTF-8
    a history that does not cover the whole previous month: hostel.yaml (historyDays: 60) historyDays: 60 -> at least 61 days: the cost of the whole calendar month before the sample day is shown
    a wing twice: hostel.yaml (wings: [ A, B, C, A ]) wings: a list with 4 entries -> each wing once
    an item whose reorder level is its capacity: hostel.yaml (- { id: samosa, name: Samosa, mark: veg,) shop › items › entry 1 › reorder: 80 -> fewer than the shelf holds
    a shop that is open over midnight: hostel.yaml (closes: '01:30') shop › closes: "01:30" -> a later time on the same day: for a shop open until 01:30 write 23:59, as the demo shows one day
    a shop with orders for too few hours: hostel.yaml (orders: [ 4, 9, 12, 23, 18, 11, 13, 12, ) shop › orders: a list with 16 entries -> 17 numbers, one for each hour in which the shop is open
    a dish without a drawing: hostel.yaml (- { name: Bhindi }) dishes › entry 20 › mark: nothing -> a mark or a heap
    a meal that closes later than its curve: hostel.yaml (curve: [ 8, 18, 31, 42, 47, 46, 40, 33, ) meals › lunch › curve: a list with 24 entries -> 30 numbers, one for each five minutes from opening to closing
    a meal of 122 minutes: hostel.yaml (closes: '14:17') meals › lunch › closes: "14:17" -> a time that is a multiple of five minutes after the meal opens
    a delivery of an unknown item: hostel.yaml (- { at: '11:30', item: samosas, count: 3) shop › deliveries › entry 1 › item: "samosas" -> the id of an item of the shop: samosa, egg-puff, noodles, chai, coffee, curd, biscuits, cream-biscuits, banana-chips, aloo-bhujia, peanut-chikki, veg-sandwich, bread-omelette, lassi, lime-soda, buttermilk, fruit-bowl, boiled-eggs, rusk, notebook
    an id twice: team/kabir-menon.yaml (id: 1) id: 1, which content/team/founder.yaml:2 has too -> a value for "id" that is used once
    one title for a service and a page: services/web-development.md (title: ABOUT) title: "ABOUT", which content/pages/about.yaml:4 has too -> a value for "title" that is used once
    a page twice in the navigation: company.yaml (- { label: About, to: / }) navigation › entry 2 › to: "/" -> a value for "to" that is used once: entry 1 has this one, too
    a missing picture: team/founder.yaml (image: ananya.jpg) image: no such file -> the picture content/team/ananya.jpg; without this line the initials are shown
    navigation to a missing page: company.yaml (- { label: About, to: /abuot }) navigation › entry 2 › to: "/abuot" -> a page of this site: …
    a product page without its card: products/messmate/card.yaml : no such file -> the card beside content/products/messmate/page.yaml; to offer no product, remove the whole folder
    no people: team : no such file -> a file for each person, at least for the founder, such as content/team/founder.yaml
    a missing file: interface.yaml : no such file -> this file
    an unknown file: notes.docx : a file that nothing uses -> a file that the site knows, named in small letters, as docs/content.md lists them
    "
  `);
});
