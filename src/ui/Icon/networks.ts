import type { Network } from '../../content/schemas/company.ts';
import { t } from '../../content/t.ts';

/** The name of a social network, translated because other scripts use their own letters. */
export const networkName = (network: Network): string =>
  ({
    linkedin: t('LinkedIn'),
    x: t('X'),
    instagram: t('Instagram'),
    youtube: t('YouTube'),
    github: t('GitHub'),
    facebook: t('Facebook'),
  })[network];
