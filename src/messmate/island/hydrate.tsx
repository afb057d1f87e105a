import { hydrateRoot } from 'react-dom/client';
import { Content, FeatureTabs } from '../tabs/FeatureTabs.tsx';
import { Boundary } from './Boundary.tsx';
import type { IslandProps } from './Island.tsx';
import { panelsOf } from './panels.ts';

/**
 * Makes the features interactive.
 * @throws when the page lacks the island's properties; a fault while drawing is caught and shown in its place
 */
export function hydrate(root: HTMLElement): void {
  const { label, tabs, error } = JSON.parse(
    document.getElementById('messmate-props')?.textContent ?? '',
  ) as IslandProps;
  const panels = panelsOf(root);
  hydrateRoot(
    root,
    <Boundary
      words={error}
      rest={Object.entries(panels).map(([id, panel]) => <Content key={id} of={panel} />)}
    >
      <FeatureTabs label={label} tabs={tabs} panels={panels} />
    </Boundary>,
  );
}
