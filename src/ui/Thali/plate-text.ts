import { t } from '../../content/t.ts';
import { eaten, type GrainState, type PlateCounts } from './grains.ts';

/** What a kind of grain means. */
export const stateText = (state: GrainState): string =>
  ({
    lastFive: t('in the last five minutes'),
    expected: t('still to come'),
    notComing: t('not coming'),
  })[state];

/** Those whose grains have left the plate, or are about to. */
export const eatenText = (): string => t('have eaten');

/** A plate in words. */
export function plateText(meal: string, counts: PlateCounts): string {
  const { lastFive, expected, notComing } = counts;
  return t(
    '{meal} on a plate: {eaten} have eaten, {lastFive} of them in the last five minutes, {expected} are still to come. Beside it {notComing}, not coming.',
    { meal, eaten: eaten(counts), lastFive, expected, notComing },
  );
}

/** How many students a grain stands for. */
export const grainText = (each: number): string =>
  each > 1 ? t('One grain is {each} students.', { each }) : t('One grain is one student.');
