import { legalDay } from '../language.ts';
import type { InterfaceWords } from '../schemas/interface.ts';
import type { Version } from '../schemas/legal.ts';

/** What a text's version is written with: whose it is and where it stands. */
export type Setting = { company: string; address: string; path: string; words: InterfaceWords['legal'] };

/**
 * A version of a legal text as plain text: its Markdown as it is written, each section with its number, below what the
 * head of the page says.
 */
export function plainText(version: Version, { company, address, path, words }: Setting): string {
  const { title, lead, appliesTo, law, holds = [], body } = version;
  const kinds = (isHeld: boolean) =>
    holds.flatMap(({ data, held }) => (held === isHeld ? data : [])).join(', ');
  const facts = [
    [words.appliesTo, appliesTo],
    [words.updated, legalDay(words, version.date)],
    [words.law, law],
    [words.versions.changed, version.changed],
    [words.versions.here, address + version.address],
    [words.versions.newest, address + path],
    [words.held, kinds(true)],
    [words.notHeld, kinds(false)],
  ].flatMap(([name, value]) => (value ? `- ${name}: ${value}` : []));
  let number = 0;
  const numbered = body.replace(/^ {0,3}##(?=[ \t].*\{#[a-z0-9-]+\}[ \t#]*$)/gm, () => `## ${++number}.`);
  return `${[`# ${title}`, company, facts.join('\n'), lead, numbered].join('\n\n')}\n`;
}
