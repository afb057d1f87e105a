import { demo } from 'virtual:demo';
import { styles } from 'virtual:demo-styles';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { eachFeature, type Feature } from '../../content/features.ts';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { ErrorScreen } from '../../ui/ErrorScreen/ErrorScreen.tsx';
import { createHostel } from '../engine/hostel.ts';
import { demoStart } from '../engine/sample.ts';
import { createStore, type Store } from '../store/store.ts';
import { FeatureTabs, type TabWords } from '../tabs/FeatureTabs.tsx';
import { ofFeature } from '../tabs/feature-module.ts';
import script from '../tabs/tabs.ts?script';
import { figuresOf } from './figures.ts';
import { PanelRoot } from './PanelRoot.tsx';

type Words = Record<Feature, Omit<TabWords[Feature], 'figure'>>;
type Props = { label: string; tabs: Words; error: InterfaceWords['error'] };

const PANELS = import.meta.glob<ComponentType>('../*/[A-Z]*Panel.tsx', { eager: true, import: 'default' });

/**
 * The panels as they stand in the document: what React draws first in the browser too, so that it takes them over
 * without a change (start.tsx). Each is a root of its own, there as here.
 */
function drawPanels(store: Store) {
  return eachFeature((id) => {
    const Panel = ofFeature(PANELS, id);
    return renderToString(
      <PanelRoot demo={{ store, gate: store, data: demo }}>
        <Panel />
      </PanelRoot>,
      { identifierPrefix: id },
    );
  });
}

/**
 * The island in the document: its styles, the features rendered as HTML, and the error screen for code that cannot be
 * fetched.
 */
export function Island({ label, tabs, error }: Props) {
  const store = createStore(createHostel(demo.plan), demoStart(demo.plan));
  const { state } = store.initial;
  const figures = figuresOf(demo.figures, state.hostel)(state);
  const shown = eachFeature((id) => ({ ...tabs[id], figure: figures[id] }));
  return (
    <>
      {/* A drawing may have styles anywhere in a document; a style element of HTML belongs to its head. */}
      <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of our own, compiled by the build */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </svg>
      <FeatureTabs label={label} tabs={shown} script={script} panels={drawPanels(store)} />
      <template id="messmate-error" data-lost={error.lost}>
        <ErrorScreen words={error} message="" />
      </template>
    </>
  );
}
