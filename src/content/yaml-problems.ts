import type { YAMLError } from 'yaml';
import { type Problem, show } from './problems.ts';

type Words = Pick<Problem, 'expected' | 'found' | 'mend'>;

const IN_QUOTES = 'put the whole text behind the colon in double quotes: "…"';

/** Whether a line is indented by a tab, which YAML does not know. */
export const hasTab = (line: string): boolean => /^\s*\t/.test(line);

/**
 * What an error of the YAML reader means for an author.
 * @param line the line that it is about, as it is written
 * @param next the line below it
 */
export function explainYaml(error: YAMLError, line: string, next = ''): Words {
  const found = show(line.trim());
  if (error.code === 'TAB_AS_INDENT' || hasTab(line))
    return {
      expected: 'lines that begin with spaces, or with nothing',
      found: 'a tab character at the beginning of the line',
      mend: 'replace the tab by spaces, two for each step',
    };
  switch (error.code) {
    case 'DUPLICATE_KEY':
      return { expected: 'each field once', found: `a second ${found}`, mend: 'remove one of the two' };
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if (/:\s.*:(\s|$)/.test(line))
        return {
          expected: 'a field and its value: name: value',
          found,
          mend: `${IN_QUOTES}; it has a colon in it`,
        };
      if (/:\s+\S/.test(line) && /^\s+/.test(next))
        return {
          expected: 'the next line to begin where this one begins',
          found: `${found}, and below it ${show(next.trim())}, which is indented more`,
          mend: 'remove spaces at the beginning of the next line',
        };
      break;
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return {
        expected: 'a text that begins with a letter or a digit, or stands in quotes',
        found,
        mend: IN_QUOTES,
      };
    case 'BAD_DQ_ESCAPE':
      return {
        expected: 'a text without a single backslash between its quotes',
        found,
        mend: 'remove the backslash, or write two',
      };
    case 'MISSING_CHAR':
      if (/quote/.test(error.message))
        return {
          expected: 'a text between two quotation marks',
          found,
          mend: 'add the closing quotation mark',
        };
      return {
        expected: missing(error.message),
        found,
        mend: 'add what is missing; the line above may be at fault',
      };
    case 'MULTIPLE_DOCS':
      return { expected: 'no line of hyphens in this file', found, mend: 'remove the line' };
    case 'UNEXPECTED_TOKEN':
      if (/:\s*[{["']/.test(line))
        return {
          expected: 'nothing behind the closing quote or bracket',
          found,
          mend: `${IN_QUOTES}; inside them use ‘ ’ or “ ”`,
        };
  }
  if (!/:(\s|$)/.test(line) && !line.trim().startsWith('-'))
    return {
      expected: 'a colon and a space behind the name of a field: name: value',
      found,
      mend: 'add the colon and the space; or, where the line belongs to the text above it, indent it by two more spaces',
    };
  return {
    expected: 'lines of the form "name: value", each group indented by two spaces',
    found,
    mend: 'compare the line with those around it: a colon, a quote or the indentation is off',
  };
}

/** For a value that begins with a sign that means something to programs, such as * or &. */
export const mendReference = (line: string): Words => ({
  expected: 'a text that begins with a letter or a digit, or stands in quotes',
  found: show(line.trim()),
  mend: IN_QUOTES,
});

function missing(message: string): string {
  const bracket = /must end with a? ?(.)|end with (.)/.exec(message);
  return bracket
    ? `a closing ${bracket[1] ?? bracket[2]}`
    : 'a colon and a space behind the name of a field: name: value';
}
