import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineIn, type Markdown } from '../markdown.ts';
import { ContentError, excerptOf, type Problem, unusable } from '../problems.ts';
import type { Clause } from '../schemas/legal.ts';

const HEADING = 'a heading with its permanent anchor, in small letters: ## Your account {#your-account}';

/**
 * A clause is a heading `## Title {#anchor}`, then, where the text has plain words, a quotation with them, then its
 * paragraphs.
 * @throws ContentError for a heading without an anchor, an anchor used twice, or missing plain words
 */
export function clausesOf(text: Markdown, plainWords: boolean): { intro: string; clauses: Clause[] } {
  const { file, body, bodyLine, tree } = text;
  const problems: Problem[] = [];
  const headings = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  );
  if (headings.length === 0)
    throw unusable('text', file, `at least one clause, below ${HEADING}`, 'no heading', bodyLine);
  const clauses: Clause[] = [];
  for (const [i, heading] of headings.entries()) {
    const words = textOf(heading).trim();
    const report = (expected: string, found: string) =>
      problems.push({
        ...{ code: 'text', file, path: [], part: `## ${words}`, line: lineIn(text, heading) },
        ...{ expected, found },
      });
    const [, title = words, id = ''] = /^(.*\S)\s*\{#([a-z][a-z0-9-]*)\}$/s.exec(words) ?? [];
    // Words underlined with hyphens are a heading, too.
    if (!id || body[heading.position?.start.offset ?? 0] !== '#') report(HEADING, excerptOf(words));
    else if (clauses.some((clause) => clause.id === id))
      report('an anchor that is used once on the page', `{#${id}}, which an earlier heading has too`);
    const next = tree.children[tree.children.indexOf(heading) + 1];
    const quote = next?.type === 'blockquote' ? next : undefined;
    if (plainWords && !textOf(quote).trim())
      report('the plain words of the clause, as a quotation below the heading: > …', 'no such quotation');
    const plain = quote && body.slice(quote.position?.start.offset, quote.position?.end.offset);
    clauses.push({
      ...{ id, title, ...(plain && { plain: plain.replace(/^ {0,3}> ?/gm, '').trim() }) },
      body: body
        .slice((quote ?? heading).position?.end.offset, headings[i + 1]?.position?.start.offset)
        .trim(),
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { intro: body.slice(0, headings[0]?.position?.start.offset).trim(), clauses };
}
