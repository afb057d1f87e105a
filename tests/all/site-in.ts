/** The tests' company in a language that is only declared: its words stay English, the build's are the language's. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startServer } from '../../src/publish/hosting/serve.ts';
import { runBuild } from '../site.ts';

/**
 * Builds and serves it.
 * @param dir a folder of the test's own below `.cache/`
 * @param change changes more in the content folder that it gets
 */
export async function siteIn(language: string, dir: string, change = (_content: string): void => {}) {
  const [content, site] = [resolve('.cache', dir, 'content'), resolve('.cache', dir, 'site')];
  rmSync(resolve('.cache', dir), { recursive: true, force: true });
  cpSync('tests/fixtures/content', content, { recursive: true });
  const settings = join(content, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^language:.*$/m, `language: ${language}`));
  change(content);
  const { status, said } = runBuild({ CONTENT_DIR: content }, { to: site });
  assert.equal(status, 0, said);
  return startServer(site);
}
