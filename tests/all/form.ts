/** Starts `npm run edit` on a folder, for stories in a browser and requests without one. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { PATIENCE_MS } from '../patience.ts';

/** A running form: its whole address, its preview's, and how to end it. */
export type Form = { url: string; site: string; end: () => Promise<void> };

export const photograph = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer();

/**
 * Starts the form on a content folder, and waits until the preview is ready too.
 * @param project whose form it is
 */
export async function startForm(root: string, env: NodeJS.ProcessEnv, project = '.'): Promise<Form> {
  const child = spawn(process.execPath, [resolve(project, 'src/owner/edit/edit.ts')], {
    cwd: project,
    env: { ...env, CONTENT_DIR: root, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const [url, site] = await new Promise<[string, string]>((done, fail) => {
    const hear = (text: Buffer) => {
      said += text;
      const [, form] = /Change the site at (\S+)/.exec(said) ?? [];
      const [, site] = /with your changes: (\S+)/.exec(said) ?? [];
      if (form && site) done([form, site]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => fail(new Error(`npm run edit ended by itself: ${said}`)));
    setTimeout(() => fail(new Error(`npm run edit did not start: ${said}`)), 4 * PATIENCE_MS).unref();
  });
  const end = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill();
    });
  return { url, site, end };
}
