import { test } from 'vitest';
import { inOrder } from '../content-cases.ts';
import { OWNERS } from '../owners.ts';

test.each(OWNERS)('$name may say all of this', ({ files }) => inOrder(files));
