/** The headers as Mozilla's HTTP Observatory judges them. All pages have the same, so one stands for all. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { expect, test } from 'vitest';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { certificate } from '../certificate.ts';
import { siteDir } from '../site.ts';

/** What the Observatory says of an address. */
type Scan = {
  scan: { score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

/**
 * Mozilla's HTTP Observatory is kept apart from the project's packages: it brings two hundred, and its install script
 * fetches lists from the internet.
 */
const OBSERVATORY = '@mdn/mdn-http-observatory@1.4.8';
const FOLDER = resolve('node_modules/.cache/observatory');

/**
 * The highest score of a site like this: 100, and what there is to gain: 10 each for the policy and for the resource
 * policy, 5 each for referrers and frames. 5 more are for cookies, for hashes of other hosts' scripts, which this site
 * has none of, and for a domain on the preload list, which is its owner's decision.
 */
const HIGHEST = 130;

/** Installs the Observatory unless it is there. Says why it cannot be had, if so. */
function install(): string | undefined {
  const conf = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');
  if (existsSync(conf)) return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const args = ['install', '--prefix', FOLDER, '--ignore-scripts', '--omit=optional', OBSERVATORY];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) return stderr.trim().split('\n').at(-1) || 'npm install did not succeed.';
  // Its install script would fetch the list of preloaded hosts; localhost is not on it.
  writeFileSync(conf, '{}');
  return undefined;
}

/** Takes https in front of a plain server, and sends http to https, on one port, as hosts do on two. */
async function secured(url: string, pem: string): Promise<{ host: string; close: () => void }> {
  const open = new Set<Socket>();
  const secure = createSecureServer({ key: pem, cert: pem }, (socket) => {
    const plain = connect(Number(new URL(url).port), 'localhost');
    for (const one of [socket, plain]) one.on('error', () => [socket, plain].map((each) => each.destroy()));
    socket.pipe(plain).pipe(socket);
  });
  const front = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (first) => {
      socket.pause();
      // The first byte of TLS; http begins with a letter.
      if (first[0] === 22) {
        socket.unshift(first);
        return secure.emit('connection', socket);
      }
      const [, path = '/'] = /^[A-Z]+ (\S+)/.exec(first.toString('latin1')) ?? [];
      const head = ['HTTP/1.1 301 Moved Permanently', `Location: https://${host}${path}`];
      return socket.end([...head, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
    });
  });
  await new Promise<void>((done) => front.listen(0, 'localhost', done));
  const host = `localhost:${(front.address() as AddressInfo).port}`;
  const close = () => {
    front.close();
    for (const socket of open) socket.destroy();
  };
  return { host, close };
}

/** Has the Observatory scan a running site, over https with a certificate made for this run. */
async function observe(url: string): Promise<Scan> {
  const pem = certificate();
  const file = join(FOLDER, 'localhost.pem');
  writeFileSync(file, pem);
  const { host, close } = await secured(url, pem);
  const args = [resolve('tests/all/observatory-scan.mjs'), FOLDER, `${host}/`];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_EXTRA_CA_CERTS: file } });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (complaint += text));
  const code = await new Promise((done) => child.on('close', done));
  close();
  if (code !== 0) throw new Error(`The Observatory did not come to an end:\n${complaint}`);
  return JSON.parse(output);
}

test('every test of the Observatory is passed, with the highest score', async ({ skip }) => {
  const missing = install();
  skip(missing !== undefined, `the Observatory could not be installed from npm: ${missing}`);
  const server = await startServer(siteDir());
  const { scan, tests } = await observe(server.url).finally(server.close);
  const lost = Object.entries(tests).filter(([, { pass, scoreModifier }]) => !pass || scoreModifier < 0);
  expect(
    lost.map(([name, { result }]) => `${name}: ${result}`),
    'See src/publish/hosting/headers.ts.',
  ).toEqual([]);
  expect(scan.score).toBeGreaterThanOrEqual(HIGHEST);
});
