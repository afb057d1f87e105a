import { ButtonLink, Buttons } from '../../components/Button/Button.tsx';
import { Grain, GrainField } from '../../components/Grain/Grain.tsx';
import type { GrainState } from '../../components/Grain/grain-path.ts';
import { Headline } from '../../components/Headline/Headline.tsx';
import type { Company } from '../../schemas/company.ts';
import type { HomeWords } from '../../schemas/pages.ts';
import { fill } from '../../text/fill.ts';
import styles from './Hero.module.css';
import type { HomeFigures } from './home-figures.ts';

const KEY: readonly GrainState[] = ['served', 'live', 'due', 'skip'];

type Props = { company: Company; words: HomeWords; figures: HomeFigures };

/** The company's name over 480 grains in four wings: lunch in the sample hostel, at this minute. */
export function Hero({ company, words, figures }: Props) {
  const { field } = words;
  return (
    <section className={`wrap ${styles.hero}`}>
      <Headline className={styles.name}>{company.name}</Headline>
      <div className={styles.wings}>
        {figures.wings.map(({ wing, counts }) => (
          <figure key={wing}>
            <figcaption className={styles.wing}>
              <b>{fill(field.wing, { wing })}</b>
              <span className="num">
                {fill(field.wingCount, {
                  in: counts.served + counts.live,
                  expected: counts.served + counts.live + counts.due,
                })}
              </span>
            </figcaption>
            <GrainField columns={15} counts={counts} label={fill(field.picture, { wing, ...counts })} />
          </figure>
        ))}
      </div>
      <div className={styles.row}>
        <div>
          <p className={styles.tagline}>{company.tagline}</p>
          <Buttons>
            <ButtonLink look="primary" arrow="right" href="/about">
              {words.buttons.more} <span className="visually-hidden">{words.buttons.moreAbout}</span>
            </ButtonLink>
            <ButtonLink href="/contact">{words.buttons.contact}</ButtonLink>
          </Buttons>
        </div>
        <div>
          <p className={`cap ${styles.caption}`}>
            <b>{field.caption.title}</b> {fill(field.caption.text, figures.moment)}
          </p>
          <dl className={styles.key}>
            {KEY.map((state) => (
              <div key={state}>
                <dt>
                  <Grain state={state} />
                  {field[state]}
                </dt>
                <dd className={`num ${state === 'live' ? styles.now : ''}`}>
                  {state === 'due'
                    ? fill(field.dueCount, { due: figures.total.due, error: figures.error })
                    : figures.total[state]}
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.punch}>{fill(field.punch, { skip: figures.total.skip })}</p>
        </div>
      </div>
    </section>
  );
}
