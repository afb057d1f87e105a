import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { documentsOf, filesOf } from '../../src/publish/hosting/files.ts';
import { siteDir } from '../site.ts';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
});

const documents = documentsOf(filesOf(siteDir()));

test.each(documents)('%s is valid HTML', async (file) => {
  const { results } = await checker.validateFile(`${siteDir()}/${file}`);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} ${selector ?? ''}`,
    ),
  );
  // The demo's styles stand above its panels: docs/decisions/007-live-demo.md.
  const isStyle = (fault: string) => file === 'products/messmate.html' && / > style$/.test(fault);
  expect(faults.filter((fault) => !isStyle(fault))).toEqual([]);
});
