import type { ComponentType } from 'react';
import { eachFeature } from '../../../content/schemas/demo/demo.ts';
import type { InterfaceWords } from '../../../content/schemas/interface.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import type { Panels } from '../../../messmate/tabs/FeatureTabs.tsx';
import { type DrawingProps, type FeatureModule, ofFeature } from '../../../messmate/tabs/feature-module.ts';
import { Panel } from '../../../messmate/tabs/Panel.tsx';

const MODULES = import.meta.glob<FeatureModule>('../../../messmate/*/feature.ts', { eager: true });
const DRAWINGS = import.meta.glob<ComponentType<DrawingProps>>('../../../messmate/*/*Drawing.tsx', {
  eager: true,
  import: 'default',
});

/** The panels, each with its claim, its points and its drawing. */
export function panelsOf(words: ProductPageWords, site: InterfaceWords, readouts: Readouts): Panels {
  return eachFeature((id) => {
    const Drawing = ofFeature(DRAWINGS, id);
    return (
      <Panel {...words.features.tabs[id]} isSteady={ofFeature(MODULES, id).isSteady ?? false}>
        <Drawing words={words} site={site} readouts={readouts} />
      </Panel>
    );
  });
}
