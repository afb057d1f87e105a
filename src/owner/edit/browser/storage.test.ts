import { afterEach, expect, test, vi } from 'vitest';
import { readStorage, writeStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const fullStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

test('reads back a stored value, and undefined before it is stored', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  expect(readStorage('localStorage', 'by')).toBeUndefined();
  expect(writeStorage('localStorage', 'by', 'Leela')).toBe(true);
  expect(readStorage('localStorage', 'by')).toBe('Leela');
});

test.each([
  ['is full', fullStorage],
  ['refuses access', undefined],
])('returns false for a write, and then undefined for a read, if the storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  expect(writeStorage('sessionStorage', 'key', 'k')).toBe(false);
  expect(readStorage('sessionStorage', 'key')).toBeUndefined();
});
