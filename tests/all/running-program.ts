/** Runs a program that serves a site, in a folder of its own, and sees to it that both end with the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Running = { url: string; close: () => Promise<void> };

/** wrangler takes three seconds on a quiet machine; one that has not come by then will not come. */
const START_LIMIT_MILLISECONDS = 60_000;

/** A port that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** What is still running, and its folder: both end with the test, however that ends. */
const children = new Map<ChildProcess, string>();
/** Ends a program with all that it started, which is in its process group. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}
process.on('exit', () => {
  for (const [child, folder] of children) {
    end(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Runs a program in a folder of its own until it answers at a port. @throws with its words when it doesn't */
export async function run(
  folder: string,
  port: number,
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  let said = '';
  let isOver = false;
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...env },
  });
  children.set(child, folder);
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const over = new Promise<void>((done) => {
    const leave = () => {
      isOver = true;
      children.delete(child);
      done();
    };
    child.on('error', (error) => {
      said += error.message;
      leave();
    });
    child.on('close', leave);
  });
  const close = async () => {
    end(child, 'SIGTERM');
    await Promise.race([over, pause(2000, undefined, { ref: false })]);
    end(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_LIMIT_MILLISECONDS;
  while (!isOver && Date.now() < until) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (answer) return { url, close };
    await pause(100);
  }
  await close();
  throw new Error(`${command} ${isOver ? 'ended at once' : 'did not answer'}. It said:\n${said.trim()}`);
}

/** A folder of a program's own, which goes with it. */
export const folderFor = (name: string) => mkdtempSync(join(tmpdir(), `site-${name}-`));
