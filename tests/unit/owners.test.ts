import { test } from 'vitest';
import { stringify } from 'yaml';
import { FIXTURES } from '../content.ts';
import { expectValid } from '../content-support.ts';
import { OWNERS } from '../owners.ts';

test.each(OWNERS)('accepts the content of another owner: $name', ({ files }) => expectValid(files));

test('accepts a company with 40 more services and 60 more people', () => {
  const files = { ...FIXTURES };
  const service = FIXTURES['services/product-prototyping.md'] ?? '';
  for (let i = 10; i < 50; i += 1)
    files[`services/number-${i}.md`] = service
      .replace(/^title: .*$/m, `title: Number ${i}`)
      .replace(/^order: .*$/m, `order: ${i}`);
  for (let id = 10; id < 70; id += 1)
    files[`team/person-${id}.yaml`] = stringify({
      ...{ id, name: `Person ${id}`, role: 'Partner', description: 'Works here.', initials: 'P' },
    });
  expectValid(files);
});
