import type { Network } from '../../content/schemas/company.ts';
import { t } from '../../content/t.ts';

/** What a social network is called: other scripts write it in letters of their own. */
export const networkName = (network: Network): string =>
  ({
    linkedin: t('LinkedIn'),
    x: t('X'),
    instagram: t('Instagram'),
    youtube: t('YouTube'),
    github: t('GitHub'),
    facebook: t('Facebook'),
  })[network];
