import type { Clause } from '../schemas/legal.ts';
import { TAKEN } from './anchors.ts';
import { type Body, lineAt } from './markdown.ts';
import { ContentError, type Problem, show } from './problems.ts';

/** Anchors that the page around a legal text has already. */
const TAKEN_HERE = [...TAKEN, 'contents', 'holds'];

/**
 * Cuts a legal text into its numbered clauses. A clause is a heading `## Title {#anchor}`, then, where the text has
 * plain words, a quotation with them, then its paragraphs.
 * @throws ContentError for a heading without its permanent anchor, an anchor used twice, or missing plain words
 */
export function clausesOf(text: Body, plainWords: boolean): { intro: string; clauses: Clause[] } {
  const { file, body } = text;
  const problems: Problem[] = [];
  const report = (index: number, problem: Omit<Problem, 'file' | 'line'>) =>
    problems.push({ file, line: lineAt(text, index), ...problem });

  const clauses: Clause[] = [];
  const headings = [...body.matchAll(/^## *(.*)$/gm)];
  headings.forEach(({ index, 0: whole, 1: head = '' }, i) => {
    const match = /^(.+?)\s*\{#([a-z][a-z0-9-]*)\}\s*$/.exec(head);
    const [, title = head, id = ''] = match ?? [];
    if (!match)
      report(index, {
        field: whole,
        expected: 'a heading with its permanent anchor, in small letters: ## Your account {#your-account}',
        found: show(head),
        mend: 'add {#anchor} at the end of the heading, and never change it again',
      });
    else if (TAKEN_HERE.includes(id) || clauses.some((clause) => clause.id === id))
      report(index, {
        field: whole,
        expected: 'an anchor that is used once on the page',
        found: `{#${id}}, which ${TAKEN_HERE.includes(id) ? 'the page itself uses' : 'an earlier heading has too'}`,
        mend: 'give this heading another anchor',
      });
    const words = body.slice(index + whole.length, headings[i + 1]?.index).trim();
    const quote = /^(?:>[^\n]*\n?)+/.exec(words)?.[0] ?? '';
    const plain = quote.replace(/^> ?/gm, '').trim();
    if (plainWords && !plain)
      report(index, {
        field: whole,
        expected: 'the plain words of the clause, as a quotation below the heading: > …',
        found: quote ? 'an empty quotation' : 'no quotation',
        mend: 'write one or two short sentences behind a > below the heading',
      });
    clauses.push({ id, title, ...(plain ? { plain } : {}), body: words.slice(quote.length).trim() });
  });
  if (clauses.length === 0)
    report(0, {
      field: '',
      expected: 'at least one clause, below a heading such as ## Your account {#your-account}',
      found: 'no heading that begins with ##',
      mend: 'put ## and a heading above each clause',
    });
  for (const { index, 0: whole } of body.matchAll(/^# .*$/gm))
    report(index, {
      field: '',
      expected: 'headings of clauses with ##, and below them with ###',
      found: show(whole),
      mend: 'write ## instead of #; the page has its title from the field "title"',
    });
  if (problems.length > 0) throw new ContentError(problems);
  return { intro: body.slice(0, headings[0]?.index).trim(), clauses };
}

/** Minutes that an adult takes to read a text: 230 words a minute (Brysbaert 2019, 238 for non-fiction). */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / 230));
