import { spawn } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../../../tests/patience.ts';
import { filesOf } from '../hosting/files.ts';
import { lockOutput, publish, restore } from './swap.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  out = join(folder, 'dist');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});
const said = () => vi.mocked(console.warn).mock.calls.join();

/** A folder with files, each with its text. */
function fill(dir: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}
const textsIn = (dir: string) =>
  Object.fromEntries(filesOf(dir).map((file) => [file, readFileSync(join(dir, file), 'utf8')]));

const OLD = { 'index.html': 'old', 'gone.html': 'old', '_astro/old.js': 'old' };
const NEW = { 'index.html': 'new', 'team/one.html': 'new', '_astro/new.js': 'new' };

describe('the finished site', () => {
  test('takes the place of the old one, and leaves nothing beside it', () => {
    fill(out, OLD);
    publish(fill(join(folder, 'made'), NEW), out);
    expect(textsIn(out)).toEqual(NEW);
    expect(filesOf(folder).filter((file) => !/^(dist|made)\//.test(file))).toEqual([]);
    expect(existsSync(`${out}.old`) || existsSync(`${out}.next`)).toBe(false);
  });

  test('replaces the folder that a link points to; the link stays', () => {
    fill(join(folder, 'elsewhere'), OLD);
    symlinkSync(join(folder, 'elsewhere'), out);
    publish(fill(join(folder, 'made'), NEW), out);
    expect(textsIn(join(folder, 'elsewhere'))).toEqual(NEW);
    expect(textsIn(out)).toEqual(NEW);
  });

  test.each(['EBUSY', 'EXDEV'])(
    'is copied file by file where a folder cannot be renamed (%s), and says so',
    (code) => {
      fill(out, OLD);
      vi.spyOn(fs, 'renameSync').mockImplementation(() => {
        throw Object.assign(new Error('rename'), { code });
      });
      publish(fill(join(folder, 'made'), NEW), out);
      expect(textsIn(out)).toEqual(NEW);
      expect(said()).toContain(`can't be replaced as a whole (${code}`);
      expect(existsSync(`${out}.next`), 'Nothing half copied may stay behind.').toBe(false);
    },
  );

  test('that cannot be copied leaves the old one as it was, and nothing beside it', () => {
    fill(out, OLD);
    expect(() => publish(join(folder, 'no such folder'), out)).toThrow('ENOENT');
    expect(textsIn(out)).toEqual(OLD);
    expect(existsSync(`${out}.next`)).toBe(false);
  });
});

describe('after a build that was killed', () => {
  test('after the second rename, the new site stays', () => {
    fill(out, NEW);
    fill(`${out}.old`, OLD);
    restore(out);
    expect(textsIn(out)).toEqual(NEW);
    expect(existsSync(`${out}.old`)).toBe(false);
  });

  test.each([
    ['that dies at work', 'process.abort()'],
    ['that is asked to end', "process.kill(process.ppid, 'SIGTERM')"],
  ])('a build %s leaves the last good site, and no lock', async (_, how) => {
    fill(out, OLD);
    const program = `if (process.argv[1]?.endsWith('make.ts')) { console.log('at work'); ${how} }`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(program)}`;
    const env = { ...process.env, CONTENT_DIR: 'tests/fixtures/content', OUT_DIR: out, NODE_OPTIONS };
    const build = start(['src/publish/build/build.ts'], env);
    expect(await build.end, build.printed).toBe(1);
    expect(build.printed).toContain('at work');
    expect(textsIn(out)).toEqual(OLD);
    expect(['.lock', '.next', '.old'].filter((end) => existsSync(out + end))).toEqual([]);
  });

  test('between the two renames, the next build restores the last good site, even if it then refuses the content', async () => {
    fill(`${out}.old`, OLD);
    fill(`${out}.next`, NEW);
    const content = fill(join(folder, 'content'), { 'company.yaml': 'name: 1\n' });
    const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out };
    const build = start(['src/publish/build/build.ts'], env);
    expect(await build.end, build.printed).toBe(1);
    expect(build.printed).toContain('company.yaml');
    expect(textsIn(out)).toEqual(OLD);
    expect(['.lock', '.next', '.old'].filter((end) => existsSync(out + end))).toEqual([]);
  });
});

/** Runs Node: what it has printed so far, and its end. */
function start(args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, args, { env });
  const program = {
    printed: '',
    end: new Promise<number | null>((done) => child.on('close', done)),
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      program.printed += text;
    });
  return program;
}

/** A build that makes a site of many files, all with its own name in them. */
const cheapBuild = (name: string) => `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { lockOutput, publish, restore } from ${JSON.stringify(pathToFileURL(resolve('src/publish/build/swap.ts')).href)};
  const out = ${JSON.stringify(out)}, made = ${JSON.stringify(join(folder, name))};
  await lockOutput(out);
  restore(out);
  mkdirSync(made, { recursive: true });
  for (let i = 0; i < 50; i++) writeFileSync(made + '/' + i + '.html', ${JSON.stringify(name)});
  publish(made, out);
`;

describe('two builds into one folder', () => {
  test('wait for one another, say for whom they wait, and each succeeds', async () => {
    const release = await lockOutput(out);
    const builds = ['a', 'b', 'c'].map((name) => start(['--input-type=module', '-e', cheapBuild(name)]));
    const sentence = `Another build (process ${process.pid}) is writing ${out}: this one waits for it.`;
    for (const build of builds)
      await expect.poll(() => build.printed, { timeout: PATIENCE_MS }).toContain(sentence);
    expect(existsSync(out), 'Nobody may write before the lock is given back.').toBe(false);
    release();
    for (const build of builds) expect(await build.end, build.printed).toBe(0);
    const texts = new Set(Object.values(textsIn(out)));
    expect(texts.size, 'The site is of one build, whole.').toBe(1);
    expect(Object.keys(textsIn(out))).toHaveLength(50);
    expect(['.lock', '.next', '.old'].filter((end) => existsSync(out + end))).toEqual([]);
  });

  test('the lock of a process that has ended is taken over', async () => {
    const ended = spawn(process.execPath, ['--version']);
    await new Promise((done) => ended.on('close', done));
    writeFileSync(`${out}.lock`, String(ended.pid));
    const release = await lockOutput(out);
    expect(readFileSync(`${out}.lock`, 'utf8')).toBe(String(process.pid));
    expect(said(), 'There was nobody to wait for.').toBe('');
    release();
    expect(existsSync(`${out}.lock`)).toBe(false);
  });
});
