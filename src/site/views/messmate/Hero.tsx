import { fill } from '../../../content/fill.ts';
import { PAGES } from '../../../content/schemas/pages.ts';
import type { ProductPageWords } from '../../../content/schemas/product.ts';
import { dayBars } from '../../../messmate/bars.ts';
import { clock } from '../../../messmate/format.ts';
import type { Readouts } from '../../../messmate/sample-readouts.ts';
import { kindsOf } from '../../../ui/Bars/kinds.ts';
import { ButtonLink, Buttons } from '../../../ui/Button/Button.tsx';
import type { Site } from '../../../ui/Frame/Site.ts';
import { Headline } from '../../../ui/Headline/Headline.tsx';
import { Legend } from '../../../ui/Legend/Legend.tsx';
import { messageLink } from '../../../ui/Message/links.ts';
import styles from './Hero.module.css';
import { Meal } from './Meal.tsx';

type Props = { site: Site; words: ProductPageWords; readouts: Readouts };

/** The product's name over one day: four meals on one scale, plates every five minutes. */
export function Hero({ site, words, readouts }: Props) {
  const { hero, meal: mealWords } = words;
  const { drawn, max } = dayBars(readouts.meals);
  const kinds = kindsOf(drawn.map(({ bars }) => bars));
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.top}>
        <Headline className={styles.name}>{hero.heading}</Headline>
        <div>
          <p className={styles.motto}>{hero.motto}</p>
          <p className="lead">{hero.lead}</p>
          <Buttons>
            <ButtonLink look="primary" href="#attendance">
              {hero.tools}
            </ButtonLink>
            <ButtonLink
              arrow="right"
              {...messageLink(site, site.messages.demo, { readAt: `${PAGES.contact.path}#demo` })}
            >
              {words.demo.button}
            </ButtonLink>
          </Buttons>
        </div>
      </div>
      <div className={styles.day}>
        {drawn.map(({ meal, bars }) => (
          <Meal key={meal.id} meal={meal} bars={bars} max={max} words={mealWords} marks={site.words} />
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
        <Legend
          entries={(['served', 'live', 'due'] as const)
            .filter((kind) => kinds.has(kind))
            .map((kind) => ({ kind, label: mealWords.legend[kind] }))}
        />
      </div>
    </section>
  );
}
