import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './memory.ts';

afterEach(() => vi.unstubAllGlobals());

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

test('recalls what the browser has stored', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  expect(recall('localStorage', 'by')).toBeUndefined();
  expect(remember('localStorage', 'by', 'Leela')).toBe(true);
  expect(recall('localStorage', 'by')).toBe('Leela');
});

test.each([
  ['is full', full],
  ['refuses access', undefined],
])('stores nothing where the storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  expect(remember('sessionStorage', 'key', 'k')).toBe(false);
  expect(recall('sessionStorage', 'key')).toBeUndefined();
});
