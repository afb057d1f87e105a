/**
 * `npm run pseudo`: the site as in another language (pseudo-locale.ts), in `.cache/pseudo`: its content and what is built of
 * it. What shows no brackets there is typed in the code; what is cut off has no room for longer words.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOnDisk } from '../src/content/files.ts';
import { pseudoOf } from './pseudo-locale.ts';

const from = process.env['CONTENT_DIR'] || 'content';
const [content, site] = ['.cache/pseudo/content', '.cache/pseudo/site'];
rmSync('.cache/pseudo', { recursive: true, force: true });
cpSync(from, content, { recursive: true });
rmSync(join(content, 'legal/versions'), { recursive: true, force: true });
mkdirSync(join(content, 'legal/versions'));
for (const [file, text] of Object.entries(pseudoOf(filesOnDisk(from))))
  if (/\.(md|yaml)$/.test(file)) writeFileSync(join(content, file), text);
const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: site };
const { status } = spawnSync(process.execPath, ['src/publish/build/build.ts'], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
