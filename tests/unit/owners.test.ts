import { expect, test } from 'vitest';
import { problemsOf } from '../content.ts';
import { OWNERS } from '../owners.ts';

test.each(OWNERS)('$name may say all of this', ({ files }) => expect(problemsOf(files)).toEqual([]));
