import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Island } from '../../../messmate/island/Island.tsx';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import styles from './Features.module.css';
import { tabsOf } from './tab-words.ts';

type Props = { words: ProductPageWords; site: InterfaceWords; readouts: Readouts };

/** The feature area: its heading, the three features, and the note that says what the drawings are. */
export function Features({ words, site, readouts }: Props) {
  const { heading, lead, label, note, about, claim } = words.features;
  return (
    <Section id="features" heading={heading} lead={lead}>
      <Island label={label} tabs={tabsOf(words, readouts)} error={site.error} />
      <p className={`cap ${styles.note}`}>
        {note} {about} <Source claim={claim} />
      </p>
    </Section>
  );
}
