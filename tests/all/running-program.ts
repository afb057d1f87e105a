/** Starts programs that listen at a port. Each runs in a new folder, and is killed at the latest when the tests end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type RunningProgram = { url: string; close: () => Promise<void> };

/** Longer than the slowest start, which is wrangler's. */
const START_LIMIT_MS = 150_000;

/** Functions that kill the running programs. */
const kills = new Set<() => void>();
process.on('exit', () => {
  for (const kill of kills) kill();
});

/** Makes a temporary folder. Closing a program that `startProgram` runs there also removes the folder. */
export const makeFolder = (name: string): string => mkdtempSync(join(tmpdir(), `site-${name}-`));

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts a program and waits until it answers at a port.
 * @param folder a folder from `makeFolder`, in which the program runs
 * @throws with its output if it does not answer
 */
export async function startProgram(
  folder: string,
  port: number,
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningProgram> {
  let output = '';
  let hasEnded = false;
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'close')
    .catch((error) => (output += error.message))
    .finally(() => (hasEnded = true));
  const sendSignal = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The whole group has ended.
    }
  };
  const kill = () => {
    sendSignal('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    kills.delete(kill);
  };
  kills.add(kill);
  const close = async () => {
    sendSignal('SIGTERM');
    await Promise.race([ended, pause(2000, undefined, { ref: false })]);
    kill();
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!hasEnded && Date.now() < deadline) {
    const options = { redirect: 'manual', signal: AbortSignal.timeout(2000) } as const;
    const hasAnswered = await fetch(url, options).then(Boolean, () => false);
    if (hasAnswered) return { url, close };
    await pause(100);
  }
  await close();
  throw new Error(`${command} ${hasEnded ? 'ended' : 'did not answer'}. Output:\n${output.trim()}`);
}
