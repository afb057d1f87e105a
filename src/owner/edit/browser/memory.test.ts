import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './memory.ts';

afterEach(() => vi.unstubAllGlobals());

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

test('what a browser keeps is found again', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  vi.stubGlobal('localStorage', storage);
  expect(recall('localStorage', 'by')).toBeUndefined();
  expect(remember('localStorage', 'by', 'Leela')).toBe(true);
  expect(recall('localStorage', 'by')).toBe('Leela');
});

test('a browser without room keeps nothing, and says so', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full });
  expect(remember('sessionStorage', 'key', 'k')).toBe(false);
});

test('nor does one that refuses even to be asked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([recall('sessionStorage', 'key'), remember('sessionStorage', 'key', 'k')]).toEqual([
    undefined,
    false,
  ]);
});
