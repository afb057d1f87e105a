/** To which part of the page the form leads. */
import { expect, test } from 'vitest';
import { anchorOf } from './place.ts';

const data = { title: 'A', questions: { list: [{ id: 'price', question: 'What does it cost?' }] }, join: {} };

test.each([
  ['f-questions.list.0.question', 'price'],
  ['f-questions.list.0-up', 'price'],
  ['f-questions.list-add', 'questions'],
  ['f-questions.list.7.question', 'questions'],
  ['f-join.text', 'team-join'],
  ['f-title', 'title'],
  ['search', ''],
])('%s: %s', (id, anchor) => expect(anchorOf(id, data)).toBe(anchor));
