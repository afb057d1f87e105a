import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { ErrorScreen } from '../../ui/ErrorScreen/ErrorScreen.tsx';
import { FeatureTabs, type Panels, type TabWords } from '../tabs/FeatureTabs.tsx';

/** What the island is told besides its panels: it travels in the page as JSON. */
export type IslandProps = { label: string; tabs: TabWords; error: InterfaceWords['error'] };

/**
 * Notes which panel the address asks for, before the panels are read: the page may be drawn between them, and a panel that
 * went later would make it jump. FeatureTabs.module.css hides by it.
 */
const NOTE_ADDRESS =
  'const note=()=>{document.documentElement.dataset.panel=location.hash};note();addEventListener("hashchange",note)';

/**
 * The island as it stands in the document: the features complete as HTML, what React needs to take them over, and
 * the error screen for the case that its code never arrives.
 */
export function Island({ panels, ...props }: IslandProps & { panels: Panels }) {
  // A text in `content/` must not be able to end the element.
  const json = JSON.stringify(props).replace(/</g, '\\u003c');
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above */}
      <script dangerouslySetInnerHTML={{ __html: NOTE_ADDRESS }} />
      <div id="messmate">
        <FeatureTabs label={props.label} tabs={props.tabs} panels={panels} />
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every < is escaped */}
      <script type="application/json" id="messmate-props" dangerouslySetInnerHTML={{ __html: json }} />
      <template id="messmate-error" data-lost={props.error.lost}>
        <ErrorScreen words={props.error} message="" />
      </template>
    </>
  );
}
