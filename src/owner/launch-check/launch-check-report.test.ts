import { expect, test } from 'vitest';
import { READY_FILES } from '../../../tests/launched.ts';
import type { TodoItem } from './item.ts';
import { formatReport, summarise } from './report.ts';

const createItem = (fields: Partial<TodoItem> = {}): TodoItem => ({
  code: 'placeholder',
  file: 'content/pages/about.yaml',
  line: 7,
  path: ['culture', 'rules', 0],
  found: '"We cook."',
  why: 'It is too short.',
  todo: 'Write more.',
  isBlocking: true,
  ...fields,
});

test('lists blocking issues by page, then suggestions, notes and the total, and groups items with equal reasons', () => {
  const items = [
    createItem({ code: 'unapproved', why: 'Unread.', path: [], line: undefined }),
    createItem(),
    createItem({ line: 9, path: ['heading'] }),
    createItem({ file: 'content/company.yaml', line: 3, path: ['name'], isBlocking: false }),
  ];
  expect(formatReport({ items, notes: ['There is no network here.'] }, READY_FILES)).toMatchInlineSnapshot(`
    "Blocking issues
    ===============

    /about

      ✗ 2 × It is too short.
        content/pages/about.yaml:7  culture › rules › entry 1  "We cook."
        content/pages/about.yaml:9  heading  "We cook."
        → Write more.

    Still as delivered, file by file

      ✗ Unread.
        content/pages/about.yaml  "We cook."
        → Write more.

    Suggestions
    ===========

    Every page

      · It is too short.
        content/company.yaml:3  name  "We cook."
        → Write more.

    There is no network here.

    3 blocking issues, 1 suggestion."
  `);
});

test('counts blocking issues and suggestions in a sentence', () => {
  expect(summarise([])).toBe('Nothing is left to do: the site can be launched.');
  expect(summarise([createItem(), createItem()])).toBe('2 blocking issues, 0 suggestions.');
  expect(summarise([createItem({ isBlocking: false })])).toBe('0 blocking issues, 1 suggestion.');
});
