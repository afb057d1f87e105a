import { legalDay } from '../day.ts';
import type { Version } from '../schemas/legal.ts';
import { t } from '../t.ts';

/** What a version names besides its own wording. */
export type Setting = { company: string; address: string; path: string };

/** The Markdown as it is written, with section numbers, below what the head of the page says. */
export function plainText(version: Version, { company, address, path }: Setting): string {
  const { title, lead, appliesTo, law, holds = [], body } = version;
  const kinds = (isHeld: boolean) =>
    holds.flatMap(({ data, held }) => (held === isHeld ? data : [])).join(', ');
  const facts = [
    [t('Applies to'), appliesTo],
    [t('Last updated'), legalDay(version.date)],
    [t('Law'), law],
    [t('What changed'), version.changed],
    [t('This version'), address + version.address],
    [t('Newest version'), address + path],
    [t('Kept'), kinds(true)],
    [t('Never collected'), kinds(false)],
  ].flatMap(([name, value]) => (value ? `- ${name}: ${value}` : []));
  let number = 0;
  const numbered = body.replace(/^ {0,3}##(?=[ \t].*\{#[a-z0-9-]+\}[ \t#]*$)/gm, () => `## ${++number}.`);
  return `${[`# ${title}`, company, facts.join('\n'), lead, numbered].join('\n\n')}\n`;
}
