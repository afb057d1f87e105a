import type { ReactNode } from 'react';
import { fill } from '../../../content/fill.ts';
import { formatNumber } from '../../../content/language/locale.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { t } from '../../../content/t.ts';
import type { MealReadout } from '../../../messmate/engine/selectors/meals.ts';
import { countStudents } from '../../../messmate/engine/selectors/plate.ts';
import { formatTime } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Source } from '../../../ui/Source/Source.tsx';
import { studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { Leftovers } from '../../../ui/Thali/Leftovers.tsx';
import { Thali } from '../../../ui/Thali/Thali.tsx';
import styles from './Benefits.module.css';

type Props = { words: ProductPageWords; readouts: Readouts };

/** The number of bowls that stand for the food left over. Those that the product aims to save are outlines. */
const BOWLS = 10;
const MAX_GRAINS = 32;

/** The three benefits, each with a labelled drawing. */
export function Benefits({ words, readouts }: Props) {
  const { heading, waste, operations, experience } = words.benefits;
  const { state, second, residents, meal, lastMeal, lastMealSlot } = readouts;
  const groupSize = studentsPerGrain(residents, MAX_GRAINS);
  const saved = Math.round((BOWLS * waste.percent) / 100);
  const renderMeal = ({ id, food }: MealReadout) => (
    <Thali counts={countStudents(state, id)} food={food} groupSize={groupSize} isSmall />
  );
  return (
    <Section id="benefits" heading={heading}>
      <div className={`columns ${styles.cards}`}>
        <Benefit
          words={waste}
          picture={
            <Leftovers leftovers={BOWLS - saved} saved={saved} columns={BOWLS / 2} label={waste.drawing} />
          }
          label={
            <>
              {waste.upTo} <b>{formatNumber(waste.percent)}%</b>
            </>
          }
        >
          {waste.basis} <Source claim={waste.claim} />
        </Benefit>
        <Benefit
          words={operations}
          picture={renderMeal(meal)}
          label={
            <>
              {fill(operations.now, { time: formatTime(second / 60) })}{' '}
              <b>{t('{plates} have eaten', { plates: formatNumber(meal.plates) })}</b>
            </>
          }
        />
        <Benefit
          words={experience}
          picture={renderMeal(lastMeal)}
          label={
            <>
              {fill(experience.tonight, { meal: lastMeal.name })}. {experience.slot}:{' '}
              <b>{formatTime(lastMealSlot)}</b>
            </>
          }
        />
      </div>
    </Section>
  );
}

type BenefitProps = {
  words: { title: string; text: string };
  picture: ReactNode;
  label: ReactNode;
  children?: ReactNode;
};

const Benefit = ({ words: { title, text }, picture, label, children }: BenefitProps) => (
  <article>
    <figure>
      {picture}
      <figcaption className="num">{label}</figcaption>
    </figure>
    <div>
      <h3>{title}</h3>
      <p>
        {text} {children}
      </p>
    </div>
  </article>
);
