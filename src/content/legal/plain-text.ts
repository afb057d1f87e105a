import { formatLegalDay } from '../language/day.ts';
import type { FilledText, Version } from '../schemas/legal.ts';
import { t } from '../t.ts';

/** The company's name, the web address of its site, and the path of the legal text. */
export type VersionContext = { company: string; address: string; path: string };

/** Collects the kinds of data that the sections list as kept and as never collected. */
export const collectDataKinds = ({ sections }: FilledText): { kept: string[]; neverCollected: string[] } => ({
  kept: sections.flatMap(({ kept = [] }) => kept),
  neverCollected: sections.flatMap(({ neverCollected = [] }) => neverCollected),
});

/** Returns a note about the summaries, or undefined for a text without any. */
export const summaryNote = ({ sections }: FilledText): string | undefined =>
  sections.some(({ summary }) => summary)
    ? t('The plain words beside a section are a help. Where the two differ, the full wording counts.')
    : undefined;

/** Formats a version's .txt file, which is Markdown: facts about it, then numbered sections. */
export function formatMarkdown(version: Version, { company, address: site, path }: VersionContext): string {
  const { title, lead, appliesTo, law, intro, sections } = version;
  const { kept, neverCollected } = collectDataKinds(version);
  const facts = [
    [t('Applies to'), appliesTo],
    [t('Last updated'), formatLegalDay(version.updated)],
    [t('Law'), law],
    [t('What changed'), version.changed],
    [t('This version'), site + version.address],
    [t('Newest version'), site + path],
    [t('Kept'), kept.join(', ')],
    [t('Never collected'), neverCollected.join(', ')],
  ].flatMap(([name, value]) => (value ? `- ${name}: ${value}` : []));
  const clauses = sections.flatMap(({ title, summary, body }, i) => [
    `## ${i + 1}. ${title}`,
    summary && `> ${summary.replaceAll('\n', '\n> ')}`,
    body,
  ]);
  const paragraphs = [`# ${title}`, company, facts.join('\n'), lead, summaryNote(version), intro, ...clauses];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
