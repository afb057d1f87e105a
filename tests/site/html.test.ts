import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const documents = documentsOf(filesOf(siteDir()));

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
