import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { ErrorScreen } from '../../ui/ErrorScreen/ErrorScreen.tsx';
import { FeatureTabs, type Panels, type TabWords } from '../tabs/FeatureTabs.tsx';

/** What the island is told besides its panels: it travels in the page as JSON. */
export type IslandProps = { label: string; tabs: TabWords; error: InterfaceWords['error'] };

/**
 * Shows the panel alone that the address asks for, before the panels are read: the page may be drawn between them, and a
 * panel that went later would make it jump. Where React never comes, the links choose. A rule in the document's own sheet
 * is the one way that needs no rule for each panel, that the content policy allows, and that Safari before 16.4 knows.
 */
const showAskedFor = (ids: readonly string[]) =>
  `const ids=${JSON.stringify(ids)},sheet=[...document.styleSheets].pop(),` +
  'rule=sheet.cssRules[sheet.insertRule("@media screen{}",sheet.cssRules.length)],show=()=>{' +
  'const id=location.hash.slice(1);if(rule.cssRules.length)rule.deleteRule(0);' +
  'if(ids.includes(id))rule.insertRule("#messmate>div>section:not([role]):not(#"+id+"){display:none}",0)};' +
  'show();addEventListener("hashchange",show)';

/**
 * The island as it is in the document: the features complete as HTML, what React needs to take them over, and
 * the error screen for the case that its code never arrives.
 */
export function Island({ panels, ...props }: IslandProps & { panels: Panels }) {
  // A text in `content/` must not be able to end the element.
  const json = JSON.stringify(props).replace(/</g, '\\u003c');
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text above, of names of panels */}
      <script dangerouslySetInnerHTML={{ __html: showAskedFor(Object.keys(panels)) }} />
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
