import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf, filesOf } from './files.ts';
import { metaPolicyFor } from './policy.ts';

/**
 * Whether the policy is to stand in the documents themselves, for a host that sends no headers of ours: the variable
 * `POLICY_IN` says so. It costs each document some hundred bytes, so elsewhere it goes in a header alone.
 * @throws when the variable says something else
 */
export function isPolicyInDocument(told = process.env['POLICY_IN']): boolean {
  if (told !== undefined && !['', 'header', 'document'].includes(told))
    throw new Error(
      `POLICY_IN is "${told}". For a host that sends no headers of ours: POLICY_IN=document npm run build. ` +
        'For any other leave it out.',
    );
  return told === 'document';
}

const CHARSET = /<meta charset="?utf-8"?>/i;

/** A document with its policy in it: right behind the charset, for what stands before it is not policed. */
export function withPolicy(html: string): string {
  const policy = metaPolicyFor(html);
  if (!CHARSET.test(html) || policy.includes('"'))
    throw new Error(
      'A document has no place for its policy: let its head begin with <meta charset="utf-8">.',
    );
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`,
  );
}

/** Writes into each document of a finished site its policy, where that is asked for. */
export function writePolicies(dir: string): void {
  if (!isPolicyInDocument()) return;
  for (const file of documentsOf(filesOf(dir))) {
    const path = join(dir, file);
    writeFileSync(path, withPolicy(readFileSync(path, 'utf8')));
  }
}
