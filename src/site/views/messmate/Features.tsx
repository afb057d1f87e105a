import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { Island } from '../../../messmate/island/Island.tsx';
import { Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Features.late.module.css';

type Props = { site: Site; words: ProductPageWords };

/** The feature area: its heading, the three features, the note that says what the drawings are, and the way on. */
export function Features({ words, site }: Props) {
  const { heading, lead, label, note, about } = words.features;
  return (
    <Section id="features" heading={heading} lead={lead}>
      <Island label={label} tabs={words.features.tabs} error={site.words.error} />
      <div className={styles.after}>
        <p className="caption">
          {note} {about}
        </p>
        <Buttons>
          <RequestDemo site={site}>{words.demo.button}</RequestDemo>
        </Buttons>
      </div>
    </Section>
  );
}
