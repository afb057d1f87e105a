import { execFileSync } from 'node:child_process';
import { findCommand } from '../scripts/chromium.mjs';

/** A certificate for localhost with its key, as one PEM text, made for this run by openssl. @throws without openssl */
export function certificate(): string {
  if (!findCommand('openssl')) {
    throw new Error(
      'openssl is missing. `npm test` installs it on Debian; by hand: sudo apt-get install openssl',
    );
  }
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const rest = ['-days', '2', ...names, '-keyout', '-', '-out', '-'];
  return execFileSync('openssl', [...request, ...rest], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
}
