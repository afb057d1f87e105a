import { expect, test } from 'vitest';
import { FIXTURES } from '../../../tests/content.ts';
import { readContent } from '../reading/read.ts';
import { collectDataKinds, formatMarkdown } from './plain-text.ts';
import { createVersion } from './versions.ts';

const { legal, company } = readContent({ ...FIXTURES, ...createVersion(FIXTURES, 'privacy-policy') });

test.each(legal)('formats $id as Markdown, with its facts and numbered sections', (text) => {
  const context = { company: company.name, address: company.address, path: text.path };
  const [newest = '', ...earlier] = text.versions.map((version) => formatMarkdown(version, context));
  const [title, companyName, facts = '', lead] = newest.split('\n\n');
  expect([title, companyName, lead]).toEqual([`# ${text.title}`, company.name, text.lead]);
  for (const path of [text.versions[0]?.address, text.path])
    expect(facts).toContain(`: ${company.address}${path}`);
  for (const data of Object.values(collectDataKinds(text)).flat()) expect(facts).toContain(data);
  expect(newest.match(/^## .*/gm)).toEqual(
    text.sections.map((section, i) => `## ${i + 1}. ${section.title}`),
  );
  expect(newest.split('\n').at(-2), 'The Markdown must end with the last section.').toBe(
    text.sections.at(-1)?.body.split('\n').at(-1),
  );
  expect(newest).not.toMatch(/\{/);
  expect(newest.includes('The plain words beside a section are a help.')).toBe(text.id === 'privacy-policy');
  if (text.id !== 'terms-of-service') return;
  expect(newest).toContain('[paragraph 1.1](#agreement)');
  // An earlier version keeps the name that the company had on that version's date.
  expect(earlier.at(-1)).toMatch(/Paddyfield Works/);
  expect(newest).not.toMatch(/Paddyfield Works/);
});
