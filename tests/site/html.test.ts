import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

const documents = documentsOf(filesOf(siteDir()));

test('there are documents to look at', () => {
  expect(documents.length, `${siteDir()} holds no pages: the build made none.`).toBeGreaterThan(8);
});

test('a fault in a document is found', async () => {
  const { valid } = await checker.validateString(
    '<!doctype html><html lang="en"><p><div>One in the other</div></p></html>',
  );
  expect(valid, 'The checker takes everything: look at its settings.').toBe(false);
});

test.each(documents)('%s is valid HTML', async (file) => {
  const { results } = await checker.validateFile(`${siteDir()}/${file}`);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} ${selector ?? ''}`,
    ),
  );
  expect(faults).toEqual([]);
});
