import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../content/reading/read.ts';
import { listPages } from '../../content/routes.ts';
import { describePage } from './structured-data.ts';

const content = loadContentFromDisk('tests/fixtures/content');

/** Returns a page's structured data as text, for a company with these values. */
function structuredDataOf(path: string, values: Partial<typeof content.company>, linkedin: string): string {
  const changed = {
    ...content,
    company: { ...content.company, ...values },
    team: content.team.map((member) => ({ ...member, linkedin })),
  };
  const page = listPages(changed).find((entry) => entry.path === path);
  return page ? JSON.stringify(describePage(changed, page)) : '';
}

const SAMPLE = {
  email: 'hello@grain.example',
  phones: [{ number: '+91 00000 00000' }],
  social: [{ network: 'x' as const, url: 'https://x.com/' }],
};
const REAL = {
  email: 'hello@grain.in',
  phones: [{ number: '98000 00000' }, { number: '1800 123 4567', label: 'Free' }],
  social: [...SAMPLE.social, { network: 'linkedin' as const, url: 'https://www.linkedin.com/company/grain' }],
};

test('states profiles on networks, the e-mail address and phone numbers', () => {
  for (const path of ['/', '/contact']) {
    const text = structuredDataOf(path, REAL, '');
    expect(text).toContain('"sameAs":["https://www.linkedin.com/company/grain"]');
    expect(text).toContain('"email":"hello@grain.in"');
    expect(text).toContain('"telephone":["+919800000000","18001234567"]');
  }
  expect(structuredDataOf('/team', REAL, 'https://www.linkedin.com/in/asha')).toContain(
    'linkedin.com/in/asha"',
  );
});

test('omits links to a network’s front page, phone numbers of zeros and example e-mail addresses', () => {
  for (const path of ['/', '/contact', '/team'])
    expect(structuredDataOf(path, SAMPLE, 'https://www.linkedin.com/')).not.toMatch(/sameAs|email|telephone/);
});
