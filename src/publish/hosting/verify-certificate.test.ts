/** What `npm run verify` says of a certificate, as its user runs it. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCommand } from '../../../scripts/chromium.mjs';
import { certificate } from '../../../tests/certificate.ts';
import { dir, during, folder, serveTheBuild, spoiling } from '../../../tests/spoilt-host.ts';

serveTheBuild();

/** Runs the command as its user does, on a host with a certificate. */
async function verifySecure(days: number, trusted: boolean): Promise<{ code: number; said: string }> {
  const pem = certificate(days);
  const file = join(folder, `${days}.pem`);
  writeFileSync(file, pem);
  const server = createSecureServer(
    { key: pem, cert: pem },
    spoiling(() => {}),
  );
  return during(
    server,
    (port) =>
      new Promise((done) => {
        const env = { ...process.env, OUT_DIR: dir, ...(trusted ? { NODE_EXTRA_CA_CERTS: file } : {}) };
        const args = ['src/publish/hosting/verify.ts', `https://localhost:${port}`];
        execFile(process.execPath, args, { env }, (error, out, err) =>
          done({ code: Number(error?.code ?? 0), said: out + err }),
        );
      }),
  );
}

// Three programs start here, which takes long on a busy machine.
const LONG_ENOUGH = { timeout: 60_000, skip: !findCommand('openssl') };
test('a certificate is trusted and has days left', LONG_ENOUGH, async () => {
  const [lasting, ending, unknown] = await Promise.all([
    verifySecure(90, true),
    verifySecure(5, true),
    verifySecure(89, false),
  ]);
  expect([lasting.code, lasting.said]).toEqual([0, expect.stringContaining('The live site is the build.')]);
  expect([ending.code, ending.said]).toEqual([1, expect.stringMatching(/The certificate ends in [45] days/)]);
  expect([unknown.code, unknown.said]).toEqual([
    1,
    expect.stringMatching(/was not reached: .*(certificate|self.signed)/),
  ]);
});
