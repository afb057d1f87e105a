import { expect, test } from 'vitest';
import { line } from './text.ts';

test('a limit counts what a reader sees as one character', () => {
  expect(line(2).safeParse('थाली').success).toBe(true);
  expect(line(1).safeParse('थाली').error?.issues).toMatchObject([{ code: 'too_big', maximum: 1 }]);
});
