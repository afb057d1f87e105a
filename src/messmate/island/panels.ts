import type { Feature } from '../../content/schemas/demo/demo.ts';
import type { Panels } from '../tabs/FeatureTabs.tsx';

type Policy = { createHTML(feature: Feature): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** The panels as elements, in the order of their tabs. */
export const panelElements = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(':scope > div > section'),
];

/**
 * The panels as they are in the document, for React to take over, and to give back unchanged should it have to draw
 * them anew. The content policy (src/publish/hosting/policy.ts) lets no text become HTML, so where browsers ask for it they
 * are trusted values: made of the name of a panel, and of nothing else.
 */
export function panelsOf(root: HTMLElement): Panels {
  const stood = Object.fromEntries(
    panelElements(root).map(({ id, firstElementChild }) => [id, firstElementChild?.innerHTML ?? '']),
  ) as Record<Feature, string>;
  const createHTML = (id: Feature) => stood[id] ?? '';
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const policy = trustedTypes?.createPolicy('panels', { createHTML }) ?? { createHTML };
  const ids = Object.keys(stood) as Feature[];
  return Object.fromEntries(ids.map((id) => [id, { html: policy.createHTML(id) }])) as Panels;
}
