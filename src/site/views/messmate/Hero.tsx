import { fill } from '../../../content/fill.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { dayBars } from '../../../messmate/bars.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Headline } from '../../../ui/Headline/Headline.tsx';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import { RequestDemo } from '../../../ui/Message/RequestDemo.tsx';
import styles from './Hero.module.css';
import { Meal } from './Meal.tsx';

type Props = { site: Site; words: ProductPageWords; readouts: Readouts };

/** The product's name and kind over one day: four meals on one scale, plates every five minutes. */
export function Hero({ site, words, readouts }: Props) {
  const { hero, meal: mealWords } = words;
  const { drawn, max } = dayBars(readouts.meals);
  // A phone has room for two: what is served now, or is the next to be, and what follows.
  const now = readouts.meals.findIndex(({ phase }) => phase !== 'done');
  const first = now < 0 ? drawn.length - 2 : Math.min(now, drawn.length - 2);
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.top}>
        <Headline className={styles.name}>{hero.heading}</Headline>
        <div>
          <p className={styles.kind}>{hero.kind}</p>
          <p className="lead">{hero.lead}</p>
          <Buttons>
            <ButtonLink look="primary" href="#attendance">
              {hero.tools}
            </ButtonLink>
            <RequestDemo site={site}>{words.demo.button}</RequestDemo>
          </Buttons>
        </div>
      </div>
      <div className={styles.day}>
        {drawn.map(({ meal, bars }, place) => (
          <div key={meal.id} className={place === first || place === first + 1 ? undefined : styles.wide}>
            <Meal meal={meal} bars={bars} max={max} words={mealWords} marks={site.words} />
          </div>
        ))}
      </div>
      <div className={`cap ${styles.caption}`}>
        <p>
          <b>{hero.caption.title}</b>{' '}
          {fill(hero.caption.text, {
            residents: readouts.residents,
            time: clock(readouts.second / 60),
          })}
        </p>
        <Legend words={mealWords.legend} of={drawn.map(({ bars }) => bars)} />
      </div>
    </section>
  );
}
