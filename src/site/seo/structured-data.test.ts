import { expect, test } from 'vitest';
import { loadContentFromDisk } from '../../content/reading/read.ts';
import { pagesOf } from '../../content/routes.ts';
import { structuredData } from './structured-data.ts';

const content = loadContentFromDisk('tests/fixtures/content');

/** A page's structured data as text, for a company with these values. */
function told(path: string, values: Partial<typeof content.company>, linkedin: string): string {
  const changed = {
    ...content,
    company: { ...content.company, ...values },
    team: content.team.map((one) => ({ ...one, linkedin })),
  };
  const page = pagesOf(changed).find((one) => one.path === path);
  return page ? JSON.stringify(structuredData(changed, page)) : '';
}

const SAMPLE = {
  email: 'hello@grain.example',
  phones: [{ number: '+91 00000 00000' }],
  social: [{ network: 'x' as const, url: 'https://x.com/' }],
};
const OWN = {
  email: 'hello@grain.in',
  phones: [{ number: '98000 00000' }, { number: '1800 123 4567', label: 'Free' }],
  social: [...SAMPLE.social, { network: 'linkedin' as const, url: 'https://www.linkedin.com/company/grain' }],
};

test('search engines are told the company’s own profiles, address and number', () => {
  for (const path of ['/', '/contact']) {
    const text = told(path, OWN, '');
    expect(text).toContain('"sameAs":["https://www.linkedin.com/company/grain"]');
    expect(text).toContain('"email":"hello@grain.in"');
    expect(text).toContain('"telephone":["+919800000000","18001234567"]');
  }
  expect(told('/team', OWN, 'https://www.linkedin.com/in/asha')).toContain('linkedin.com/in/asha"');
});

test('a network’s front page, a number of zeros or an example address is not stated as a fact', () => {
  for (const path of ['/', '/contact', '/team'])
    expect(told(path, SAMPLE, 'https://www.linkedin.com/')).not.toMatch(/sameAs|email|telephone/);
});
