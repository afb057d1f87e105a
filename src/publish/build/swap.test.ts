import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesOf } from '../hosting/files.ts';
import { publish, refusalOf } from './swap.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  out = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

const OLD = { 'index.html': 'old', 'gone.html': 'old', 'build.json': '{}' };
const NEW = { 'index.html': 'new', 'team/one.html': 'new', 'build.json': '{}' };

describe('the finished site', () => {
  test('takes the place of the old one, and touches nothing beside it', () => {
    fill(out, OLD);
    fill(`${out}.old`, { 'notes.txt': 'mine' });
    publish(fill(join(folder, 'made'), NEW), out);
    expect(textsIn(out)).toEqual(NEW);
    expect(textsIn(`${out}.old`)).toEqual({ 'notes.txt': 'mine' });
    expect(readdirSync(folder).sort()).toEqual(['dist', 'dist.old', 'made']);
  });

  test('replaces the folder that a link points to; the link stays', () => {
    fill(join(folder, 'elsewhere'), OLD);
    symlinkSync(join(folder, 'elsewhere'), out);
    publish(fill(join(folder, 'made'), NEW), out);
    expect(textsIn(join(folder, 'elsewhere'))).toEqual(NEW);
    expect(textsIn(out)).toEqual(NEW);
  });

  test('that cannot be copied leaves the old one as it was, and nothing beside it', () => {
    fill(out, OLD);
    expect(() => publish(join(folder, 'no such folder'), out)).toThrow('ENOENT');
    expect(textsIn(out)).toEqual(OLD);
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('OUT_DIR', () => {
  test('may be a folder that is not there, an empty one, or the last build', () => {
    const project = fill(join(folder, 'project'), { 'package.json': '{}' });
    expect(refusalOf(out, project)).toBeUndefined();
    mkdirSync(out);
    expect(refusalOf(out, project)).toBeUndefined();
    fill(out, OLD);
    expect(refusalOf(out, project)).toBeUndefined();
  });

  test('may not be the project, what it lies in, a link there, or a folder with other things', () => {
    const project = fill(join(folder, 'project'), { 'package.json': '{}', 'build.json': '{}' });
    symlinkSync(project, join(folder, 'link'));
    for (const one of [project, folder, join(folder, 'link')])
      expect(refusalOf(one, project)).toContain('holds the project itself');
    fill(join(project, 'photographs'), { 'leela.jpg': 'Leela' });
    expect(refusalOf(join(project, 'photographs'), project)).toContain('name another folder, or empty it');
  });
});
