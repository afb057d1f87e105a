import { t } from '../../content/t.ts';
import type { GrainState, PlateCounts } from './grains.ts';

/** What a kind of grain means. */
export const stateText = (state: GrainState): string =>
  ({
    served: t('served'),
    lastFive: t('in the last five minutes'),
    expected: t('still to come'),
    notComing: t('not coming'),
  })[state];

/** A plate in words. */
export const plateText = (meal: string, { served, lastFive, expected, notComing }: PlateCounts): string =>
  t(
    '{meal} on a plate: {served} served, {lastFive} in the last five minutes, {expected} still to come. Beside it {notComing}, not coming.',
    { meal, served, lastFive, expected, notComing },
  );

/** How many students a grain stands for. */
export const grainText = (each: number): string =>
  each > 1 ? t('One grain is {each} students.', { each }) : t('One grain is one student.');
