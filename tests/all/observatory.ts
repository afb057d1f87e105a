import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { certificate } from '../certificate.ts';

/** What the Observatory says of an address. */
export type Scan = {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

/**
 * Mozilla's HTTP Observatory is kept apart from the project's packages: it brings two hundred, and its install script
 * fetches lists from the internet.
 */
const OBSERVATORY = '@mdn/mdn-http-observatory@1.4.8';
const FOLDER = resolve('node_modules/.cache/observatory');

/** Installs the Observatory unless it is there. Says why it cannot be had, if so. */
export function installObservatory(): string | undefined {
  const conf = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');
  if (existsSync(conf)) return undefined;
  console.log("Installing Mozilla's HTTP Observatory from npm; this takes half a minute, once.");
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
  const inner = Number(new URL(url).port);
  const secure = createSecureServer({ key: pem, cert: pem }, (socket) => {
    const plain = connect(inner, 'localhost');
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
        secure.emit('connection', socket);
        return;
      }
      const [, path = '/'] = /^[A-Z]+ (\S+)/.exec(first.toString('latin1')) ?? [];
      const head = ['HTTP/1.1 301 Moved Permanently', `Location: https://${host}${path}`];
      socket.end([...head, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
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

/**
 * Has the Observatory scan pages of a running site, over https with a certificate made for this run.
 * @param url where the site is, over http
 */
export async function observe(url: string, routes: readonly string[]): Promise<Map<string, Scan>> {
  const pem = certificate();
  const file = join(FOLDER, 'localhost.pem');
  writeFileSync(file, pem);
  const { host, close } = await secured(url, pem);
  const args = [resolve('tests/all/observatory-scan.mjs'), FOLDER, ...routes.map((route) => host + route)];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_EXTRA_CA_CERTS: file } });
  let [output, complaint] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (complaint += text));
  const code = await new Promise((done) => child.on('close', done));
  close();
  if (code !== 0) throw new Error(`The Observatory did not come to an end:\n${complaint}`);
  const scans = output.trim().split('\n');
  return new Map(routes.map((route, i) => [route, JSON.parse(scans[i] ?? 'null') as Scan]));
}
