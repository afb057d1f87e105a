import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSmallSite } from '../../../tests/small-site.ts';
import { listen, portNote, readAddress } from './port.ts';
import { type Server, startServer } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'port-'));
let server: Server;
beforeAll(async () => {
  await makeSmallSite(folder, { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Oops! Page not found</h1>' });
  server = await startServer(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const serverAddress = () => ({ port: Number(new URL(server.url).port), host: 'localhost' });

test.each(['abc', '70000', '65536', '-1', '4321.5', '0x10', '1e3', ' '])('rejects the PORT "%s"', (PORT) =>
  expect(() => readAddress({ PORT })).toThrow(
    `PORT is "${PORT}", which is not a port. Set it to a whole number up to 65535`,
  ),
);

test('npm start rejects an invalid PORT before it builds', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/publish/start.ts'], {
    env: { ...process.env, PORT: 'abc' },
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([1, expect.stringMatching(/^PORT is "abc", .*\n$/)]);
});

test('listens on this machine only, unless HOST names another address', async () => {
  expect(readAddress({})).toEqual({ port: 4321, host: 'localhost' });
  expect(readAddress({}, 4400).port).toBe(4400);
  expect(readAddress({ PORT: '65535', HOST: '0.0.0.0' })).toEqual({ port: 65_535, host: '0.0.0.0' });
  const externalAddresses = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address: host } of externalAddresses)
    await expect(fetch(`http://${host}:${serverAddress().port}/`)).rejects.toThrow();
});

test('takes the next free port if the requested one is in use, and returns a note about it', async () => {
  const second = await startServer(folder, serverAddress());
  expect(Number(new URL(second.url).port)).toBeGreaterThan(serverAddress().port);
  expect(portNote(serverAddress(), second.url)).toContain(
    `Port ${serverAddress().port} is in use: this is the next free one.`,
  );
  expect(portNote(serverAddress(), server.url)).toBe('');
  expect(portNote({ port: 80, host: 'localhost' }, 'http://localhost/')).toBe('');
  await second.close();
});

test('reports a port or host that it cannot open, with the reason and what to do', async () => {
  const last = await startServer(folder, { port: 65_535, host: 'localhost' });
  await expect(listen(createServer(), { port: 65_535, host: 'localhost' })).rejects.toThrow(
    /^Nothing can be served at port 65535 of localhost: .*EADDRINUSE.*\. Set PORT/,
  );
  await last.close();
  await expect(listen(createServer(), { port: 0, host: '203.0.113.1' })).rejects.toThrow(
    /^Nothing can be served at port 0 of 203\.0\.113\.1: .*EADDRNOTAVAIL/,
  );
});
