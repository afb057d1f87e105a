import { isDeepStrictEqual } from 'node:util';
import { Lexer, parseDocument } from 'yaml';
import { Unwritable } from './change.ts';

/** What YAML says, read as the build reads it. @throws Unwritable where the build would refuse it too */
export function valuesOf(text: string): unknown {
  const doc = parseDocument(text, { prettyErrors: false, stringKeys: true, version: '1.2' });
  const [error] = [...doc.errors, ...doc.warnings];
  if (error) throw new Unwritable(`The file is no YAML that can be read: ${error.message}`);
  return doc.toJS() ?? {};
}

/** Whether a text is YAML with these values. */
export function says(text: string, values: unknown): boolean {
  try {
    return isDeepStrictEqual(valuesOf(text), values);
  } catch {
    return false;
  }
}

/** The comments of a text, in their order. */
export function commentsOf(text: string): string[] {
  const tokens = [...new Lexer().lex(text)];
  // A token behind this sign is a value, which may begin with # too.
  return tokens.filter((token, i) => token.startsWith('#') && tokens[i - 1] !== '\x1f');
}
