/** What has to agree in content/: the sample hostel with itself, and one file with another. */
import { expect, test } from 'vitest';
import { changed, REAL, without } from '../../../tests/content.ts';
import {
  CARD,
  COMPANY,
  FOUNDER,
  HOSTEL,
  messagesFor,
  PAGE,
  SERVICE,
  secondProduct,
} from '../../../tests/content-cases.ts';
import type { Files } from '../files.ts';

const CASES: Record<string, Files> = {
  // The sample hostel
  'a history that begins within the month whose cost is shown': changed(
    HOSTEL,
    "forecastFrom: '2026-11-04'",
    "forecastFrom: '2026-08-18'",
    changed(HOSTEL, "day: '2026-11-17'", "day: '2026-08-31'"),
  ),
  'a shop that opens before the first of its hours': changed(HOSTEL, "opens: '07:00'", "opens: '06:00'"),
  'a shop that closes after the last of its hours': changed(HOSTEL, "closes: '22:30'", "closes: '23:01'"),
  'a shop that nobody comes to in any hour': changed(
    HOSTEL,
    /perHour: \[[^\]]*\]/,
    `perHour: [${Array(16).fill(0).join(', ')}]`,
  ),
  // Between files
  'an id twice': changed('team/kabir-menon.yaml', 'id: 2', 'id: 1'),
  'a place in the list twice': changed(SERVICE, 'order: 2', 'order: 1'),
  'a title of a service and a page': changed(SERVICE, 'title: Web Development', 'title: ABOUT'),
  'a title of two pages': changed('pages/team.yaml', 'title: Team', 'title: Contact'),
  'a page twice in the navigation': changed(COMPANY, 'to: /about', 'to: /'),
  'a picture that is not there': changed(FOUNDER, /^image:.*$/m, 'image: ananya.jpg'),
  'navigation to nowhere': changed(COMPANY, 'to: /about', 'to: /abuot'),
  'a product that leads nowhere': changed(CARD, /^link:.*$/m, 'link: /products/none'),
  'a second product that leads nowhere': secondProduct('/products/ledger'),
  'a product page without its card': without(CARD),
  'a question with the anchor of another': changed(PAGE, '- id: hardware', '- id: price'),
  'no people': without('team/'),
  'a file that is missing': without('interface.yaml'),
  'a file that nothing shows': { ...REAL, 'notes.docx': '' },
  'a picture with the name of a device': { ...REAL, 'team/con.jpg': '' },
  'a file with another name': { ...REAL, 'team/Ravi Kumar.yml': '' },
};

test('each fault is reported in words, with its place', () => {
  expect(messagesFor(CASES)).toMatchInlineSnapshot(`
    "
    a history that begins within the month whose cost is shown: hostel.yaml (historyDays: 60) historyDays: 60 -> the whole calendar month before the sample day, whose cost is shown: at least 61 days
    a shop that opens before the first of its hours: hostel.yaml (orders: { from: 7, perHour: [ 4, 9, 12, ) shop › orders › from: 7 -> the hour in which the shop opens, or one before it: an order before it would be in no hour
    a shop that closes after the last of its hours: hostel.yaml (orders: { from: 7, perHour: [ 4, 9, 12, ) shop › orders › perHour: a list with 16 entries -> a number for each hour until the shop closes: an order after them would be in none
    a shop that nobody comes to in any hour: hostel.yaml (orders: { from: 7, perHour: [0, 0, 0, 0,) shop › orders › perHour: a list with 16 entries -> at least one hour in which somebody buys
    an id twice: team/kabir-menon.yaml (id: 1) id: 1, which stands in content/team/founder.yaml:2 too -> a value for "id" that is used once
    a place in the list twice: services/web-development.md (order: 1) order: 1, which stands in content/services/mobile-app-development.md:5 too -> a value for "order" that is used once
    a title of a service and a page: services/web-development.md (title: ABOUT) title: "ABOUT", which stands in content/pages/about.yaml:4 too -> a value for "title" that is used once
    a title of two pages: pages/contact.yaml (title: Contact) title: "Contact", which stands in content/pages/team.yaml:2 too -> a value for "title" that is used once
    a page twice in the navigation: company.yaml (- { label: About, to: / }) navigation › entry 2 › to: "/" -> a value for "to" that is used once: entry 1 has this one
    a picture that is not there: team/founder.yaml (image: ananya.jpg) image: no such file -> the picture content/team/ananya.jpg, or no such line: the initials stand in
    navigation to nowhere: company.yaml (- { label: About, to: /abuot }) navigation › entry 2 › to: "/abuot" -> a page of this site: …
    a product that leads nowhere: products/messmate/card.yaml (link: /products/none) link: "/products/none" -> a page of this site: …
    a second product that leads nowhere: products/ledger/card.yaml (link: /products/ledger) link: "/products/ledger" -> a page of this site: …
    a product page without its card: products/messmate/card.yaml : no such file -> the card beside content/products/messmate/page.yaml; without the product, remove the whole folder
    a question with the anchor of another: products/messmate/page.yaml (- id: price) questions › list › entry 2 › id: "price" -> a value for "id" that is used once: entry 1 has this one
    no people: team : no such file -> a file for each person, the founder at least, such as content/team/founder.yaml
    a file that is missing: interface.yaml : no such file -> this file
    a file that nothing shows: notes.docx : a file that nothing would show -> a file that the site knows: its name in small letters, as docs/content.md lists them
    a picture with the name of a device: team/con.jpg : "team/con.jpg" -> another name: Windows keeps this one for a device, and cannot have the file
    a file with another name: team/Ravi Kumar.yml : a file that nothing would show -> a file that the site knows: its name in small letters, as docs/content.md lists them
    "
  `);
});
