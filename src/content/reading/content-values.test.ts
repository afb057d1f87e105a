/** Faults of single values in content/: their length, and the form that they have to have. */
import { expect, test } from 'vitest';
import { changed } from '../../../tests/content.ts';
import { COMPANY, FOUNDER, messagesFor, PAGE, POLICY, role, SERVICE } from '../../../tests/content-cases.ts';
import type { Files } from '../files.ts';

const CASES: Record<string, Files> = {
  // Lengths
  'a text too long': role(`role: ${'x'.repeat(63)}`),
  'a text too short': changed(SERVICE, /^description:.*$/m, 'description: Websites'),
  'too few entries': changed(SERVICE, /^process:[\s\S]*?\ntech/m, 'process: []\ntech'),
  'a company name of 61 characters': changed(COMPANY, /^name:.*$/m, `name: ${'n'.repeat(61)}`),
  'two lines for one': role('role: |\n  Founder\n  CEO'),
  // Forms
  'an e-mail address that is none': changed(COMPANY, /^email:.*$/m, 'email: hello at home'),
  http: changed(FOUNDER, 'linkedin: https', 'linkedin: http'),
  'no protocol': changed(FOUNDER, 'linkedin: https://', 'linkedin: '),
  'a script as an address': changed(FOUNDER, /^linkedin:.*$/m, 'linkedin: javascript:alert(1)'),
  'a script behind https': changed(FOUNDER, /^linkedin:.*$/m, `linkedin: 'https://a.example/"><script>'`),
  'a picture in capitals': changed(FOUNDER, /^image:.*$/m, 'image: Ananya.JPG'),
  'a number for a picture': changed(FOUNDER, /^image:.*$/m, 'image: 5'),
  'a password in an address': changed(FOUNDER, /^image:.*$/m, 'image: https://u:p@a.example/x.jpg'),
  'an address without a host': changed(FOUNDER, /^image:.*$/m, 'image: https:///x.jpg'),
  ...Object.fromEntries(
    ['https://pics.example;sandbox/x.jpg', 'https://*/x.jpg', 'https://a,b/x.jpg'].map((image) => [
      `a host that says more to browsers than its name: ${image}`,
      changed(FOUNDER, /^image:.*$/m, `image: ${image}`),
    ]),
  ),
  'an address with a slash at its end': changed(COMPANY, /^address:.*$/m, 'address: https://a.example/'),
  'a day that is none': changed(POLICY, /^updated:.*$/m, 'updated: 2025-02-30'),
  'a day in another form': changed(POLICY, /^updated:.*$/m, 'updated: May 13, 2025'),
  'a word that is not on the list': changed(SERVICE, 'drawing: grid', 'drawing: house'),
  'a misspelt word of the list': changed(SERVICE, 'drawing: grid', 'drawing: gird'),
  'a claim above 30 %': changed(PAGE, 'percent: 30', 'percent: 40'),
};

test('each fault is reported in words, with its place', () => {
  expect(messagesFor(CASES)).toMatchInlineSnapshot(`
    "
    a text too long: team/founder.yaml (role: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx) role: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", 63 characters -> the person's role, 1 to 40 characters
    a text too short: services/web-development.md (description: Websites) description: "Websites", 8 characters -> what the page holds, for search results, 50 to 160 characters
    too few entries: services/web-development.md (process: []) process: a list with 0 entries -> four to twelve steps; a list, each entry on a line that begins with "- ", 4 to 12 entries
    a company name of 61 characters: company.yaml (name: nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn) name: "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…", 61 characters -> the company's name, 1 to 60 characters
    two lines for one: team/founder.yaml (role: |) role: "Founder CEO" -> a single line, without a line break
    an e-mail address that is none: company.yaml (email: hello at home) email: "hello at home" -> an e-mail address such as hello@company.example
    http: team/founder.yaml (linkedin: http://www.linkedin.com/) linkedin: "http://www.linkedin.com/" -> a full address that begins with https://
    no protocol: team/founder.yaml (linkedin: www.linkedin.com/) linkedin: "www.linkedin.com/" -> a full address that begins with https://
    a script as an address: team/founder.yaml (linkedin: javascript:alert(1)) linkedin: "javascript:alert(1)" -> a full address that begins with https://
    a script behind https: team/founder.yaml (linkedin: 'https://a.example/"><script>') linkedin: "https://a.example/"><script>" -> a full address that begins with https://
    a picture in capitals: team/founder.yaml (image: Ananya.JPG) image: "Ananya.JPG" -> a picture: an address that begins with https://, or the name of a file in content/team in small letters that ends in .jpg, .png, .webp or .avif, such as kabir.jpg
    a number for a picture: team/founder.yaml (image: 5) image: 5 -> a picture: an address that begins with https://, or the name of a file in content/team in small letters that ends in .jpg, .png, .webp or .avif, such as kabir.jpg; put it in quotes: "5"
    a password in an address: team/founder.yaml (image: https://u:p@a.example/x.jpg) image: "https://u:p@a.example/x.jpg" -> an address without a name and a password before an @: everybody could read them
    an address without a host: team/founder.yaml (image: https:///x.jpg) image: "https:///x.jpg" -> a picture: an address that begins with https://, or the name of a file in content/team in small letters that ends in .jpg, .png, .webp or .avif, such as kabir.jpg
    a host that says more to browsers than its name: https://pics.example;sandbox/x.jpg: team/founder.yaml (image: https://pics.example;sandbox/x.jp) image: "https://pics.example;sandbox/x.jpg" -> a picture at an address whose host is a name of letters, digits, dots and hyphens, such as https://pictures.example/kabir.jpg; or save the picture into content/team and write the name of its file
    a host that says more to browsers than its name: https://*/x.jpg: team/founder.yaml (image: https://*/x.jpg) image: "https://*/x.jpg" -> a picture at an address whose host is a name of letters, digits, dots and hyphens, such as https://pictures.example/kabir.jpg; or save the picture into content/team and write the name of its file
    a host that says more to browsers than its name: https://a,b/x.jpg: team/founder.yaml (image: https://a,b/x.jpg) image: "https://a,b/x.jpg" -> a picture at an address whose host is a name of letters, digits, dots and hyphens, such as https://pictures.example/kabir.jpg; or save the picture into content/team and write the name of its file
    an address with a slash at its end: company.yaml (address: https://a.example/) address: "https://a.example/" -> the site's own address in small letters, begins with https:// and has no slash at the end
    a day that is none: legal/privacy-policy.md (updated: 2025-02-30) updated: "2025-02-30" -> a day that exists, written like 2025-09-23
    a day in another form: legal/privacy-policy.md (updated: May 13, 2025) updated: "May 13, 2025" -> a day that exists, written like 2025-09-23
    a word that is not on the list: services/web-development.md (drawing: house) drawing: "house" -> its drawing in lists and pictures; one of phone, grid, forecast, layers
    a misspelt word of the list: services/web-development.md (drawing: gird) drawing: "gird" -> its drawing in lists and pictures; one of phone, grid, forecast, layers; write "grid"
    a claim above 30 %: products/messmate/page.yaml (percent: 40) benefits › waste › percent: 40 -> the only figure that the specification allows; 30
    "
  `);
});
