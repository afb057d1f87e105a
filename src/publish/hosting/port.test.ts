/** Where the server of `npm start` listens, and what it says if it can't. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSite } from '../../../tests/small-site.ts';
import { addressOf, listen, portNote } from './port.ts';
import { type Server, startServer } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'port-'));
let server: Server;
beforeAll(async () => {
  await makeSite(folder, { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Oops! Page not found</h1>' });
  server = await startServer(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('where it listens', () => {
  const there = () => ({ port: Number(new URL(server.url).port), host: 'localhost' });

  test.each(['abc', '70000', '65536', '-1', '4321.5', '0x10', '1e3', ' '])(
    'PORT %s is refused in a sentence',
    (PORT) => {
      expect(() => addressOf({ PORT })).toThrow(
        `PORT is "${PORT}", which is not a port. Set it to a whole number up to 65535`,
      );
    },
  );

  test('npm start says that before it builds, and nothing else', () => {
    const env = { ...process.env, PORT: 'abc' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/publish/start.ts'], {
      env,
      encoding: 'utf8',
    });
    expect([status, stdout + stderr]).toEqual([1, expect.stringMatching(/^PORT is "abc", .*\n$/)]);
  });

  test('it listens on this machine only, unless HOST says otherwise', async () => {
    expect(addressOf({})).toEqual({ port: 4321, host: 'localhost' });
    expect(addressOf({}, 4400).port).toBe(4400);
    expect(addressOf({ PORT: '65535', HOST: '0.0.0.0' })).toEqual({ port: 65_535, host: '0.0.0.0' });
    const outside = Object.values(networkInterfaces()).flatMap(
      (all) => all?.filter(({ internal }) => !internal) ?? [],
    );
    for (const { address } of outside.filter(({ family }) => family === 'IPv4'))
      await expect(fetch(`http://${address}:${there().port}/`)).rejects.toThrow();
  });

  test('a port that is taken gets the next free one, and says so', async () => {
    const other = await startServer(folder, there());
    expect(Number(new URL(other.url).port)).toBeGreaterThan(there().port);
    expect(portNote(there(), other.url)).toContain(
      `Port ${there().port} is in use: this is the next free one.`,
    );
    expect(portNote(there(), server.url)).toBe('');
    await other.close();
  });

  test('if no port may be opened, a sentence says which, why, and what to do', async () => {
    const last = await startServer(folder, { port: 65_535, host: 'localhost' });
    await expect(listen(createServer(), { port: 65_535, host: 'localhost' })).rejects.toThrow(
      /^Nothing can be served at port 65535 of localhost: .*EADDRINUSE.*\. Set the variables PORT and HOST/,
    );
    await last.close();
  });

  test('a HOST that is not an address of this machine is refused in a sentence', async () => {
    await expect(listen(createServer(), { port: 0, host: '203.0.113.1' })).rejects.toThrow(
      /^Nothing can be served at port 0 of 203\.0\.113\.1: .*EADDRNOTAVAIL/,
    );
  });
});
