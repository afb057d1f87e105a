import type { PanelContent } from '../tabs/FeatureTabs.tsx';
import { FEATURES, type Feature } from '../tabs/features.ts';

type Policy = { createHTML(feature: Feature): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/**
 * The panels as they stand in the document, for React to take over, and to give back unchanged should it have to draw
 * them anew. The content policy (src/publish/hosting/policy.ts) lets no text become HTML, so where browsers ask for it they
 * are trusted values: made of the name of a panel, and of nothing else.
 */
export function panelsOf(root: HTMLElement): Record<Feature, PanelContent> {
  const read = (id: Feature) => root.querySelector(`#${id} > div`)?.innerHTML ?? '';
  const stood = Object.fromEntries(FEATURES.map((id) => [id, read(id)])) as Record<Feature, string>;
  const createHTML = (id: Feature) => stood[id] ?? '';
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('panels', { createHTML }) ?? { createHTML };
  return Object.fromEntries(FEATURES.map((id) => [id, { html: policy.createHTML(id) }])) as Record<
    Feature,
    PanelContent
  >;
}
