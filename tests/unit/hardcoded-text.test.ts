/** Tests the rule in `hardcoded-text.grit`, because Biome ignores a rule that it cannot run, without a message. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('rejects hard-coded text in a component, but accepts symbols, class names and labels', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hardcoded-text-'));
  const rejected = ['<p>Two words</p>', "<p>{'Two words'}</p>", '<img alt="Two words" src="/a.png" />'];
  const accepted = `<p className="wrap" aria-labelledby="b">{name}, {'×'} 5 % <b id="b">{t('Two words')}</b></p>`;
  const lines = [...rejected, accepted].map((jsx, i) => `export const some${i} = ${jsx};\n`);
  writeFileSync(join(folder, 'Some.tsx'), lines.join(''));
  const settings = { plugins: [resolve('hardcoded-text.grit')], linter: { rules: { preset: 'none' } } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const reports = [...`${stdout}${stderr}`.matchAll(/Some\.tsx:(\d+):\d+ plugin/g)];
  const reportedLines = reports.map(([, line]) => Number(line));
  expect(reportedLines, stdout + stderr).toEqual([1, 2, 3]);
});
