import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { readSourceTexts } from '../../src/content/reading/source-texts.ts';
import { listPages } from '../../src/content/routes.ts';
import { findItems } from '../../src/owner/launch-check/run.ts';
import { describePage } from '../../src/site/seo/structured-data.ts';
import { writeVcard } from '../../src/site/seo/vcard.ts';
import { FIXTURES, withChange } from '../content.ts';
import { COMPANY, FOUNDER, SERVICE } from '../content-support.ts';
import { SAMPLE, TODAY } from '../launched.ts';

test.each([
  'www.linkedin.com/company/quill',
  'WWW.linkedin.com/company/quill',
  '<https://www.linkedin.com/a>',
])('cleans %s, so that pages, contact card and checks get a full address', (address) => {
  let files = withChange(COMPANY, /(?<=url: ).*linkedin.*$/m, address);
  files = withChange(COMPANY, /(?<= {2}map: ).*$/m, address, files);
  files = withChange(COMPANY, /(?<=verify: ).*$/m, address, files);
  files = withChange(FOUNDER, /(?<=^linkedin: ).*$/m, address, files);
  files = withChange(COMPANY, /^tagline:.*$/m, 'tagline: See www.instagram.com/quill for more.', files);
  files = { ...files, [SERVICE]: `${FIXTURES[SERVICE]}\nSee www.instagram.com/quill for more.\n` };
  const content = readContent(files);
  const { company, team } = content;
  const urls = [company.social[0]?.url, company.office?.map, company.registration.verify, team[0]?.linkedin];
  for (const url of urls) expect(url).toMatch(/^https:\/\/www\.linkedin\.com\//i);
  expect(writeVcard(company)).toMatch(/TYPE=linkedin:https:\/\/www\./i);
  for (const page of listPages(content)) expect(() => describePage(content, page)).not.toThrow();
  const items = findItems(readSourceTexts(files), SAMPLE, TODAY);
  expect(items.filter(({ found }) => /linkedin|instagram/i.test(found))).toEqual([]);
});
