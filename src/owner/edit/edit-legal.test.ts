/** A draft changes freely, its first version is a button, and a text in force needs a date. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOnDisk } from '../../content/files.ts';
import { versionProblems } from '../../content/legal/check.ts';
import type { Renewal } from './files/renewal.ts';
import { sessionIn } from './session.ts';

/** In the fixtures the policy is a draft and the terms are in force. */
const [DRAFT, IN_FORCE] = ['legal/privacy-policy.md', 'legal/terms-of-service.md'];
const VERSION = 'legal/versions/privacy-policy-2025-05-13.md';
const TODAY = new Date().toISOString().slice(0, 10);

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'edit-')), 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
});
afterEach(() => rmSync(join(root, '..'), { recursive: true }));

const by = 'Leela';
const open = (file: string) => {
  const session = sessionIn(root);
  const { hash, data, problems } = session.open(file);
  const longer = { ...data, body: `${data['body']}\n\nOne more sentence.` };
  const save = (more: object, renewal?: Renewal) =>
    session.save({ file, hash, data: { ...data, ...more }, by, renewal });
  return { session, longer, save, problems };
};
const changed = () => {
  const [was, is] = [filesOnDisk('tests/fixtures/content'), filesOnDisk(root)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((file) => was[file] !== is[file] && file !== 'reviewed.yaml')
    .map((file) => `${file} ${!(file in was) ? 'new' : !(file in is) ? 'removed' : 'changed'}`)
    .sort();
};

test('a changed draft is saved without a question, and its version follows', () => {
  const { longer, save } = open(DRAFT);
  expect(save(longer).data['updated']).toBe('2025-05-13');
  expect(changed()).toEqual([`${DRAFT} changed`, `${VERSION} changed`]);
  expect(versionProblems(filesOnDisk(root))).toEqual([]);
});

test('a draft gets another date from its field, and its version is renamed', () => {
  open(DRAFT).save({ updated: '2026-10-01' });
  expect(changed()).toEqual([
    `${DRAFT} changed`,
    `${VERSION} removed`,
    'legal/versions/privacy-policy-2026-10-01.md new',
  ]);
});

test.each([
  ['is saved as it is', undefined, '2025-05-13', true],
  ['becomes the first version', { date: TODAY }, TODAY, false],
])('a draft that was changed in its file, and in nothing else, %s', (_, renewal, date, draft) => {
  const path = join(root, DRAFT);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n\nBy hand.\n`);
  const { save, problems } = open(DRAFT);
  expect(problems).toMatchObject([{ code: 'undated' }]);
  const { data, problems: left } = save({}, renewal);
  expect([data['updated'], data['draft'], left]).toEqual([date, draft, []]);
  const versions = Object.entries(filesOnDisk(root)).filter(([path]) => path.includes('versions/privacy'));
  expect(versions).toEqual([
    [`legal/versions/privacy-policy-${date}.md`, expect.stringContaining('By hand.')],
  ]);
});

test('a text in force is saved with a date and what has changed, or not at all', () => {
  const { longer, save } = open(IN_FORCE);
  expect(() => save(longer)).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ code: 'undated', path: ['renewal', 'changed'] })],
    }),
  );
  const wrong = { date: '2001-01-01', changed: 'A sentence was added.' };
  expect(() => save(longer, wrong)).toThrow(/^The date 2001-01-01 is not after that of the last version/);
  expect(changed()).toEqual([]);
  expect(save(longer, { ...wrong, date: TODAY }).data['updated']).toBe(TODAY);
  expect(changed()).toContain(`legal/versions/terms-of-service-${TODAY}.md new`);
});
