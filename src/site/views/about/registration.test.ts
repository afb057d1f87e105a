import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../../../tests/content.ts';
import { readContent } from '../../../content/reading/read.ts';
import { Registration } from './Registration.tsx';

test('links to the register only if the company has a registration number', () => {
  const { company, about } = readContent(FIXTURES);
  const verify = 'https://register.example/';
  const renderWithNumber = (number: string | undefined) =>
    renderToStaticMarkup(
      Registration({
        company: { ...company, registration: { ...company.registration, number, verify } },
        words: about.registration,
      }),
    );
  expect(renderWithNumber(undefined)).not.toContain(verify);
  expect(renderWithNumber('UDYAM-XX-00-0000000')).toContain(verify);
});
