/**
 * `npm test`: builds the site once, serves it once, and runs every step against it. `node tests/run.ts check`
 * (`npm run check`) runs the steps whose names begin so. The last line is "N passed, N failed".
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startServer } from '../src/publishing/serve.ts';
import { leftOutOf } from './left-out.ts';
import { STEPS, type Step } from './steps.ts';

type Outcome = { name: string; ok: boolean; seconds: number; passed: number; failed: number; output: string };

/** A step that takes longer than this is stopped: it hangs. */
const STEP_LIMIT_SECONDS = 1800;
const GRACE_SECONDS = 3;
const HEARTBEAT_SECONDS = 15;
/** Steps side by side: one for each core of the smallest machine that this is meant for. */
const SIDE_BY_SIDE = 2;

let isInterrupted = false;
const running = new Map<ChildProcess, { name: string; started: number }>();
const since = (started: number) => (Date.now() - started) / 1000;

/** The last number before a word, in what a step printed: "12 passed". Vitest also counts files; its tests come last. */
function countOf(output: string, word: string): number {
  const line = output.match(/^\s*Tests\s.*$/gm)?.at(-1) ?? output;
  return Number([...line.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].at(-1)?.[1] ?? 0);
}

/**
 * Ends a step with everything that it started: it leads a process group of its own. Asked first, because a
 * browser has a group of its own in turn, which only the program that started it can end; then made to.
 */
function stop(child: ChildProcess): void {
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  send('SIGINT');
  setTimeout(() => send('SIGKILL'), GRACE_SECONDS * 1000).unref();
}

/** Runs an npm script to its end and keeps what it prints. */
function runScript(name: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  console.log(`▸ ${name}`);
  const started = Date.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', name], {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.set(child, { name, started });
    const timer = setTimeout(() => {
      output += `\nStopped: it had not ended after ${STEP_LIMIT_SECONDS} s.\n`;
      stop(child);
    }, STEP_LIMIT_SECONDS * 1000);
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      const clean = stripVTControlCharacters(output);
      const ok = code === 0;
      const [passed, failed] = [countOf(clean, 'passed'), countOf(clean, 'failed')];
      const seconds = since(started);
      // A step that doesn't count is one check.
      if (ok) done({ name, ok, seconds, passed: passed || 1, failed: 0, output: clean });
      else done({ name, ok, seconds, passed, failed: failed || 1, output: clean });
    });
  });
}

/** Says how a step ended; of one that failed, all that it printed, and how to run it alone. */
function print({ name, ok, seconds, passed, output }: Outcome): void {
  console.log(
    `${ok ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s   ${ok ? `ok, ${passed}` : 'FAILED'}`,
  );
  if (ok) return;
  const indented = output.trimEnd().replace(/^/gm, '  │ ');
  console.log(`${indented}\n  To run only this step: npm run ${name}\n`);
}

/** Runs steps from a queue, a few at a time, in their order. */
async function runAll(steps: readonly Step[], atATime: number, env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const queue = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = queue.shift(); step && !isInterrupted; step = queue.shift()) {
      const outcome = await runScript(step.name, env);
      print(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return outcomes;
}

const started = Date.now();
const group = process.argv[2] ?? '';
const chosen = STEPS.filter(({ name }) => name.startsWith(group));
const leftOut: string[] = [];
const steps = chosen.filter(({ name, skip }) => {
  const reason = skip?.();
  if (reason) leftOut.push(`${name} is left out: ${reason}`);
  return !reason;
});
for (const line of leftOut) console.log(`- ${line}`);

const heartbeat = setInterval(() => {
  const names = [...running.values()].map((step) => `${step.name} (${Math.round(since(step.started))} s)`);
  if (names.length > 0) console.log(`  still running: ${names.join(', ')}`);
}, HEARTBEAT_SECONDS * 1000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isInterrupted = true;
    for (const child of running.keys()) stop(child);
  });
}

const dir = resolve(process.env.OUT_DIR || 'dist');
const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
delete env.FORCE_COLOR;
const outcomes: Outcome[] = [];
let site: Awaited<ReturnType<typeof startServer>> | undefined;
if (steps.some((step) => step.site)) {
  outcomes.push(...(await runAll([{ name: 'build' }], 1, env)));
  if (outcomes.every(({ ok }) => ok)) {
    site = await startServer({ dir });
    Object.assign(env, { SITE_DIR: dir, SITE_URL: site.url });
  }
}
const possible = steps.filter((step) => site || !step.site);
outcomes.push(
  ...(await runAll(
    possible.filter((step) => !step.alone),
    SIDE_BY_SIDE,
    env,
  )),
);
outcomes.push(
  ...(await runAll(
    possible.filter((step) => step.alone),
    1,
    env,
  )),
);
await site?.close();
clearInterval(heartbeat);

console.log('');
for (const { name, ok, seconds } of outcomes) {
  console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
}
// A part of a step too is no check that has passed: whoever reads the sums should know.
const allLeftOut: string[] = [...leftOut, ...outcomes.flatMap(({ name, output }) => leftOutOf(name, output))];
for (const line of allLeftOut) console.log(`  - ${line}`);
const left = steps.filter((step) => !possible.includes(step)).map(({ name }) => name);
if (left.length > 0) console.log(`  Not run, for want of a site: ${left.join(', ')}`);
console.log(`  ${since(started).toFixed(0)} s in all\n`);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + left.length;
if (allLeftOut.length > 0) console.log(`${allLeftOut.length} left out, as named above`);
console.log(`${outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)} passed, ${failed} failed`);
process.exitCode = failed > 0 || isInterrupted ? 1 : 0;
