import type { Network } from '../../content/schemas/company.ts';

/** What each network calls itself. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  linkedin: 'LinkedIn',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  facebook: 'Facebook',
};
