import { t } from '../../content/t.ts';
import { countEaten, type GrainState, type PlateCounts } from './counts.ts';

/** Returns the meaning of a grain's state for the plate's legend. */
export const stateText = (state: GrainState): string =>
  ({
    justServed: t('in the last five minutes'),
    expected: t('still to come'),
    notComing: t('not coming'),
  })[state];

export const eatenText = (): string => t('have eaten');

/** Describes the plate of a meal that is past, being served or to come. `error` is the forecast's, in plates. */
export function plateText(
  meal: string,
  counts: PlateCounts & { readonly error: number },
  phase: 'done' | 'live' | 'due' = 'live',
): string {
  const { justServed, expected, notComing, error } = counts;
  const values = { meal, eaten: countEaten(counts), lastFive: justServed, expected, error, notComing };
  if (phase === 'done')
    return t(
      '{meal} is over: {eaten} have eaten, {expected} did not come, {notComing} not expected.',
      values,
    );
  if (phase === 'due')
    return t('{meal}, waiting: {expected} ± {error} expected, {notComing} not coming.', values);
  return t(
    '{meal}, being served: {eaten} have eaten, {lastFive} of them in the last five minutes, {expected} ± {error} still to come, {notComing} not coming.',
    values,
  );
}

export const grainText = (groupSize: number): string =>
  groupSize > 1 ? t('One grain is {each} students.', { each: groupSize }) : t('One grain is one student.');
