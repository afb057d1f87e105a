/** What the form writes into a file that somebody has written by hand: quotes, folds, comments and line ends stay. */
import { describe, expect, test } from 'vitest';
import type { Change } from './yaml/change.ts';
import { changeFile } from './yaml/write.ts';

describe('a file that somebody else has written', () => {
  const TEXT = [
    '# Who we are.',
    "name: 'A ''B'''   # one line",
    '',
    'about: >-',
    '  Folded words',
    '  on two lines.',
    '',
    '# Not the field above.',
    'links:',
    '  # the first',
    '  - { to: /a, label: "A" }',
    '  # the second',
    '  - to: /b # by hand',
    '    label: B',
    'none: []',
    'empty:',
    'last: end',
  ].join('\n');
  const change = (...changes: Change[]) => changeFile('x.yaml', TEXT, changes);

  test('quotes, folds and comments stay where they are', () => {
    const set = (path: (string | number)[], value: unknown): Change => ({ kind: 'set', path, value });
    expect(change(set(['name'], "it's"))).toContain("name: 'it''s'   # one line");
    expect(change(set(['about'], 'Other words, in one paragraph.'))).toContain('about: >-\n  Other words,');
    expect(change(set(['about'], 'Other words'))).toContain('\n\n# Not the field above.');
    expect(change(set(['links', 0, 'label'], 'A: b'))).toContain('  - { to: /a, label: "A: b" }');
    expect(change(set(['links', 1, 'to'], '/c'))).toContain('  - to: /c # by hand');
    expect(change(set(['empty'], 'now'))).toContain('\nempty: now\n');
    expect(change(set(['last'], 'one\ntwo'))).toMatch(/\nlast: \|-\n {2}one\n {2}two$/);
  });

  test('a new field goes where the schema has it', () => {
    const order = ['name', 'motto', 'about', 'links', 'none', 'empty', 'office', 'last'];
    expect(change({ kind: 'set', path: ['motto'], value: 'On: time', order })).toContain(
      '# one line\nmotto: "On: time"\n\nabout',
    );
    const office = { lines: ['1 Road', 'Town'], hours: '9 to 5' };
    expect(change({ kind: 'set', path: ['office'], value: office, order })).toContain(
      'empty:\noffice:\n  lines:\n    - 1 Road\n    - Town\n  hours: 9 to 5\nlast',
    );
    expect(
      change({ kind: 'set', path: ['links', 0, 'rel'], value: 'me', order: ['to', 'rel', 'label'] }),
    ).toContain('{ to: /a, rel: me, label: "A" }');
    expect(change({ kind: 'remove', path: ['links', 1, 'to'] })).toContain('  - label: B\n');
  });

  test('a list is filled and emptied', () => {
    const filled = change({ kind: 'insert', path: ['none'], at: 0, value: { id: 'a', text: 'x: y' } });
    expect(filled).toContain('none:\n  - id: a\n    text: "x: y"\nempty:');
    expect(changeFile('x.yaml', filled, [{ kind: 'remove', path: ['none', 0] }])).toBe(TEXT);
    expect(change({ kind: 'move', path: ['links'], from: 1, to: 0 })).toContain(
      '  # the first\n  # the second\n  - to: /b # by hand\n    label: B\n  - { to: /a',
    );
  });

  test('line breaks and the mark at the beginning stay, those of other lines too', () => {
    const windows = `\uFEFF${TEXT.replaceAll('\n', '\r\n')}`;
    const body: Change = { kind: 'set', path: ['last'], value: 'one\ntwo' };
    expect(changeFile('x.yaml', windows, [body])).toBe(`\uFEFF${change(body).replaceAll('\n', '\r\n')}`);
    const mixed = TEXT.replace('\n', '\r\n');
    expect(changeFile('x.yaml', mixed, [body])).toBe(change(body).replace('\n', '\r\n'));
  });

  test('more changes than anybody makes are refused before any is made', () => {
    const many = Array.from({ length: 501 }, (): Change => ({ kind: 'set', path: ['last'], value: 'x' }));
    expect(() => change(...many)).toThrow(/501 changes at once.*500/);
  });

  test('what a build would refuse is not written', () => {
    expect(() => changeFile('x.yaml', 'a: "b', [{ kind: 'set', path: ['a'], value: 'c' }])).toThrow(
      /can be read/,
    );
    expect(() => change({ kind: 'set', path: ['nobody', 'name'], value: 'c' })).toThrow(/nobody/);
  });
});
