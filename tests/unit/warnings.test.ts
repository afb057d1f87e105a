import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { moment } from '../../src/found/history.ts';
import type { Delivery } from '../../src/publishing/delivery.ts';
import { MAX_RULES } from '../../src/publishing/hosts/workers.ts';
import { rulesWarning, securityWarning, warningsOf } from '../../src/publishing/warnings.ts';

const dir = mkdtempSync(join(tmpdir(), 'warnings-'));
mkdirSync(join(dir, '.well-known'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('a site of an old commit', () => {
  const DAY = 86_400_000;
  const now = Date.now();
  const holds = (days: number) =>
    writeFileSync(
      join(dir, '.well-known/security.txt'),
      `Expires: ${moment(Math.floor(now / DAY + days) * DAY)}\n`,
    );

  test('is told of with what to do, before its security.txt runs out and after', () => {
    holds(20);
    expect(securityWarning(dir, now).join()).toMatch(/runs out in (19|20) days.* make a commit .*build anew/);
    holds(-400);
    expect(securityWarning(dir, now).join()).toMatch(/ran out 40[01] days ago.* make a commit .*build anew/);
    expect(warningsOf(dir)).toHaveLength(1);
  });

  test('is nothing to tell of while there is time', () => {
    holds(300);
    expect(warningsOf(dir)).toEqual([]);
  });
});

describe('a site of more files than Cloudflare reads rules', () => {
  const site = (count: number): Delivery => ({
    base: '',
    files: Array.from({ length: count }, (_, i) => ({
      file: `pictures/${i}.png`,
      address: `/pictures/${i}.png`,
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
    })),
    notFound: undefined,
    moves: [],
  });

  test('is told of with how many, and what it means', () => {
    expect(rulesWarning(site(MAX_RULES - 1))).toEqual([]);
    const [warning] = rulesWarning(site(MAX_RULES + 22));
    expect(warning).toContain(
      '23 more were dropped (/pictures/99.png, /pictures/100.png, /pictures/101.png, …)',
    );
    expect(warning).toMatch(/headers of the not-found page.*Publish fewer files/);
  });
});
