import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const HEARTBEAT_SECONDS = 10;

/** npm's warnings that the machine's Node is older than packages ask for. They run on the Node that comes with them. */
const NOISE = /^npm warn EBADENGINE.*\n/gm;

/** @param {string} sentence */
export const say = (sentence) => console.log(`setup: ${sentence}`);

/**
 * Says what failed and how to fix it, and ends.
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`\nsetup failed: ${sentence}\n`);
  process.exit(1);
}

/**
 * Runs a command with its output shown, and says every few seconds that it is still going.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, complaint: string }>}
 */
export function run(what, command, args, env = process.env) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(() => say(`still ${what}, ${seconds()} s`), HEARTBEAT_SECONDS * 1000);
  return new Promise((resolve) => {
    let complaint = '';
    // On Windows npm is a shell script.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['inherit', 'inherit', 'pipe'] });
    child.stderr.on('data', (text) => {
      complaint += text;
      process.stderr.write(String(text).replace(NOISE, ''));
    });
    /** @param {boolean} ok */
    const end = (ok) => {
      clearInterval(heartbeat);
      if (ok) say(`done ${what}, ${seconds()} s`);
      resolve({ ok, complaint });
    };
    child.on('error', (error) => {
      complaint += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
