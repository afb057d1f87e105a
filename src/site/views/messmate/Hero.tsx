import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { fitting } from '../../../fonts/text-width.ts';
import { clock } from '../../../messmate/format.ts';
import { SERVE } from '../../../messmate/fragment.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';
import { MOST_SMALL, studentsPerGrain } from '../../../ui/Thali/counts.ts';
import { PlateKey } from '../../../ui/Thali/PlateKey.tsx';
import { grainText } from '../../../ui/Thali/plate-text.ts';
import styles from './Hero.module.css';
import { Meal } from './Meal.tsx';

type Props = { site: Site; words: ProductPageWords; readouts: Readouts };

/** The product's name and kind above a day of the sample hostel: a plate for each meal. */
export function Hero({ site, words, readouts }: Props) {
  const { hero } = words;
  const { meals, residents, second, thali } = readouts;
  const each = studentsPerGrain(residents, MOST_SMALL);
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={`split ${styles.top}`}>
        <h1 dir="auto" {...fitting(hero.heading)}>
          {hero.heading}
        </h1>
        <div>
          <p className={styles.kind}>{hero.kind}</p>
          <p>{hero.lead}</p>
          <Buttons>
            <ButtonLink look="primary" arrow="right" href={`#${SERVE}`}>
              {hero.tools}
            </ButtonLink>
            <RequestDemo site={site}>{words.demo.button}</RequestDemo>
          </Buttons>
        </div>
      </div>
      <div className={styles.day}>
        {meals.map((meal) => (
          <Meal key={meal.id} meal={meal} readouts={readouts} each={each} />
        ))}
      </div>
      <div className={`cluster ${styles.caption}`}>
        <p className="caption num">
          {fill(hero.day, { residents, time: clock(second / 60), error: thali.error })} {grainText(each)}
        </p>
        <PlateKey />
      </div>
    </section>
  );
}
