import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

/** `root` keeps html-validate from reading configuration files above. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

test.each(documentsOf(filesOf(siteDir())))('%s is valid HTML', async (file) => {
  const { results } = await validator.validateFile(`${siteDir()}/${file}`);
  const messages = results
    .flatMap((result) => result.messages)
    .map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} ${selector ?? ''}`,
    );
  expect(messages, 'expected no message of html-validate').toEqual([]);
});
