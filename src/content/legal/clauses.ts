import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineIn, type Markdown } from '../markdown.ts';
import { ContentError, type Problem, show, unusable } from '../problems.ts';
import type { Clause } from '../schemas/legal.ts';

const HEADING = 'a heading with its permanent anchor, in small letters: ## Your account {#your-account}';

/**
 * Cuts a legal text into its numbered clauses. A clause is a heading `## Title {#anchor}`, then, where the text has
 * plain words, a quotation with them, then its paragraphs.
 * @throws ContentError for a heading without its permanent anchor, an anchor used twice, or missing plain words
 */
export function clausesOf(text: Markdown, plainWords: boolean): { intro: string; clauses: Clause[] } {
  const { file, body, bodyLine, tree } = text;
  const problems: Problem[] = [];
  const report = (heading: Heading, expected: string, found: string) => {
    const part = `${'#'.repeat(heading.depth)} ${textOf(heading)}`;
    problems.push({ code: 'text', file, path: [], part, line: lineIn(text, heading), expected, found });
  };

  const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2) as Heading[];
  if (headings.length === 0)
    throw unusable(
      'text',
      file,
      `at least one clause, below ${HEADING}`,
      'no heading that begins with ##',
      bodyLine,
    );
  const clauses: Clause[] = [];
  headings.forEach((heading, i) => {
    const words = textOf(heading).trim();
    const [, title = words, id = ''] = /^(.*\S)\s*\{#([a-z][a-z0-9-]*)\}$/s.exec(words) ?? [];
    const isDouble = clauses.some((clause) => clause.id === id);
    // A line of hyphens below its words makes a heading, too.
    if (!id || body[heading.position?.start.offset ?? 0] !== '#') report(heading, HEADING, show(words));
    else if (isDouble)
      report(
        heading,
        'an anchor that is used once on the page',
        `{#${id}}, which an earlier heading has too`,
      );

    const end = headings[i + 1]?.position?.start.offset;
    const next = tree.children[tree.children.indexOf(heading) + 1];
    const quote = next?.type === 'blockquote' ? next : undefined;
    const plain = body.slice(quote?.position?.start.offset ?? body.length, quote?.position?.end.offset);
    if (plainWords && !textOf(quote).trim())
      report(
        heading,
        'the plain words of the clause, as a quotation below the heading: > …',
        quote ? 'an empty quotation' : 'no quotation',
      );
    clauses.push({
      id,
      title,
      ...(plain ? { plain: plain.replace(/^ {0,3}> ?/gm, '').trim() } : {}),
      body: body.slice((quote ?? heading).position?.end.offset, end).trim(),
    });
  });
  if (problems.length > 0) throw new ContentError(problems);
  return { intro: body.slice(0, headings[0]?.position?.start.offset).trim(), clauses };
}
