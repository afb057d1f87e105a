/** What was typed and not saved comes back, into whatever the file says by then. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../yaml/change.ts';
import { bringBack, forget, keep, keepFor, keptNames } from './kept.ts';

const FILE = 'company.yaml';
const typed: Change[] = [
  { kind: 'set', path: ['tagline'], value: 'Mine.' },
  { kind: 'set', path: ['office', 'hours'], value: 'Never' },
];
const was = { tagline: 'Old.', office: { hours: 'Always' } };
const draft = {
  from: was,
  data: { tagline: 'Mine.', office: { hours: 'Never' } },
  body: undefined,
  changes: typed,
};
const fresh = <T extends Record<string, unknown>>(data: T) => ({
  from: data,
  data,
  body: undefined,
  changes: [],
});

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    setItem(name: string, text: string) {
      Object.assign(this, { [name]: text });
    },
    getItem(name: string) {
      return (this as unknown as Record<string, string>)[name] ?? null;
    },
    removeItem(name: string) {
      delete (this as unknown as Record<string, string>)[name];
    },
  });
  keepFor('here');
  keep(FILE, 'h1', draft);
});

test('into the file as it was, it comes back as it was', () => {
  expect(bringBack(FILE, 'h1', fresh(was))?.draft).toEqual(draft);
  expect(keptNames()).toEqual([FILE]);
});

test('into another state of the file comes what has a place there, and the rest is told', () => {
  const now = { tagline: 'Theirs.', blurb: 'Theirs.' };
  const back = bringBack(FILE, 'h2', fresh(now));
  expect(back?.draft.data).toEqual({ tagline: 'Mine.', blurb: 'Theirs.' });
  expect(back?.draft.changes).toEqual(typed.slice(0, 1));
  expect(back?.said).toMatch(/has changed since.*no place any more: "Never"/);
});

test('what is new is the last, whatever came meanwhile', () => {
  keep('new team', '', { ...draft, data: { id: 3, name: 'Asha' } });
  expect(bringBack('new team', '', fresh({ id: 4, name: '' }))?.draft.data).toEqual({ id: 4, name: 'Asha' });
});

test('another folder at this address has its own, and what is forgotten is gone', () => {
  keepFor('elsewhere');
  expect(bringBack(FILE, 'h1', fresh(was))).toBeUndefined();
  keepFor('here');
  forget(FILE);
  expect(bringBack(FILE, 'h1', fresh(was))).toBeUndefined();
});
