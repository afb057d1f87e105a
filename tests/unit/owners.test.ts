import { test } from 'vitest';
import { inOrder } from '../content-cases.ts';
import { OWNERS } from '../owners.ts';

test.each(OWNERS)('the content of $name is accepted', ({ files }) => inOrder(files));
