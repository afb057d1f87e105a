import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { tabFigures } from '../../../messmate/figures.ts';
import { getSharedStore } from '../../../messmate/island/shared-store.ts';
import { FeatureTabs, type Panels } from '../../../messmate/tabs/FeatureTabs.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './Features.module.css';

type Props = { site: Site; words: ProductPageWords; panels: Panels };

/** The tabs of the live demo, and a note that the figures are samples. */
export function Features({ words, site, panels }: Props) {
  const { heading, lead, label, note, about, tabs } = words.features;
  const figures = tabFigures(tabs, getSharedStore().initialView.state);
  return (
    <Section id="features" heading={heading} lead={lead}>
      <FeatureTabs label={label} tabs={tabs} figures={figures} error={site.words.error} panels={panels} />
      <p className={`caption ${styles.note}`}>
        {note} {about}
      </p>
    </Section>
  );
}
