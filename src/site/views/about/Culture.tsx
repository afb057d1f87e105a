import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Points } from './Points.tsx';

/** How the company works: rules that it may be held to. The team page's culture button leads here. */
export function Culture({ words }: { words: AboutWords['culture'] }) {
  return (
    <Section id={words.id} heading={words.heading} lead={words.lead} claim={words.claim}>
      <Points items={words.rules} />
    </Section>
  );
}
